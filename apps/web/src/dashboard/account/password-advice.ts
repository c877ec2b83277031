import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function passwordAdvice(): Promise<Advice> {
  const t = await getTranslations('account');
  return {
    current_password: t('currentWrong'),
    new_password: t('newTooShort'),
    new_password_again: t('notTheSame'),
  };
}
