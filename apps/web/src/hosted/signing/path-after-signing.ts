import { readQueueReturn } from '../queue/read-queue-return';
import { isOptional } from '../task-list/to-do-first';
import { formAfter } from '../task/form-after';
import { nextPath } from '../task/next-path';
import { readTask } from '../task/read-task';
import { taskPaths } from '../task/task-paths';
import { openSection } from '../task/task-view';

/**
 * Where the signer goes on: an employee straight to the next form, which says that this one is signed; otherwise to the
 * page that says what comes next, or back into the queue that it was opened from. Form I-9 always has that page: documents may be added, and the employer has a date.
 */
export async function pathAfterSigning(session: string, task: string): Promise<string> {
  const { done } = taskPaths(session, task);
  const view = await readTask(session, task);
  const { side, handover, representative } = view.session;
  const queue = await readQueueReturn(view.session);
  if (queue && view.sheet.task.next_action !== 'employer_action') return queue.signed;
  if (side !== 'employee' || handover || representative || openSection(view)) return done;
  const next = formAfter(view);
  if (!next || isOptional(view.session, next)) return done;
  return `${nextPath(await readTask(session, next.id))}?${new URLSearchParams({ signed: task })}`;
}
