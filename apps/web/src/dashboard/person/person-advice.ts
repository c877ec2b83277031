import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function personAdvice(): Promise<Advice> {
  const [t, trouble] = [await getTranslations('person'), await getTranslations('trouble')];
  return {
    first_name: t('firstNameRequired'),
    middle_name: trouble('refused'),
    last_name: t('lastNameRequired'),
    email: t('emailRequired'),
    phone: trouble('refused'),
    street: t('addressRequired'),
  };
}
