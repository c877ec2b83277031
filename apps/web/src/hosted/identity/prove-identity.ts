'use server';
import { CodeChannel, ProveIdentity } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call, callRaw } from '../../api/call';
import { expiredPath } from '../session/read-session';
import { sessionToken } from '../session/session-token';
import { type Destination, destinationPath, identityPath } from './identity-path';
import type { IdentityState } from './identity-state';

interface ActionTarget {
  readonly session: string;
  readonly to: Destination;
}

/** Sends a one-time code to the employee, or enters it and goes on to where they were going. */
export async function proveIdentity(
  { session, to }: ActionTarget,
  before: IdentityState,
  form: FormData,
): Promise<IdentityState> {
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const [act, asked] = String(form.get('act') ?? '').split(' ');
  const channel = CodeChannel.safeParse(asked ?? form.get('channel') ?? before.sentTo);
  const state = { attempt: before.attempt + 1, ...(channel.success ? { sentTo: channel.data } : {}) };
  if (act === 'send')
    return channel.success ? sendCode(token, session, to, { ...state, sentTo: channel.data }) : state;
  const typed = form.get('code');
  const parsed = ProveIdentity.safeParse({
    code: typeof typed === 'string' ? typed.trim() : '',
    task_id: to.task,
  });
  if (!parsed.success) return { ...state, trouble: 'codeRequired' };
  const came = await answered(() => callRaw('form_sessions.proveIdentity', { body: parsed.data }, token));
  if (came === 'unavailable') return { ...state, trouble: 'unavailable' };
  if (came.ok) redirect(destinationPath(session, to));
  const now = await identityNow(token, session);
  if (now.status === 'locked') redirect(identityPath(session, to));
  return { ...state, trouble: 'wrong', triesLeft: now.tries_left };
}

async function sendCode(
  token: string,
  session: string,
  to: Destination,
  state: IdentityState & { readonly sentTo: CodeChannel },
): Promise<IdentityState> {
  const body = { channel: state.sentTo };
  const came = await answered(() => callRaw('form_sessions.sendIdentityCode', { body }, token));
  if (came === 'unavailable') return { attempt: state.attempt, trouble: 'unavailable' };
  if (came.ok) return state;
  if (came.status === 401) redirect(expiredPath(session));
  if (came.status === 403) redirect(identityPath(session, to));
  return { attempt: state.attempt, trouble: came.status === 429 ? 'tooMany' : 'notSent' };
}

async function answered(ask: () => Promise<Response>): Promise<Response | 'unavailable'> {
  try {
    return await ask();
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}

async function identityNow(token: string, session: string) {
  const now = await call('form_sessions.current', {}, token);
  if (!now.ok) redirect(expiredPath(session));
  return now.value.identity;
}
