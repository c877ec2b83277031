import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function organizationAdvice(): Promise<Advice> {
  const [t, advice] = [
    await getTranslations('connectedOrganizations'),
    await getTranslations('recordAdvice'),
  ];
  return {
    name: advice('name'),
    dba_name: advice('text'),
    ein: advice('ein'),
    business_email: t('emailRequired'),
    candidate_support_email: t('emailRequired'),
    phone: advice('phone'),
    default_language: t('defaultAmong'),
    supported_languages: t('languageRequired'),
  };
}
