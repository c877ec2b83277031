import type { EmployeeRowsQuery } from '@firstday/domain';
import { type Context, invalidInput } from '../../context/index.js';
import { type FilterConditions, isComponentActor, noConditions } from '../../identity/index.js';
import { messageSql } from '../../outbox/index.js';
import { employeeSql } from '../../records/index.js';

const email = employeeSql.select('employees.email', 'employees.id = messages.employee_id');
const isUnreached = messageSql.isUnreached('employees.id', email);

/**
 * Employees by whether messages reach them.
 *
 * @throws ProblemError 400 in a component's session: messages are no part of what it sees
 */
export function reachConditions(
  { actor }: Context,
  { reach }: Pick<EmployeeRowsQuery, 'reach'>,
): FilterConditions {
  if (reach === undefined) return noConditions;
  if (isComponentActor(actor)) {
    const message = 'Only staff find employees by their messages';
    throw invalidInput([{ _tag: 'Refinement', path: ['reach'], message }]);
  }
  return { ...noConditions, own: [isUnreached] };
}
