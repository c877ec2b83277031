import {
  type CursorPage,
  EmployeeId,
  type EmployeeRow,
  type EmployeeRowOrder,
  type EmployeeRowsQuery,
} from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { type FilterConditions, filterConditions, summaryTable } from '../access/component-ceiling.js';
import { rulesScope, scopeOf } from '../access/record-scope.js';
import type { Mark } from '../access/rule-sql.js';
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
  constructor(private readonly pages: RowPages) {}

  async list(ctx: Context, query: EmployeeRowsQuery): Promise<CursorPage<EmployeeRow>> {
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
  const given = filterConditions('employees/list', filtersGiven('employees/list', query), mark);
  const ceiling = ceilingOf(ctx, mark);
  const own = [...given.own, ...ceiling.own, ...searched(query.search, mark)];
  const ofSummaries = [...given.ofSummaries, ...ceiling.ofSummaries];
  const isSummarised = ofSummaries.length > 0;
  const isByOwn = !key || key.sql.startsWith('employees.');
  const isByName = isByOwn || own.length > 0;
  const table = isByName ? 'employees' : summaryTable;
  const living = isByName ? ['employees.account_id = $1', 'employees.deleted_at IS NULL'] : [];
  const summarised = isSummarised || !isByName ? [`${summaryTable}.account_id = $1`] : [];
  const both = `employees JOIN ${summaryTable} ON ${summaryTable}.account_id = employees.account_id AND ${summaryTable}.id = employees.id`;
  return {
    table,
    source: isByName && !(isByOwn && !isSummarised) ? both : table,
    counted: isByName && isSummarised ? both : table,
    where: [...living, ...summarised, ...own, ...ofSummaries].join(' AND '),
    values,
    shown,
  };
}

/** What the session sees at most. */
function ceilingOf({ actor }: Context, mark: Mark): FilterConditions {
  if (
    (actor.kind === 'component_session' || actor.kind === 'component_token') &&
    actor.component === 'employees/list'
  ) {
    const { own, ofSummaries } = filterConditions(actor.component, actor.filters, mark);
    return { own: [...own, ...rulesScope(actor.rules, 'employees', mark)], ofSummaries };
  }
  const scope = scopeOf(actor, 'employees', mark);
  return { own: scope === undefined ? [] : [scope], ofSummaries: [] };
}

function searched(search: string | undefined, mark: Mark): string[] {
  const asked = search?.trim() ?? '';
  if (asked === '') return [];
  if (EmployeeId.safeParse(asked).success) return [`employees.id = ${mark(asked)}::text`];
  return [`employees.name_words @@ name_query(${mark(asked)}::text)`];
}
