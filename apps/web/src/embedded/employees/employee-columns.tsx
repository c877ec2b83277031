'use client';
import type { EmployeeRow } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { formatNumber } from '../../i18n/format-number';
import { ProgressBar } from '../progress-bar';
import { type Component, useComponent } from '../component-context';
import { DueCell } from '../due-cell';
import { formatDateTime, formatLastChange, formatShortDate } from '../../i18n/due-status';
import type { Column } from '../row-table';

export const defaultEmployeeColumns = [
  'name',
  'progress',
  'placements_count',
  'next_due',
  'last_visited_at',
  'created_at',
];

export const employeeName = ({
  first_name,
  last_name,
}: Pick<EmployeeRow, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`;

/** What is known of employees, as columns. */
export function employeeColumns(
  { say, locale, place, linkTo }: Component,
  open: (row: EmployeeRow) => void,
): readonly Column<EmployeeRow>[] {
  const now = new Date();
  return [
    {
      id: 'name',
      label: say('name'),
      order: { by: 'name', usually: 'asc' },
      cell: (row) => (
        <a
          className="cmp-row-link"
          data-row={row.id}
          href={linkTo({ ...place, employee: row.id, query: {}, back: place.query })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open(row);
          }}
        >
          <bdi>{employeeName(row)}</bdi>
        </a>
      ),
    },
    {
      id: 'progress',
      label: say('progress'),
      order: { by: 'progress', usually: 'asc' },
      cell: (row) => <ProgressCell row={row} />,
    },
    {
      id: 'placements_count',
      label: say('placements'),
      order: { by: 'placements_count', usually: 'desc' },
      isFigure: true,
      cell: (row) => formatNumber(locale, row.placements_count),
    },
    {
      id: 'next_due',
      label: say('nextDue'),
      order: { by: 'next_due_at', usually: 'asc' },
      cell: ({ next_due, open_tasks_count: open }) =>
        next_due ? (
          <DueCell deadline={next_due} />
        ) : (
          <span className="fd-muted">{say(open > 0 ? 'noDeadline' : 'nothingDue')}</span>
        ),
    },
    {
      id: 'last_visited_at',
      label: say('lastVisit'),
      order: { by: 'last_visited_at', usually: 'desc' },
      cell: ({ last_visited_at }) => <LastChanged moment={last_visited_at} now={now} />,
    },
    {
      id: 'created_at',
      label: say('created'),
      order: { by: 'created_at', usually: 'desc' },
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={formatDateTime(created_at, locale)}>
          {formatShortDate(created_at, locale)}
        </time>
      ),
    },
    {
      id: 'next_form',
      label: say('nextForm'),
      cell: ({ next_due }) =>
        next_due ? (
          <FormNameCell name={next_due.name} />
        ) : (
          <span className="fd-muted">{say('nothingDue')}</span>
        ),
    },
    {
      id: 'email',
      label: say('email'),
      cell: ({ email }) => (email ? <bdi>{email}</bdi> : <span className="fd-muted">{say('unknown')}</span>),
    },
    {
      id: 'latest_task_updated_at',
      label: say('latestChange'),
      cell: ({ latest_task_updated_at }) => <LastChanged moment={latest_task_updated_at} now={now} />,
    },
  ];
}

function ProgressCell({ row }: { readonly row: EmployeeRow }) {
  const { say } = useComponent();
  const { progress, tasks_count, open_tasks_count, undecided_count: count = 0 } = row;
  if (count > 0)
    return (
      <span className="cmp-undecided">
        {progress ? say('formsDone', { done: tasks_count - open_tasks_count, total: tasks_count }) : null}
        <StatusWord tone="warn" icon="alert" word={say('undecided', { count })} />
      </span>
    );
  if (!progress) return <span className="fd-muted">{say('noForms')}</span>;
  if (progress.percent >= 100 && open_tasks_count === 0)
    return <StatusWord tone="good" icon="check" word={say('complete')} />;
  return (
    <span className="cmp-progress">
      <ProgressBar percent={progress.percent} />
      {say('formsDone', { done: tasks_count - open_tasks_count, total: tasks_count })}
    </span>
  );
}

function LastChanged({ moment, now }: { readonly moment: string | null; readonly now: Date }) {
  const { say, locale } = useComponent();
  if (moment === null) return <span className="fd-muted">{say('never')}</span>;
  return (
    <time dateTime={moment} title={formatDateTime(moment, locale)}>
      {formatLastChange(moment, now, locale)}
    </time>
  );
}

/** In the reader’s language where it comes with the service; what others made is in their own. */
export function FormNameCell({ name }: { readonly name: string }) {
  const { formNames, locale } = useComponent();
  const known = formNames[name];
  return <bdi lang={known && known.lang !== locale ? known.lang : undefined}>{known?.text ?? name}</bdi>;
}
