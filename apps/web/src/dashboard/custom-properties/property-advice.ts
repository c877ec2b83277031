import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function propertyAdvice(): Promise<Advice> {
  const [t, trouble] = [await getTranslations('customProperties'), await getTranslations('trouble')];
  const refused = trouble('refused');
  return {
    label: t('labelRequired'),
    name: t('nameRequired'),
    entity_type: refused,
    scalar_type: refused,
    traits: refused,
  };
}
