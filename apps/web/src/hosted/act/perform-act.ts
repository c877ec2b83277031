import { redirect } from 'next/navigation';
import type { ApiResult } from '../../api/call';
import { expiredPath } from '../session/read-session';
import { sessionToken } from '../session/session-token';
import { actOutcome } from './act-outcome';
import type { ActErrorCode } from './act-state';

export type PerformedAct<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errorCode: ActErrorCode };

/** For actions: does one thing in the name of a session. One that has ended leads to the page that says what to do. */
export async function performAct<T>(
  session: string,
  send: (token: string) => Promise<ApiResult<T>>,
): Promise<PerformedAct<T>> {
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const outcome = await actOutcome(() => send(token));
  if (outcome.ok) return outcome;
  const { errorCode } = outcome;
  if (errorCode === 'ended') redirect(expiredPath(session));
  return { ok: false, errorCode };
}
