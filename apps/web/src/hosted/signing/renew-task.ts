'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

/** Begins a new form in place of a finished one, and leads there. */
export async function renewTask(session: string, task: string): Promise<void> {
  const result = await withToken(session, (token) =>
    call('tasks.renew', { params: { task_id: task } }, token),
  );
  const paths = taskPaths(session, result.ok ? result.value.task_id : task);
  redirect(result.ok ? paths.task : paths.done);
}
