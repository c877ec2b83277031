import { getTranslations } from 'next-intl/server';
import type { Advice } from '../../forms/read-form';

/** What to do about an own text that cannot be shown. */
export async function textsAdvice(): Promise<Advice> {
  const t = await getTranslations('ownTexts');
  return {
    welcome: t('sentenceWrong'),
    closing: t('sentenceWrong'),
    help_name: t('nameWrong'),
    help_phone: t('phoneWrong'),
    help_email: t('emailWrong'),
  };
}
