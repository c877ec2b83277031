'use server';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** The employer has looked at what was signed: it stands, or goes back with the reason. */
export async function reviewRepresentative({ session, task }: ActionTarget, form: FormData): Promise<void> {
  const reason = form.get('reason');
  const isReturned =
    form.get('decision') === 'returned' && typeof reason === 'string' && reason.trim().length > 2;
  const body = isReturned
    ? { decision: 'returned' as const, reason: reason.trim() }
    : { decision: 'accepted' as const };
  if (form.get('decision') === 'accepted' || isReturned)
    await withToken(session, (token) =>
      callRaw('tasks.reviewRepresentative', { params: { task_id: task }, body }, token),
    );
  redirect(taskPaths(session, task).representative);
}
