import {
  componentDefinition,
  EmployeeId,
  type EmployeeRowOrder,
  type EmployeeRowsQuery,
} from '@firstday/domain';
import type { Context } from '../../context/index.js';
import {
  type BindValue,
  employeeFilterScope,
  type FilterConditions,
  filterConditions,
  isComponentActor,
  recordScope,
  rulesScope,
  summaryTable,
} from '../../identity/index.js';
import { employeeSql } from '../../records/index.js';
import { taskSql } from '../../tasks/index.js';
import { placementConditions } from './placement-conditions.js';
import { parseRowFilters } from './parse-row-filters.js';
import type { RowOrder } from './row-order.js';
import type { RowList } from './row-pages.service.js';

const summaryColumn = (column: string) => `${summaryTable}.${column}`;
const placementsCount = summaryColumn('placements_count');

/** Overdue first, unless asked otherwise. */
export const employeeOrders: Readonly<Record<EmployeeRowOrder, RowOrder>> = {
  name: { key: { sql: 'employees.name_key', type: 'text', isNullable: false }, defaultDirection: 'asc' },
  progress: {
    key: { sql: summaryColumn('progress_percent'), type: 'int', isNullable: true },
    defaultDirection: 'asc',
  },
  placements_count: {
    key: { sql: placementsCount, type: 'int', isNullable: false },
    defaultDirection: 'desc',
  },
  next_due_at: {
    key: { sql: summaryColumn('next_due_at'), type: 'timestamptz', isNullable: true },
    defaultDirection: 'asc',
  },
  last_visited_at: {
    key: { sql: summaryColumn('last_visited_at'), type: 'timestamptz', isNullable: true },
    defaultDirection: 'desc',
  },
  // Ids are in the order of creation.
  created_at: { defaultDirection: 'desc' },
};

/** What is told of the employees of a page. */
export const shownOfEmployees = {
  columns: `employee.id, employee.first_name, employee.middle_name, employee.last_name, employee.email, employee.created_at,
    summary.progress_numerator, summary.progress_denominator, summary.progress_percent, summary.tasks_count,
    summary.open_tasks_count, summary.placements_count, summary.next_task_id, summary.next_due_at,
    summary.latest_task_updated_at, summary.last_visited_at, forms.name AS next_task_name`,
  joins: `${employeeSql.join('page.id')}
    JOIN ${summaryTable} summary ON summary.account_id = employee.account_id AND summary.id = employee.id
    ${taskSql.leftJoinWithForm('summary.next_task_id', 'employee.account_id')}`,
};

/** Only the tables that conditions and order look at are joined: the fewer, the better PostgreSQL knows what serves. */
export function employeeListSql(ctx: Context, query: EmployeeRowsQuery, { key }: RowOrder): RowList {
  const values: unknown[] = [ctx.account.id];
  const mark: BindValue = (value) => `$${values.push(value)}`;
  const asked = [
    filterConditions('employees', parseRowFilters('employees', query), mark),
    filterScopeOf(ctx, mark),
    searchConditions(query.search, mark),
  ];
  const [own, unestimated, ofSummaries] = [
    asked.flatMap((one) => one.own),
    asked.flatMap((one) => one.unestimated),
    asked.flatMap((one) => one.ofSummaries),
  ];
  const placed = placementConditions(ctx, query, mark);
  const isByPlacements = key?.sql === placementsCount;
  const isSortedByOwn = !key || key.sql.startsWith('employees.');
  const ofEmployees = [...own, ...unestimated, ...(placed ? [placed.toFind] : [])];
  const asRow = [...own, ...unestimated, ...(placed ? [placed.isMet] : []), ...ofSummaries];
  const [isByOwn, isBySummaries] = [ofEmployees.length > 0, ofSummaries.length > 0];
  const looked = joinTables(isSortedByOwn || isByOwn, !isSortedByOwn || isBySummaries);
  const found = matchingRows(ofEmployees, ofSummaries, isSortedByOwn);
  const alone = joinTables(isByOwn || (isSortedByOwn && !isBySummaries), isBySummaries);
  return {
    table: isSortedByOwn ? employeeSql.table : summaryTable,
    source: looked.source,
    // Whoever has none comes first, and is looked at for nothing.
    where: placed && isByPlacements ? `${looked.where} AND ${placementsCount} > 0` : looked.where,
    conditions: asRow,
    matching: found,
    counted:
      isByOwn && isBySummaries
        ? found
        : { ...alone, where: [alone.where, ...ofEmployees, ...ofSummaries].join(' AND ') },
    unestimated,
    ...(placed?.isByStart && { scannedToCount: scannedByStart }),
    values,
    selected: shownOfEmployees,
  };
}

/** No index has the employees of many days in an order: where one in ten is met, so many hold all that are counted. */
const scannedByStart = 12_000;

const isOwnSummary = `${summaryTable}.account_id = $1`;

/** Both tables hold the living employees, each once. */
function joinTables(hasOwn: boolean, hasSummaries: boolean): RowList['matching'] {
  const join = `${summaryTable}.account_id = employees.account_id AND ${summaryTable}.id = employees.id`;
  if (hasOwn && hasSummaries)
    return {
      source: `employees JOIN ${summaryTable} ON ${join}`,
      where: `${employeeSql.isActive} AND ${isOwnSummary}`,
    };
  return hasOwn
    ? { source: 'employees', where: employeeSql.isActive }
    : { source: summaryTable, where: isOwnSummary };
}

/**
 * What is asked of one table first, then the row of the other for each that is found: PostgreSQL takes ten employees
 * for ten thousand and would read a whole table for them.
 */
function matchingRows(
  own: readonly string[],
  ofSummaries: readonly string[],
  isSortedByOwn: boolean,
): RowList['matching'] {
  const isByOwn = own.length > 0;
  const [first, second] = isByOwn ? ['employees', summaryTable] : [summaryTable, 'employees'];
  const where = isByOwn ? [employeeSql.isActive, ...own] : [isOwnSummary, ...ofSummaries];
  const source = `(SELECT * FROM ${first} WHERE ${where.join(' AND ')} OFFSET 0) ${first}`;
  const later = isByOwn ? ofSummaries : [];
  if (isByOwn === isSortedByOwn && later.length === 0) return { source, where: 'TRUE' };
  const other = `SELECT * FROM ${second} other WHERE other.account_id = ${first}.account_id AND other.id = ${first}.id`;
  return {
    source: `${source} CROSS JOIN LATERAL (${other} LIMIT 1) ${second}`,
    where: ['TRUE', ...later].join(' AND '),
  };
}

const none: FilterConditions = { own: [], unestimated: [], ofSummaries: [] };

/** What the session sees at most, and what the access rules of whoever made its link let be seen. */
function filterScopeOf({ actor }: Context, mark: BindValue): FilterConditions {
  if (isComponentActor(actor) && componentDefinition(actor.component).rows === 'employees') {
    const asked = employeeFilterScope(actor, mark);
    return { ...asked, unestimated: [...asked.unestimated, ...rulesScope(actor.rules, 'employees', mark)] };
  }
  const scope = recordScope(actor, 'employees', mark);
  return scope === undefined ? none : { ...none, own: [scope] };
}

function searchConditions(search: string | undefined, mark: BindValue): FilterConditions {
  const asked = search?.trim() ?? '';
  if (asked === '') return none;
  if (EmployeeId.safeParse(asked).success) return { ...none, own: [`employees.id = ${mark(asked)}::text`] };
  return { ...none, unestimated: [`employees.name_words @@ name_query(${mark(asked)}::text)`] };
}
