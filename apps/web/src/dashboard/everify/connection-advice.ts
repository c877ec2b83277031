import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function connectionAdvice(): Promise<Advice> {
  const t = await getTranslations('everifyConnection');
  return {
    base_url: t('addressAdvice'),
    username: t('usernameAdvice'),
    password: t('passwordAdvice'),
    creator_name: t('creatorNameAdvice'),
    creator_email: t('creatorEmailAdvice'),
    creator_phone: t('creatorPhoneAdvice'),
  };
}
