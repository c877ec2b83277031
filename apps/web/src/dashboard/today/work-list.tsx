import type { UserSession, WorkItemBucket, WorkItemCounts } from '@firstday/domain';
import { EmptyState } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { isTodayNarrowed, type TodaySearch, workFilters } from './today-search';
import { WorkTable } from './work-table';
import { shownTab, WorkTabs } from './work-tabs';

interface WorkListProps {
  readonly session: UserSession;
  readonly asked: TodaySearch;
  readonly counts: WorkItemCounts;
}

/** What waits, in tabs by when it is due; where nothing does, what comes next. */
export async function WorkList({ session, asked, counts }: WorkListProps) {
  const t = await getTranslations('today');
  const shown = shownTab(asked, counts);
  return (
    <section className="hosted-section" aria-labelledby="work">
      <h2 id="work" className="fd-visually-hidden">
        {t('work')}
      </h2>
      <WorkTabs asked={asked} counts={counts} shown={shown ?? 'later'} />
      {shown === undefined ? <NothingWaits asked={asked} /> : null}
      <Rows session={session} asked={asked} bucket={shown ?? 'later'} isAfterNothing={shown === undefined} />
    </section>
  );
}

async function NothingWaits({ asked }: Pick<WorkListProps, 'asked'>) {
  const t = await getTranslations('today');
  return (
    <EmptyState icon="check" title={t('empty')}>
      {isTodayNarrowed(asked) ? <a href={paths.home}>{t('clear')}</a> : t('emptyHint')}
    </EmptyState>
  );
}

interface RowsProps extends Pick<WorkListProps, 'asked' | 'session'> {
  readonly bucket: WorkItemBucket;
  readonly isAfterNothing: boolean;
}

async function Rows({ session, asked, bucket, isAfterNothing }: RowsProps) {
  const t = await getTranslations('today');
  const here = withQuery(paths.home, { ...asked });
  const { data, next_cursor: next } = await readOrRedirect(here, 'work_items.list', {
    query: { ...workFilters(asked), bucket, cursor: asked.from || undefined, per_page: 50 },
  });
  if (data.length === 0)
    return isAfterNothing ? null : <EmptyState icon="check" title={t(`none_${bucket}`)} />;
  return (
    <>
      {isAfterNothing ? <h3>{t('comesNext')}</h3> : null}
      <WorkTable session={session} here={here} caption={t(`due_${bucket}`)} items={data} />
      <More asked={asked} bucket={bucket} next={next} />
    </>
  );
}

interface MoreProps extends Pick<WorkListProps, 'asked'> {
  readonly bucket: WorkItemBucket;
  readonly next: string | null;
}

/** What is due after what this page shows, and back to what is due first. */
async function More({ asked, bucket, next }: MoreProps) {
  const t = await getTranslations('today');
  if (next === null && !asked.from) return null;
  const at = (from: string) => withQuery(paths.home, { ...asked, due: bucket, from });
  return (
    <nav className="fd-actions" aria-label={t('pages')}>
      {asked.from ? <a href={at('')}>{t('first')}</a> : null}
      {next ? <a href={at(next)}>{t('next')}</a> : null}
    </nav>
  );
}
