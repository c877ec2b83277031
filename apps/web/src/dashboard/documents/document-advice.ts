import { getTranslations } from 'next-intl/server';

/** What to do about each control that is wrong. */
export async function documentAdvice() {
  const t = await getTranslations('documents');
  return {
    title: t('titleAdvice'),
    version: t('versionAdvice'),
    files: t('fileAdvice'),
  };
}
