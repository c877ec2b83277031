import { getTranslations } from 'next-intl/server';

/** @param label what is shown, for those who cannot see where it stands */
export async function secretLabels(label: string) {
  const t = await getTranslations('secret');
  return { label, copied: t('copied'), copy: t('copy'), failed: t('failed') };
}
