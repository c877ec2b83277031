'use server';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** Ends link and session of whoever was named. */
export async function revokeRepresentative({ session, task }: ActionTarget): Promise<void> {
  await withToken(session, (token) =>
    callRaw('tasks.revokeRepresentative', { params: { task_id: task } }, token),
  );
  redirect(taskPaths(session, task).representative);
}
