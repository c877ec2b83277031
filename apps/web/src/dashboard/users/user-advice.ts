import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function userAdvice(): Promise<Advice> {
  const [t, trouble] = [await getTranslations('users'), await getTranslations('trouble')];
  const refused = trouble('refused');
  return { email: t('emailRequired'), external_id: refused, user_group_ids: refused };
}
