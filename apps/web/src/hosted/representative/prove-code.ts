'use server';
import { ProveCode } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call, callRaw } from '../../api/call';
import { expiredPath } from '../session/read-session';
import { sessionPath, sessionToken } from '../session/session-token';
import type { CodeState } from './code-state';

/** Gives the code of a representative, and goes on to what they are asked to do. */
export async function proveCode(session: string, before: CodeState, form: FormData): Promise<CodeState> {
  const typed = form.get('code');
  const code = typeof typed === 'string' ? typed.trim() : '';
  const state = { attempt: before.attempt + 1, code };
  const parsed = ProveCode.safeParse({ code });
  if (!parsed.success) return { ...state, trouble: 'codeRequired' };
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const came = await tried(token, parsed.data);
  if (came === 'unavailable') return { ...state, trouble: 'unavailable' };
  if (came === 'ended') redirect(expiredPath(session));
  if (came === 'proved' || came.status === 'locked') redirect(sessionPath(session));
  return { ...state, trouble: 'codeWrong', triesLeft: came.tries_left };
}

/** What came of it: where it was wrong, how the check stands now. */
async function tried(token: string, body: ProveCode) {
  try {
    const answer = await callRaw('form_sessions.proveCode', { body }, token);
    if (answer.ok) return 'proved';
    const now = await call('form_sessions.current', {}, token);
    return now.ok ? now.value.identity : 'ended';
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
