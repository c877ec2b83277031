'use client';
import type { ComplianceCalendarPage } from '@firstday/domain';
import { Pagination, TableSkeleton } from '@firstday/ui';
import { useMemo } from 'react';
import { useComponent } from '../component-context';
import { withQueryChanges } from '../component-route';
import { ListHead } from '../list-head';
import { EmptyRows, LoadError, StaleNotice } from '../load-error';
import { RowTable } from '../row-table';
import { Toolbar } from '../toolbar';
import type { Translate } from '../translate';
import { hasNavigated, useReturn } from '../use-return';
import { useRows } from '../use-rows';
import { DeadlineActions } from './deadline-actions';
import { deadlineColumns } from './deadline-columns';
import { deadlineFilters } from './deadline-filters';

/** What comes back is a form that was worked on: the calendar says by its rows what became of it. */
const onReturn = () => undefined;

/** What the law asks to be done of the forms that the session sees, and by which day: what is overdue comes first. */
export function ComplianceCalendar() {
  const component = useComponent();
  const { say, place, session } = component;
  const rows = useRows('compliance_calendar.list', { query: place.query });
  const { page, failure, at } = rows;
  const fields = useMemo(() => deadlineFilters(say, session.filters), [say, session.filters]);
  const columns = deadlineColumns(component);
  useReturn(page !== undefined, onReturn);
  return (
    <>
      <ListHead
        title={say('calendar')}
        count={page && countOf(page, place.query.cursor, say)}
        at={at}
        isFailed={failure !== undefined}
        isArrival={hasNavigated()}
      />
      <Toolbar fields={fields} columns={columns} />
      {failure && page && at ? <StaleNotice failure={failure} at={at} /> : null}
      {failure && !page ? <LoadError failure={failure} again={() => void rows.refresh()} /> : null}
      {!page && !failure ? <TableSkeleton columns={4} /> : null}
      {page && page.data.length === 0 ? <EmptyRows title="emptyCalendar" hint="emptyCalendarHint" /> : null}
      {page && page.data.length > 0 ? (
        <RowTable
          caption={say('calendar')}
          columns={columns}
          rows={page.data}
          keyOf={({ id }) => id}
          isBusy={rows.isLoading}
          actions={(deadline) => <DeadlineActions deadline={deadline} />}
        />
      ) : null}
      {page ? <LaterDeadlines next={page.next_cursor} /> : null}
    </>
  );
}

/** A calendar that is read in parts has no total. */
const countOf = (
  { data, next_cursor: next }: ComplianceCalendarPage,
  from: string | undefined,
  say: Translate,
) =>
  say(next === null && from === undefined ? 'countDeadlines' : 'countDeadlinesHere', { count: data.length });

/** On to what is due later, and back to what is due first. */
function LaterDeadlines({ next }: { readonly next: string | null }) {
  const { say, place, go } = useComponent();
  const { cursor } = place.query;
  if (next === null && cursor === undefined) return null;
  const read = (to: string | undefined) => {
    go({ ...place, query: withQueryChanges(place.query, { cursor: to }) }, 'push');
    document.getElementById('main')?.scrollIntoView();
  };
  return (
    <Pagination
      words={{ label: say('pages'), previous: say('firstDeadlines'), next: say('next') }}
      previous={cursor === undefined ? undefined : () => read(undefined)}
      next={next === null ? undefined : () => read(next)}
    />
  );
}
