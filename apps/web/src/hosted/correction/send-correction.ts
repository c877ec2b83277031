'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { performAct } from '../act/perform-act';
import { reasonIn } from '../reason/reason-in';
import type { ReasonState } from '../reason/reason-state';
import { taskPaths } from '../task/task-paths';

interface CorrectionPlace {
  readonly session: string;
  readonly task: string;
  /** The employee asks; the employer says why the form stays as it is. */
  readonly side: 'employee' | 'employer';
}

export async function sendCorrection(
  { session, task, side }: CorrectionPlace,
  before: ReasonState,
  form: FormData,
): Promise<ReasonState> {
  const reason = reasonIn(form);
  const attempt = before.attempt + 1;
  if (reason.length < 3) return { attempt, reason, trouble: 'reasonRequired' };
  const params = { task_id: task };
  const declined = { outcome: 'declined' as const, message: reason };
  const answer = await performAct<unknown>(session, (token) =>
    side === 'employee'
      ? call('tasks.requestCorrection', { params, body: { reason } }, token)
      : call('tasks.answerCorrectionRequest', { params, body: declined }, token),
  );
  if (!answer.ok) return { attempt, reason, trouble: answer.errorCode };
  redirect(side === 'employee' ? taskPaths(session, task).done : taskPaths(session, task).task);
}
