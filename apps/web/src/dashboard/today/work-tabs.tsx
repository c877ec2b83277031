import type { WorkItemBucket, WorkItemCounts } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { ScrollToCurrent } from '../shell/scroll-to-current';
import { countWords } from './count-words';
import type { TodaySearch } from './today-search';

/** What is parted by tabs; what is due later is shown where nothing else waits. */
const tabs = ['late', 'today', 'week', 'waiting_on_others'] as const satisfies readonly WorkItemBucket[];

interface WorkTabsProps {
  readonly asked: TodaySearch;
  readonly counts: WorkItemCounts;
  readonly shown: WorkItemBucket;
}

/** How much waits, by when it is due: each count leads to its rows. */
export async function WorkTabs({ asked, counts, shown }: WorkTabsProps) {
  const [t, locale] = [await getTranslations('today'), await getLocale()];
  return (
    <nav className="today-tabs" aria-label={t('tabs')}>
      <ScrollToCurrent current={shown} />
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <a
              href={withQuery(paths.home, { ...asked, due: tab, from: '' })}
              aria-current={tab === shown ? 'true' : undefined}
              data-tone={tab === 'late' && (counts.late?.count ?? 0) > 0 ? 'bad' : undefined}
            >
              {t(`due_${tab}`)}{' '}
              <strong>{countWords(counts[tab] ?? { count: 0, is_exact: true }, locale)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tab that is asked for, else the first that has something. */
export function shownTab({ due }: TodaySearch, counts: WorkItemCounts): WorkItemBucket | undefined {
  if (due !== '') return due;
  return tabs.find((tab) => (counts[tab]?.count ?? 0) > 0);
}
