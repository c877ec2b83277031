import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function signerAdvice(): Promise<Advice> {
  const t = await getTranslations('reviewQueue');
  return { name: t('signerNameRequired'), title: t('signerTitleRequired') };
}
