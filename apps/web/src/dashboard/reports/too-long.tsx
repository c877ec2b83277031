import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** In place of a report that would take too long to count: how to have less counted. */
export async function TooLong() {
  const t = await getTranslations('reports');
  return (
    <EmptyState icon="clock" title={t('tooLong')}>
      {t('tooLongHint')}
    </EmptyState>
  );
}
