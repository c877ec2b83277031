import { getTranslations } from 'next-intl/server';
import type { Advice } from '../forms/read-form';

export async function tokenAdvice(): Promise<Advice> {
  const t = await getTranslations('tokens');
  return {
    name: t('nameRequired'),
    permissions: t('chooseRequired'),
    allowed_networks: t('networksWrong'),
  };
}
