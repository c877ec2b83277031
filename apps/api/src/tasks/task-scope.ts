import type { Context } from '../context/index.js';
import type { TaskEntity } from './task.entity.js';

type TaskReferences = Pick<
  TaskEntity,
  'id' | 'employee_id' | 'employer_id' | 'client_id' | 'job_id' | 'form_id'
>;

/** What an actor's own credential holds it to: pairs that a task must have, and the ids that it must be one of. */
export interface TaskScope {
  readonly equal: Readonly<Partial<Record<Exclude<keyof TaskReferences, 'id'>, string>>>;
  readonly ids: readonly string[] | null;
}

const columns = ['employee_id', 'employer_id', 'client_id', 'job_id', 'form_id'] as const;

/**
 * A form session may access the tasks of its link; an embedded component those within the filters of its session;
 * an API token every task of its account.
 */
export function taskScopeOf({ actor }: Context): TaskScope {
  if (actor.kind === 'form_session') {
    return { equal: { employee_id: actor.employeeId }, ids: actor.taskIds };
  }
  if (actor.kind === 'component_session' || actor.kind === 'component_token') {
    const filters = columns.flatMap((name) => {
      const value = actor.filters[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const employee = actor.employeeId === null ? {} : { employee_id: actor.employeeId };
    return { equal: { ...Object.fromEntries(filters), ...employee }, ids: null };
  }
  return { equal: {}, ids: null };
}

export function isInTaskScope(ctx: Context, task: TaskReferences): boolean {
  const { equal, ids } = taskScopeOf(ctx);
  const isNamed = ids === null || ids.includes(task.id);
  return isNamed && columns.every((name) => equal[name] === undefined || equal[name] === task[name]);
}
