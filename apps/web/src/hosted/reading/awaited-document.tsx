import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** In the place of an official file that the operator has not installed: nothing can be read, and nothing is asked. */
export async function AwaitedDocument() {
  const t = await getTranslations('readDocument');
  return (
    <Banner tone="muted" icon="info" title={t('awaited')}>
      <p>{t('awaitedHint')}</p>
    </Banner>
  );
}
