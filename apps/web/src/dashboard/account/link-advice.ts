import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function linkAdvice(): Promise<Advice> {
  const [t, users] = [await getTranslations('accounts'), await getTranslations('users')];
  return {
    test_email: users('emailRequired'),
    test_password: t('passwordRequired'),
    test_link: t('noLink'),
  };
}
