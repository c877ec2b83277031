import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** In place of what is told to nobody whose groups hide some of the records. */
export async function OnlyForAll() {
  const t = await getTranslations('dashboard');
  return (
    <EmptyState icon="lock" title={t('onlyForAll')}>
      {t('onlyForAllHint')}
    </EmptyState>
  );
}
