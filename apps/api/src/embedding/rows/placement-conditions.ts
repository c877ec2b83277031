import type { EmployeeRowsQuery } from '@firstday/domain';
import { type Context, forbidden, invalidInput } from '../../context/index.js';
import { actorWithPermission, type BindValue, isComponentActor, recordScope } from '../../identity/index.js';
import { placementSql } from '../../placements/index.js';

type PlacementFilters = Pick<
  EmployeeRowsQuery,
  'employer_id' | 'client_id' | 'start_date_from' | 'start_date_to'
>;

const columns = {
  employer_id: (mark: string) => `placements.employer_id = ${mark}::text`,
  client_id: (mark: string) => `placements.client_id = ${mark}::text`,
  start_date_from: (mark: string) => `${placementSql.startsOn} >= ${mark}::text`,
  start_date_to: (mark: string) => `${placementSql.startsOn} <= ${mark}::text`,
} as const;
const names = ['employer_id', 'client_id', 'start_date_from', 'start_date_to'] as const;

/** What is asked of an employee's placements, as SQL of it. */
interface PlacementQuestion {
  /** Whether a row meets it. */
  readonly isMet: string;
  /** The employees who do. */
  readonly toFind: string;
  /** Some of them, where they are many. */
  readonly toFindSome: string;
}

/** Placements of so many employees who are counted at all, even where some have more than one. */
const enough = 5000;

/**
 * What is asked of one placement of an employee, among those that the caller may see: an answer about another one would
 * say where somebody works. Once as a question about a row, and once to find the rows: a planner that is
 * given the first would ask it a million times.
 *
 * @param employeeId SQL of the id of the employee whose row it is
 * @throws ProblemError 400 in a component's session, 403 for who may see no placement
 */
export function placementConditions(
  ctx: Context,
  query: PlacementFilters,
  mark: BindValue,
  employeeId: string,
): PlacementQuestion | undefined {
  const asked = names.filter((name) => query[name] !== undefined);
  if (asked.length === 0) return undefined;
  if (isComponentActor(ctx.actor)) {
    const message = 'Only staff find employees by their placements';
    throw invalidInput(asked.map((name) => ({ _tag: 'Refinement', path: [name], message })));
  }
  const actor = actorWithPermission(ctx.actor, 'placement:view');
  if (!actor) throw forbidden('Finding employees by their placements takes placement:view');
  const scope = recordScope(actor, 'placements', mark);
  const conditions = [
    ...asked.map((name) => columns[name](mark(query[name]))),
    ...(scope === undefined ? [] : [scope]),
  ];
  // An index has them by their first day: the first of many are next to each other there.
  const isByStart = scope === undefined && asked.every((name) => name.startsWith('start_date'));
  const isOfRow = `placements.employee_id = ${employeeId} COLLATE "default"`;
  return {
    isMet: placementSql.exists('$1', [isOfRow, ...conditions].join(' AND ')),
    toFind: `${employeeId} IN (${placementSql.employeesOf(conditions)})`,
    toFindSome: `${employeeId} IN (${placementSql.someEmployeesOf(conditions, { most: enough, isByStart })})`,
  };
}
