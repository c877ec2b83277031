'use server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { reasonIn } from '../reason/reason-in';
import type { ReasonState } from '../reason/reason-state';
import { expiredPath } from '../session/read-session';
import { sessionToken } from '../session/session-token';
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
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const params = { task_id: task };
  const send = () =>
    side === 'employee'
      ? callRaw('tasks.requestCorrection', { params, body: { reason } }, token)
      : callRaw(
          'tasks.answerCorrectionRequest',
          { params, body: { outcome: 'declined', message: reason } },
          token,
        );
  const trouble = await outcomeOf(send);
  if (trouble) return { attempt, reason, trouble };
  redirect(side === 'employee' ? taskPaths(session, task).done : taskPaths(session, task).task);
}

async function outcomeOf(
  send: () => Promise<{ readonly ok: boolean }>,
): Promise<'refused' | 'unavailable' | undefined> {
  try {
    return (await send()).ok ? undefined : 'refused';
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
