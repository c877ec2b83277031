import { employeeNameIn, isNameOf, isSameName, type RecordedName } from '@firstday/forms';
import type { TaskAggregate } from '../task-aggregate.js';

/** The names under which the employee is known: as entered on the form, and as on record. */
export function employeeNames({ answers, records }: TaskAggregate): readonly RecordedName[] {
  const text = (path: string) => (typeof answers[path] === 'string' ? answers[path] : '');
  const { first_name = '', last_name = '' } = records.employee ?? {};
  return [
    { first: text('task.first_name'), last: text('task.last_name') },
    { first: text('employee.first_name'), last: text('employee.last_name') },
    { first: first_name, last: last_name },
  ].filter(({ first, last }) => first !== '' || last !== '');
}

/** The name that the employee attests on the form; the one on record where the form does not ask for it. */
export function attestedName(aggregate: TaskAggregate): RecordedName | undefined {
  const { first_name: first = '', last_name: last = '' } = aggregate.records.employee ?? {};
  return employeeNameIn(aggregate) ?? (first === '' && last === '' ? undefined : { first, last });
}

/**
 * Whether a signature bears the employee's own name. Nobody examines their own documents (8 CFR 274a.2(b)(1)(ii)); an
 * examiner who happens to have the same name signs with what tells them apart: a middle name, Sr., or a title.
 */
export const isEmployeeName = (aggregate: TaskAggregate, name: string): boolean =>
  employeeNames(aggregate).some(({ first, last }) => isSameName(`${first} ${last}`, name));

/** Whether a name contains the employee's own, in any order, case and spelling, with whatever other words. */
export const containsEmployeeName = (aggregate: TaskAggregate, name: string): boolean =>
  employeeNames(aggregate).some((own) => isNameOf(own, name));
