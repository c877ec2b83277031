'use server';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { withToken } from '../session/read-session';
import { taskPaths } from '../task/task-paths';

/** Opens a form again for its employee, who asked for it. */
export async function openCorrection(session: string, task: string): Promise<void> {
  const input = { params: { task_id: task }, body: { outcome: 'opened' as const } };
  await withToken(session, (token) => callRaw('tasks.answerCorrectionRequest', input, token));
  redirect(`${taskPaths(session, task).answers}?sent=opened`);
}
