'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** Ends link and session of whoever was named. */
export async function revokeRepresentative(
  { session, task }: ActionTarget,
  before: ActState,
): Promise<ActState> {
  const input = { params: { task_id: task } };
  const answer = await performAct(session, (token) => call('tasks.revokeRepresentative', input, token));
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(taskPaths(session, task).representative);
}
