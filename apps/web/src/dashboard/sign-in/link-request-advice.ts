import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function linkRequestAdvice(): Promise<Advice> {
  return { link_email: (await getTranslations('signIn'))('emailRequired') };
}
