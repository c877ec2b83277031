import {
  componentDefinition,
  EmployeeId,
  type EmployeeRowOrder,
  type EmployeeRowsQuery,
} from '@firstday/domain';
import type { Context } from '../../context/index.js';
import {
  allConditions,
  type BindValue,
  employeeFilterScope,
  type FilterConditions,
  filterConditions,
  hasOpenTaskSql,
  isComponentActor,
  noConditions,
  recordScope,
  rulesScope,
  summaryTable,
} from '../../identity/index.js';
import { employeeSql } from '../../records/index.js';
import { taskSql } from '../../tasks/index.js';
import { placementConditions } from './placement-conditions.js';
import { reachConditions } from './reach-conditions.js';
import { followedRowsSql } from './followed-rows-sql.js';
import { parseRowFilters } from './parse-row-filters.js';
import type { RowOrder } from './row-order.js';
import type { RowList } from './row-list.js';

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
  const given = allConditions([
    reachConditions(ctx, query),
    filterConditions('employees', parseRowFilters('employees', query), mark),
    filterScopeOf(ctx, mark),
    searchConditions(query.search, mark),
  ]);
  const { own, ofSummaries } = given;
  const unestimated = [...given.unestimated, ...hasOpenTaskSql(given.ofOpenTask, ctx.actor, mark)];
  const isByPlacements = key?.sql === placementsCount;
  const isSortedByOwn = !key || key.sql.startsWith('employees.');
  // Either table has the id by which placements are asked: the one that is sorted by, where the other is asked nothing.
  const isOfSummaries = !isSortedByOwn && own.length + unestimated.length === 0;
  const idOfRow = isOfSummaries ? summaryColumn('id') : 'employees.id';
  const placed = placementConditions(ctx, query, given.ofPlacement, mark, idOfRow);
  const finding = (how: 'toFind' | 'toFindSome'): FoundBy => {
    const byPlacement = placed ? [placed[how]] : [];
    return isOfSummaries
      ? { own: [], ofSummaries: [...ofSummaries, ...byPlacement] }
      : { own: [...own, ...unestimated, ...byPlacement], ofSummaries };
  };
  const asked = finding('toFind');
  const [isByOwn, isBySummaries] = [asked.own.length > 0, asked.ofSummaries.length > 0];
  // In the order of the employees, summaries are looked up for those who meet all else.
  const isJoined = !isSortedByOwn && isByOwn;
  const looked = joinTables(isSortedByOwn || isByOwn, !isSortedByOwn);
  const ofRow = [...own, ...unestimated, ...(placed ? [placed.isMet] : [])];
  const employees = { ...employeeSql, conditions: [...own, ...unestimated] };
  const summaries = { table: summaryTable, isActive: isOwnSummary, conditions: ofSummaries };
  const [sorted, other] = isSortedByOwn ? [employees, summaries] : [summaries, employees];
  const alone = joinTables(isByOwn || (isSortedByOwn && !isBySummaries), isBySummaries);
  const countedBy = (found: FoundBy) =>
    isByOwn && isBySummaries
      ? matchingRows(found, isSortedByOwn)
      : { ...alone, where: [alone.where, ...found.own, ...found.ofSummaries].join(' AND ') };
  return {
    table: sorted.table,
    source: looked.source,
    // Whoever has none comes first, and is looked at for nothing.
    where: placed && isByPlacements ? `${looked.where} AND ${placementsCount} > 0` : looked.where,
    conditions: isSortedByOwn ? ofRow : [...ofRow, ...ofSummaries],
    ...(isSortedByOwn && isBySummaries && { lookup: summaryLookup(ofSummaries) }),
    matching: matchingRows(asked, isSortedByOwn),
    counted: countedBy(asked),
    unestimated,
    ...(placed && {
      scannedFirst: scannedFirst(isJoined, unestimated.length === 0),
      countedFirst: countedBy(finding('toFindSome')),
      fromFew: { few: placed.placements, matching: followedRowsSql(placed.employees, sorted, other) },
    }),
    // An index of one table, and a set of employees in memory: a row costs a twentieth of what it does elsewhere.
    ...(placed && !isJoined && unestimated.length === 0 && { scannedForPage: 100_000 }),
    values,
    selected: shownOfEmployees,
  };
}

/** An index of one table costs some hundredths of what two tables do, that are joined row by row. */
const scannedFirst = (isJoined: boolean, isEstimated: boolean): number => {
  if (isJoined) return 1_500;
  return isEstimated ? 40_000 : 4_000;
};

/** Conditions by the table that they are about. */
type FoundBy = Pick<FilterConditions, 'own' | 'ofSummaries'>;

const isOwnSummary = `${summaryTable}.account_id = $1`;

/** `OFFSET 0` keeps it a question about one row: PostgreSQL would read all summaries that meet it, to ask about a hundred. */
const summaryLookup =
  (conditions: readonly string[]) =>
  (id: string): string =>
    `EXISTS (SELECT FROM ${summaryTable} WHERE ${[isOwnSummary, `${summaryTable}.id = ${id}`, ...conditions].join(' AND ')} OFFSET 0)`;

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
function matchingRows({ own, ofSummaries }: FoundBy, isSortedByOwn: boolean): RowList['matching'] {
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

/** What the session sees at most, and what the access rules of whoever made its link let be seen. */
function filterScopeOf({ actor }: Context, mark: BindValue): FilterConditions {
  if (isComponentActor(actor) && componentDefinition(actor.component).rows === 'employees') {
    const asked = employeeFilterScope(actor, mark);
    return { ...asked, unestimated: [...asked.unestimated, ...rulesScope(actor.rules, 'employees', mark)] };
  }
  const scope = recordScope(actor, 'employees', mark);
  return scope === undefined ? noConditions : { ...noConditions, own: [scope] };
}

function searchConditions(search: string | undefined, mark: BindValue): FilterConditions {
  const asked = search?.trim() ?? '';
  if (asked === '') return noConditions;
  if (EmployeeId.safeParse(asked).success)
    return { ...noConditions, own: [`employees.id = ${mark(asked)}::text`] };
  return { ...noConditions, unestimated: [`employees.name_words @@ name_query(${mark(asked)}::text)`] };
}
