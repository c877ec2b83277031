import {
  type CursorPage,
  EmployeeId,
  type EmployeeRow,
  type EmployeeRowOrder,
  type EmployeeRowsQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type FilterConditions, filterConditions, summaryTable } from '../access/component-ceiling.js';
import { employeeCeiling, isComponent, rulesScope, scopeOf } from '../access/record-scope.js';
import type { Mark } from '../access/rule-sql.js';
import { Narrowing } from '../custom-views/narrowing.js';
import type { Context } from '../platform/context.js';
import { filtersGiven } from './filters-given.js';
import type { RowOrder } from './row-order.js';
import { type RowList, RowPages } from './row-pages.js';
import { shownAs } from './shown-as.js';
import { type SummarisedEmployee, toEmployeeRow } from './to-employee-row.js';

const kept = (column: string) => `${summaryTable}.${column}`;

/** Overdue first, unless asked otherwise. */
const orders: Readonly<Record<EmployeeRowOrder, RowOrder>> = {
  name: { key: { sql: 'employees.name_key', type: 'text', isNullable: false }, usually: 'asc' },
  progress: { key: { sql: kept('progress_percent'), type: 'int', isNullable: true }, usually: 'asc' },
  placements_count: {
    key: { sql: kept('placements_count'), type: 'int', isNullable: false },
    usually: 'desc',
  },
  next_due_at: { key: { sql: kept('next_due_at'), type: 'timestamptz', isNullable: true }, usually: 'asc' },
  last_visited_at: {
    key: { sql: kept('last_visited_at'), type: 'timestamptz', isNullable: true },
    usually: 'desc',
  },
  // Ids are in the order of creation.
  created_at: { usually: 'desc' },
};

const shown = {
  columns: `employee.id, employee.first_name, employee.middle_name, employee.last_name, employee.email, employee.created_at,
    summary.progress_numerator, summary.progress_denominator, summary.progress_percent, summary.tasks_count,
    summary.open_tasks_count, summary.placements_count, summary.next_task_id, summary.next_due_at,
    summary.latest_task_updated_at, summary.last_visited_at, form.name AS next_task_name`,
  joins: `JOIN employees employee ON employee.id = page.id
    JOIN ${summaryTable} summary ON summary.account_id = employee.account_id AND summary.id = employee.id
    LEFT JOIN tasks next_task ON next_task.id = summary.next_task_id AND next_task.account_id = employee.account_id
    LEFT JOIN forms form ON form.id = next_task.form_id AND form.account_id = employee.account_id`,
};

/** The employees of a component, within what its session sees. */
@Injectable()
export class EmployeeRows {
  constructor(
    private readonly pages: RowPages,
    private readonly narrowing: Narrowing,
  ) {}

  async list(asking: Context, query: EmployeeRowsQuery): Promise<CursorPage<EmployeeRow>> {
    const ctx = await this.narrowing.by(asking, 'employees/list', query);
    const asked = shownAs(ctx, query, orders, 'next_due_at');
    const list = employeeList(ctx, query, asked.order);
    const { data, ...page } = await this.pages.read<SummarisedEmployee>(ctx, list, asked);
    return { ...page, data: data.map(toEmployeeRow) };
  }
}

/** Only the tables that conditions and order look at are joined: the fewer, the better PostgreSQL knows what serves. */
function employeeList(ctx: Context, query: EmployeeRowsQuery, { key }: RowOrder): RowList {
  const values: unknown[] = [ctx.account.id];
  const mark: Mark = (value) => `$${values.push(value)}`;
  const asked = [
    filterConditions('employees/list', filtersGiven('employees/list', query), mark),
    ceilingOf(ctx, mark),
    searched(query.search, mark),
  ];
  const [own, guessed, ofSummaries] = [
    asked.flatMap((one) => one.own),
    asked.flatMap((one) => one.guessed),
    asked.flatMap((one) => one.ofSummaries),
  ];
  const isSortedByOwn = !key || key.sql.startsWith('employees.');
  const isAsked = { own: own.length + guessed.length > 0, ofSummaries: ofSummaries.length > 0 };
  const source = tablesOf(isSortedByOwn || isAsked.own, !isSortedByOwn || isAsked.ofSummaries);
  const counted = tablesOf(isAsked.own || (isSortedByOwn && !isAsked.ofSummaries), isAsked.ofSummaries);
  const where = (tables: Tables) => [...tables.where, ...own, ...ofSummaries].join(' AND ');
  return {
    table: isSortedByOwn ? 'employees' : summaryTable,
    source: source.sql,
    where: where(source),
    counted: { source: counted.sql, where: where(counted) },
    guessed,
    few: few([...own, ...guessed], ofSummaries),
    values,
    shown,
  };
}

/**
 * The employees first, then the summary of each: PostgreSQL takes ten employees for ten thousand and would read the
 * summaries of all of them.
 */
function few(own: readonly string[], ofSummaries: readonly string[]): RowList['few'] {
  const found = [living, ...own].join(' AND ');
  const source = `(SELECT * FROM employees WHERE ${found} OFFSET 0) employees CROSS JOIN LATERAL
    (SELECT * FROM ${summaryTable} kept WHERE kept.account_id = employees.account_id AND kept.id = employees.id LIMIT 1) ${summaryTable}`;
  return { source, where: ['TRUE', ...ofSummaries].join(' AND ') };
}

const living = 'employees.account_id = $1 AND employees.deleted_at IS NULL';

interface Tables {
  readonly sql: string;
  readonly where: readonly string[];
}

/** Both tables hold the living employees, each once. */
function tablesOf(hasOwn: boolean, hasSummaries: boolean): Tables {
  const summarised = `${summaryTable}.account_id = $1`;
  const join = `${summaryTable}.account_id = employees.account_id AND ${summaryTable}.id = employees.id`;
  if (hasOwn && hasSummaries)
    return { sql: `employees JOIN ${summaryTable} ON ${join}`, where: [living, summarised] };
  return hasOwn ? { sql: 'employees', where: [living] } : { sql: summaryTable, where: [summarised] };
}

const none: FilterConditions = { own: [], guessed: [], ofSummaries: [] };

/** What the session sees at most, and what the access rules of whoever made its link let be seen. */
function ceilingOf({ actor }: Context, mark: Mark): FilterConditions {
  if (isComponent(actor) && actor.component === 'employees/list') {
    const asked = employeeCeiling(actor, mark);
    return { ...asked, guessed: [...asked.guessed, ...rulesScope(actor.rules, 'employees', mark)] };
  }
  const scope = scopeOf(actor, 'employees', mark);
  return scope === undefined ? none : { ...none, own: [scope] };
}

function searched(search: string | undefined, mark: Mark): FilterConditions {
  const asked = search?.trim() ?? '';
  if (asked === '') return none;
  if (EmployeeId.safeParse(asked).success) return { ...none, own: [`employees.id = ${mark(asked)}::text`] };
  return { ...none, guessed: [`employees.name_words @@ name_query(${mark(asked)}::text)`] };
}
