'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { expiredPath, withToken } from '../session/read-session';
import { isSessionId, sessionPath } from '../session/session-token';

/** Ends the session of whoever had the device, and leads back to the employee's. */
export async function handBack(session: string): Promise<void> {
  const ended = await withToken(session, (token) => call('form_sessions.handBack', {}, token));
  if (!ended.ok || !isSessionId(ended.value.session_id)) redirect(expiredPath(session));
  redirect(sessionPath(ended.value.session_id));
}
