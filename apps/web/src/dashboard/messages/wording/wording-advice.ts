import { longestWording } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { Advice } from '../../forms/read-form';

/** What to do about words that are too long. */
export async function wordingAdvice(): Promise<Advice> {
  const t = await getTranslations('wording');
  return {
    subject: t('tooLong', { most: longestWording.subject }),
    body: t('tooLong', { most: longestWording.body }),
    sms: t('tooLong', { most: longestWording.sms }),
  };
}
