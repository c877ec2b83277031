import type { EmployeeRowsQuery } from '@firstday/domain';
import { type Context, forbidden } from '../../context/index.js';
import { type BindValue, placementsSeen } from '../../identity/index.js';
import { placementSql, workStateVisible } from '../../placements/index.js';
import type { RowSource } from './row-order.js';

type PlacementFilters = Pick<
  EmployeeRowsQuery,
  'employer_id' | 'client_id' | 'start_date_from' | 'start_date_to' | 'work_state'
>;

const startColumns = {
  start_date_from: (mark: string) => `${placementSql.startsOn} >= ${mark}::text`,
  start_date_to: (mark: string) => `${placementSql.startsOn} <= ${mark}::text`,
} as const;
const startNames = ['start_date_from', 'start_date_to'] as const;
const names = ['employer_id', 'client_id', ...startNames, 'work_state'] as const;

/** What is asked of an employee's placements, as SQL of it. */
interface PlacementQuestion {
  /** Whether a row meets it. */
  readonly isMet: string;
  /** The employees who do. */
  readonly toFind: string;
  /** Some of them, where they are many. */
  readonly toFindSome: string;
  /** The placements by which they are found, and a `SELECT` of the ids of those whose they are. */
  readonly placements: RowSource['matching'];
  readonly employees: string;
}

/** Placements of so many employees who are counted at all, even where some have more than one. */
const enough = 5000;

/**
 * What is asked of one placement of an employee, among those that the caller may see: an answer about another one would
 * say where somebody works. Once as a question about a row, and once to find the rows: a planner that is
 * given the first would ask it a million times. What a component's link asks of a placement is asked of the same one.
 *
 * @param ofPlacement what filters ask of it, those of the link too
 * @param employeeId SQL of the id of the employee whose row it is
 * @throws ProblemError 403 for who may see no placement
 */
export function placementConditions(
  ctx: Context,
  query: PlacementFilters,
  ofPlacement: readonly string[],
  mark: BindValue,
  employeeId: string,
): PlacementQuestion | undefined {
  const starts = startNames.filter((name) => query[name] !== undefined);
  const { work_state: state } = query;
  if (starts.length === 0 && ofPlacement.length === 0 && state === undefined) return undefined;
  const seen = placementsSeen(ctx.actor, mark);
  const isAsked = names.some((name) => query[name] !== undefined);
  if (!seen && isAsked) throw forbidden('Finding employees by their placements takes placement:view');
  const conditions = [
    ...ofPlacement,
    ...starts.map((name) => startColumns[name](mark(query[name]))),
    ...(state === undefined
      ? []
      : [
          `placements.work_state = ${mark(state)}::text`,
          // Whose row it is, the caller sees.
          ...workStateVisible(ctx, ['employer', 'job']).map((toSql) => toSql(mark)),
        ]),
    ...(seen ?? ['FALSE']),
  ];
  // An index has them by their first day: the first of many are next to each other there.
  const isByStart = ofPlacement.length === 0 && state === undefined && seen?.length === 0;
  const isOfRow = `placements.employee_id = ${employeeId} COLLATE "default"`;
  const employees = placementSql.employeesOf(conditions);
  return {
    isMet: placementSql.exists('$1', [isOfRow, ...conditions].join(' AND ')),
    toFind: `${employeeId} IN (${employees})`,
    toFindSome: `${employeeId} IN (${placementSql.someEmployeesOf(conditions, { most: enough, isByStart })})`,
    placements: placementSql.matching(conditions),
    employees,
  };
}
