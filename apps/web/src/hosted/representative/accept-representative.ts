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

/** The employer has looked at what was signed: it stands. */
export async function acceptRepresentative(
  { session, task }: ActionTarget,
  before: ActState,
): Promise<ActState> {
  const input = { params: { task_id: task }, body: { decision: 'accepted' as const } };
  const answer = await performAct(session, (token) => call('tasks.reviewRepresentative', input, token));
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(taskPaths(session, task).representative);
}
