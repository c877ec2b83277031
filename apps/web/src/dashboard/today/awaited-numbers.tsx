import { Banner } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { awaitedNumber, caseQuery, parseCaseSearch } from '../everify/case-search';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { TodaySearch } from './today-search';

/** How many E-Verify cases wait for a Social Security number, which leads to them: nothing is due, and nothing is forgotten. */
export async function AwaitedNumbers({ asked }: { readonly asked: TodaySearch }) {
  const { employer } = asked;
  const search = { status: awaitedNumber, employer };
  const { total: count } = await readOrRedirect(withQuery(paths.home, { ...asked }), 'everify_cases.list', {
    query: { ...caseQuery(parseCaseSearch(search)), per_page: 1 },
  });
  if (count === 0) return null;
  const [t, locale] = [await getTranslations('today'), await getLocale()];
  return (
    <Banner tone="muted" icon="wait">
      <a href={withQuery(paths.everify, search)}>
        {t('awaitedNumbers', { count, number: formatNumber(locale, count) })}
      </a>
    </Banner>
  );
}
