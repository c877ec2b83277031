import type { Context } from '../platform/context.js';
import type { TaskEntity } from './task.entity.js';

/** A form session reaches the tasks of its link, an API token every task of its account. */
export function mayReach({ actor }: Context, task: Pick<TaskEntity, 'id' | 'employee_id'>): boolean {
  if (actor.kind !== 'form_session') return true;
  const isNamed = actor.taskIds === null || actor.taskIds.includes(task.id);
  return isNamed && task.employee_id === actor.employeeId;
}
