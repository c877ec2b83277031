import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function signInAdvice(): Promise<Advice> {
  const t = await getTranslations('signIn');
  return { email: t('emailRequired'), password: t('passwordRequired') };
}
