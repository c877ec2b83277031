import './employees.css';
import type { EmployeeRow } from '@firstday/domain';
import { type Column, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formNamesIn } from '../../i18n/form-names-in';
import { formatNumber } from '../../i18n/format-number';
import { Day } from '../shell/day';
import { DueDay } from '../shell/due-day';
import { paths, withQuery } from '../paths';
import type { EmployeesSearch } from './employees-search';

interface EmployeeTableProps {
  readonly rows: readonly EmployeeRow[];
  readonly asked: EmployeesSearch;
}

/** An employee a row; a press on a column's head sorts by it. */
export async function EmployeeTable({ rows, asked }: EmployeeTableProps) {
  const t = await getTranslations('employees');
  const sort = asked.sort || 'next_due_at';
  return (
    <Table
      caption={t('title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={await columns()}
      sorting={{
        by: sort,
        dir: asked.dir || (sort === 'next_due_at' || sort === 'name' || sort === 'progress' ? 'asc' : 'desc'),
        hrefOf: ({ by, dir }) =>
          withQuery(paths.employees, { ...asked, sort: by, dir, after: '', before: '' }),
      }}
    />
  );
}

async function columns(): Promise<readonly Column<EmployeeRow>[]> {
  const [t, words, locale] = [
    await getTranslations('employees'),
    await getTranslations('components'),
    await getLocale(),
  ];
  return [
    {
      id: 'name',
      label: words('name'),
      order: { by: 'name', usually: 'asc' },
      cell: ({ id, first_name, last_name }) => (
        <a href={paths.employee(id)}>
          <bdi>{`${first_name} ${last_name}`.trim() || t('unnamed')}</bdi>
        </a>
      ),
    },
    {
      id: 'progress',
      label: words('progress'),
      order: { by: 'progress', usually: 'asc' },
      cell: (row) => <Progress row={row} />,
    },
    {
      id: 'next_due',
      label: words('nextDue'),
      order: { by: 'next_due_at', usually: 'asc' },
      cell: (row) => <NextDue row={row} />,
    },
    {
      id: 'placements',
      label: words('placements'),
      order: { by: 'placements_count', usually: 'desc' },
      isFigure: true,
      cell: ({ placements_count }) => formatNumber(locale, placements_count),
    },
    {
      id: 'last_visit',
      label: words('lastVisit'),
      order: { by: 'last_visited_at', usually: 'desc' },
      cell: ({ last_visited_at: moment }) =>
        moment === null ? (
          <span className="fd-muted">{words('never')}</span>
        ) : (
          <Day moment={moment} locale={locale} />
        ),
    },
    {
      id: 'created',
      label: words('created'),
      order: { by: 'created_at', usually: 'desc' },
      cell: ({ created_at }) => <Day moment={created_at} locale={locale} />,
    },
  ];
}

interface CellProps {
  readonly row: EmployeeRow;
}

async function Progress({ row: { tasks_count: total, open_tasks_count: open } }: CellProps) {
  const words = await getTranslations('components');
  if (total === 0) return <span className="fd-muted">{words('noForms')}</span>;
  if (open === 0) return <StatusWord tone="good" icon="check" word={words('complete')} />;
  return <>{words('formsDone', { done: total - open, total })}</>;
}

/** The form and its day. */
async function NextDue({ row: { next_due: next } }: CellProps) {
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  if (next === null) return <span className="fd-muted">{words('nothingDue')}</span>;
  const name = formNamesIn(locale)[next.name];
  return (
    <span className="employee-next">
      <DueDay moment={next.due_at} />
      <bdi className="fd-muted" lang={name?.lang}>
        {name?.text ?? next.name}
      </bdi>
    </span>
  );
}
