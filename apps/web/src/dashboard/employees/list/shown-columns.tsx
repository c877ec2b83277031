import { EmployeeColumn, type EmployeeRow } from '@firstday/domain';
import { type Column, StatusWord } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../../i18n/format-number';
import { shortNameOfForm } from '../../../i18n/short-form-name';
import { Day } from '../../shell/day';
import { DueDay } from '../../shell/due-day';
import { paths, withQuery } from '../../paths';
import type { PersonTab } from '../../person/person-tab';
import type { EmployeesSearch } from '../employees-search';
import { RowBox } from './row-box';

/** What is shown unless something else was chosen. */
export const usualColumns = [
  'name',
  'progress',
  'next_due',
  'employer',
  'start_date',
  'last_visit',
] as const satisfies readonly EmployeeColumn[];

/** What can be chosen: the name is always there. */
export const choosableColumns = EmployeeColumn.options.filter((name) => name !== 'name');

/** Those that were chosen, in the order of all. The name leads to the person. */
export const shownColumns = (chosen: readonly EmployeeColumn[]): readonly EmployeeColumn[] =>
  chosen.length === 0
    ? usualColumns
    : ['name', ...choosableColumns.filter((column) => chosen.includes(column))];

/** The columns of the table. Who was found by what became of messages leads to these. */
export async function tableColumns({
  columns: chosen,
  reach,
  person,
}: EmployeesSearch): Promise<readonly Column<EmployeeRow>[]> {
  const all = {
    ...(await personColumns(person, reach === '' ? undefined : 'messages')),
    ...(await placeColumns()),
    ...(await dayColumns()),
  };
  return shownColumns(chosen).map((name) => ({ id: name, ...all[name] }));
}

type Described = Omit<Column<EmployeeRow>, 'id'>;

async function personColumns(
  open: string,
  tab: PersonTab | undefined,
): Promise<Record<'email' | 'name' | 'next_due' | 'progress', Described>> {
  const [t, words, own] = [
    await getTranslations('employees'),
    await getTranslations('components'),
    await getTranslations('employeesList'),
  ];
  return {
    name: {
      label: words('name'),
      order: { by: 'name', usually: 'asc' },
      cell: ({ id, first_name, last_name }) => {
        const name = `${first_name} ${last_name}`.trim() || t('unnamed');
        return (
          <span className="employee-name">
            <RowBox id={id} label={own('selectOne', { name })} />
            <a
              href={withQuery(paths.employee(id), { tab })}
              data-employee={id}
              data-beside={tab === undefined ? '' : undefined}
              aria-current={id === open ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
            </a>
          </span>
        );
      },
    },
    email: { label: own('column_email'), cell: ({ email }) => named(email) },
    progress: {
      label: words('progress'),
      order: { by: 'progress', usually: 'asc' },
      cell: (row) => <Progress row={row} />,
    },
    next_due: {
      label: words('nextDue'),
      order: { by: 'next_due_at', usually: 'asc' },
      cell: (row) => <NextDue row={row} />,
    },
  };
}

async function placeColumns(): Promise<
  Record<'client' | 'employer' | 'placements' | 'start_date', Described>
> {
  const [words, own, locale] = [
    await getTranslations('components'),
    await getTranslations('employeesList'),
    await getLocale(),
  ];
  return {
    employer: { label: own('employer'), cell: ({ placement }) => named(placement?.employer_name) },
    client: { label: own('client'), cell: ({ placement }) => named(placement?.client_name) },
    start_date: {
      label: own('column_start_date'),
      cell: ({ placement }) =>
        placement?.start_date ? <Day moment={placement.start_date} locale={locale} isShort /> : null,
    },
    placements: {
      label: words('placements'),
      order: { by: 'placements_count', usually: 'desc' },
      isFigure: true,
      cell: ({ placements_count }) => formatNumber(locale, placements_count),
    },
  };
}

async function dayColumns(): Promise<Record<'created' | 'last_visit', Described>> {
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  return {
    last_visit: {
      label: words('lastVisit'),
      order: { by: 'last_visited_at', usually: 'desc' },
      cell: ({ last_visited_at: moment }) =>
        moment === null ? (
          <span className="fd-muted">{words('never')}</span>
        ) : (
          <Day moment={moment} locale={locale} isShort />
        ),
    },
    created: {
      label: words('created'),
      order: { by: 'created_at', usually: 'desc' },
      cell: ({ created_at }) => <Day moment={created_at} locale={locale} isShort />,
    },
  };
}

/** A name, or an address; what is cut off in a row is said by its title. */
function named(name: string | null | undefined) {
  return name ? (
    <bdi className="employee-line" title={name}>
      {name}
    </bdi>
  ) : null;
}

interface CellProps {
  readonly row: EmployeeRow;
}

async function Progress({
  row: { tasks_count: total, open_tasks_count: open, undecided_count: count = 0 },
}: CellProps) {
  const [words, undecided] = [await getTranslations('components'), await getTranslations('missingFacts')];
  const done = words('formsDone', { done: total - open, total });
  return (
    <span className="employee-progress">
      {total === 0 && count === 0 ? <span className="fd-muted">{words('noForms')}</span> : null}
      {total > 0 && open === 0 && count === 0 ? (
        <StatusWord tone="good" icon="check" word={words('complete')} />
      ) : null}
      {open > 0 || (total > 0 && count > 0) ? done : null}
      {count > 0 ? <StatusWord tone="warn" icon="alert" word={undecided('short', { count })} /> : null}
    </span>
  );
}

/** The form and its day. */
async function NextDue({ row: { next_due: next, open_tasks_count: open } }: CellProps) {
  const [words, locale] = [await getTranslations('components'), await getLocale()];
  if (next === null) return <span className="fd-muted">{words(open > 0 ? 'noDeadline' : 'nothingDue')}</span>;
  const name = shortNameOfForm(next.name, locale);
  return (
    <span className="employee-next">
      <DueDay due_at={next.due_at} />
      <bdi className="fd-muted" lang={name.lang} title={next.name}>
        {name.text}
      </bdi>
    </span>
  );
}
