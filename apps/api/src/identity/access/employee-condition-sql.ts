import type { Actor } from '../../context/index.js';
import type { FilterConditions } from './filter-scope-sql.js';
import { actorWithPermission } from './permit.js';
import { summaryTable } from './record-filter-sql.js';
import type { BindValue } from './rule-sql.js';
import { rulesScope } from './rules-scope.store.js';
import { scopeSql } from './scope-sql.js';

/** Conditions on an employee as one, on a row of `employees`. */
export function employeeConditionSql(asked: FilterConditions, actor: Actor, mark: BindValue): string {
  const { own, unestimated, ofSummaries, ofPlacement, ofOpenTask } = asked;
  const isSummarised = `EXISTS (SELECT 1 FROM ${summaryTable} WHERE ${summaryTable}.account_id = employees.account_id
     AND ${summaryTable}.id = employees.id AND ${ofSummaries.join(' AND ')})`;
  const parts = [
    ...own,
    ...unestimated,
    ...(ofSummaries.length > 0 ? [isSummarised] : []),
    ...isPlacedSql(ofPlacement, actor, mark),
    ...hasOpenTaskSql(ofOpenTask, actor, mark),
  ];
  return parts.length === 0 ? 'TRUE' : `(${parts.join(' AND ')})`;
}

/**
 * Whether one placement of an employee, among those that the actor may see, meets the conditions: an answer about another one
 * would say where somebody works.
 */
function isPlacedSql(conditions: readonly string[], actor: Actor, mark: BindValue): string[] {
  if (conditions.length === 0) return [];
  const seen = placementsSeen(actor, mark);
  if (!seen) return ['FALSE'];
  const isOfRow = 'placements.employee_id = employees.id COLLATE "default"';
  return [
    scopeSql().placementExists('employees.account_id', [isOfRow, ...conditions, ...seen].join(' AND ')),
  ];
}

/**
 * The placements by which the actor may find employees, as conditions on their rows; undefined where they may see none. A
 * component's session lists none, and finds its employees by those that whoever made its link sees.
 */
export function placementsSeen(actor: Actor, mark: BindValue): string[] | undefined {
  const reader = actorWithPermission(actor, 'placement:view');
  if (!reader) return undefined;
  return rulesScope('rules' in reader ? reader.rules : null, 'placements', mark);
}

/** Whether an open task of an employee, among those that the actor may see, meets the conditions. */
export function hasOpenTaskSql(conditions: readonly string[], actor: Actor, mark: BindValue): string[] {
  if (conditions.length === 0) return [];
  const reader = actorWithPermission(actor, 'task:view');
  if (!reader) return ['FALSE'];
  const seen = rulesScope('rules' in reader ? reader.rules : null, 'tasks', mark);
  const isOfRow = 'tasks.employee_id = employees.id COLLATE "default"';
  return [scopeSql().openTaskExists('employees.account_id', [isOfRow, ...conditions, ...seen].join(' AND '))];
}
