'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAct } from '../act/perform-act';
import { expiredPath } from '../session/read-session';
import { isSessionId, sessionPath } from '../session/session-token';

/** Ends the session of whoever had the device, and leads back to the employee's. */
export async function handBack(session: string, before: ActState): Promise<ActState> {
  const ended = await performAct(session, (token) => call('form_sessions.handBack', {}, token));
  if (!ended.ok) return failAct(before, ended.errorCode);
  const { session_id: back } = ended.value;
  redirect(isSessionId(back) ? sessionPath(back) : expiredPath(session));
}
