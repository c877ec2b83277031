'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { reasonIn } from '../reason/reason-in';
import type { ReasonState } from '../reason/reason-state';
import { taskPaths } from '../task/task-paths';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
}

/** The employer has looked at what was signed: it goes back, with what has to be put right. */
export async function returnToRepresentative(
  { session, task }: ActionTarget,
  before: ReasonState,
  form: FormData,
): Promise<ReasonState> {
  const reason = reasonIn(form);
  const attempt = before.attempt + 1;
  if (reason.length < 3) return { attempt, reason, trouble: 'reasonRequired' };
  const input = { params: { task_id: task }, body: { decision: 'returned' as const, reason } };
  const answer = await performAct(session, (token) => call('tasks.reviewRepresentative', input, token));
  if (!answer.ok) return { reason, attempt, trouble: failAct(before, answer.errorCode).errorCode };
  redirect(taskPaths(session, task).representative);
}
