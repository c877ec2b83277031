import { getTranslations } from 'next-intl/server';
import type { CaseView } from './case-view';

/** What the page says that ends a case before its result. */
export async function endWords({ everifyCase: { status }, name }: CaseView) {
  const t = await getTranslations('everify');
  return status === 'PREPARED'
    ? { title: t('discard'), hint: t('discardHint', { name }) }
    : { title: t('closeTitle'), hint: t('closeEarlyHint', { name }) };
}
