import type { FormScope } from '@firstday/domain';
import type { FactHashes } from './hash-facts.js';
import type { ActiveTask } from './placement-tasks-port.js';

/** A form that somebody has to have filled in, and for what. */
export interface FormNeed {
  readonly form: { readonly id: string; readonly scope: FormScope | null };
  readonly employeeId: string;
  readonly employerId: string | null;
  readonly placementId: string | null;
  /** The facts of the placement as they are. */
  readonly factHashes: FactHashes | null;
}

/**
 * The task that answers a need, of the employee's active ones, newest first. A completed one does before an open one; an
 * expired one cannot be completed any more. What was asked for again answers nothing, however it was completed.
 */
export function findTaskFor(need: FormNeed, tasks: readonly ActiveTask[]): ActiveTask | undefined {
  const all = tasksWithin(need, tasks);
  const counting = need.form.scope ? all.filter((task) => !isAskedAgain(task, need, all)) : all;
  return (
    counting.find(({ status }) => status === 'completed') ??
    counting.find(({ status }) => status === 'requires_action')
  );
}

/** The completed task that one which is made now asks for again. */
export function findRenewedTask(need: FormNeed, tasks: readonly ActiveTask[]): ActiveTask | undefined {
  if (!need.form.scope) return undefined;
  return tasksWithin(need, tasks).find(({ status }) => status === 'completed');
}

/** Those of the form that count for the same employee, employer or placement, as its scope says. */
const tasksWithin = (need: FormNeed, tasks: readonly ActiveTask[]): ActiveTask[] =>
  tasks.filter(
    (task) =>
      task.formId === need.form.id && task.employeeId === need.employeeId && isWithinScope(task, need),
  );

function isWithinScope(task: ActiveTask, { form, employerId, placementId }: FormNeed): boolean {
  switch (form.scope?.per) {
    case 'employer':
      return task.employerId === employerId;
    case 'placement':
      return task.placementId === placementId;
    default:
      return true;
  }
}

const isAskedAgain = (task: ActiveTask, need: FormNeed, others: readonly ActiveTask[]): boolean =>
  others.some(({ renewsTaskId }) => renewsTaskId === task.id) || isOutdated(task, need);

/** A fact of the placement that it was made for has changed since; an open one will be answered by what is so then. */
function isOutdated(task: ActiveTask, { form, placementId, factHashes }: FormNeed): boolean {
  if (task.status !== 'completed' || placementId === null || task.placementId !== placementId) return false;
  return (form.scope?.on_change_of ?? []).some((path) => {
    const [before, now] = [task.factHashes?.[path], factHashes?.[path]];
    return before !== undefined && now !== undefined && before !== now;
  });
}
