'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { taskPaths } from '../task/task-paths';

interface WaitingTask {
  readonly session: string;
  readonly task: string;
  readonly reason: string;
}

/** Opens the employee's own part, in which a Social Security number is awaited. */
export async function openForNumber(
  { session, task, reason }: WaitingTask,
  before: ActState,
): Promise<ActState> {
  const body = { reason, about: 'social_security_number' as const };
  const answer = await performAct(session, (token) =>
    call('tasks.requestCorrection', { params: { task_id: task }, body }, token),
  );
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(taskPaths(session, task).task);
}
