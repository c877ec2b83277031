import type { ComponentName, ComponentSession } from '@firstday/domain';
import { RequestError, fetchSession, fetchFrame, redeemCode } from './component-api';

/** A session with the credential for it; without a token, the cookie serves. */
export interface OpenSession {
  readonly session: ComponentSession;
  readonly token: string | undefined;
}

/** Why there is none. */
export type SessionFailure = 'error' | 'expired' | 'offline' | 'revoked' | 'used';

export type OpenResult = { readonly open: OpenSession } | { readonly ending: SessionFailure };

const redeeming = new Map<string, Promise<OpenResult>>();

/** Exchanges a code, once however often it is asked for. */
export function openByCode(code: string): Promise<OpenResult> {
  const before = redeeming.get(code);
  if (before) return before;
  const opening = redeemAndOpen(code);
  redeeming.set(code, opening);
  return opening;
}

async function redeemAndOpen(code: string): Promise<OpenResult> {
  try {
    const { token, ...session } = await redeemCode(code);
    return { open: { session, token } };
  } catch (error) {
    redeeming.delete(code);
    return { ending: await toSessionFailure(error, { code }) };
  }
}

/** Opens the session of an address: by the token that was kept beside it, else by the cookie. */
export async function openById(sessionId: string, component: ComponentName): Promise<OpenResult> {
  const token = storedToken();
  try {
    if (token !== undefined) return { open: { session: await fetchSession(token), token } };
  } catch (error) {
    if (!isEnded(error)) return { ending: await toSessionFailure(error, { session_id: sessionId }) };
  }
  try {
    const session = await fetchSession(undefined, sessionId);
    if (session.id === sessionId && session.component === component)
      return { open: { session, token: undefined } };
    return { ending: 'expired' };
  } catch (error) {
    return { ending: await toSessionFailure(error, { session_id: sessionId }) };
  }
}

/** What became of a session that is refused. */
export async function toSessionFailure(
  error: unknown,
  asked: { code: string } | { session_id: string },
): Promise<SessionFailure> {
  if (error instanceof RequestError && (error.code === 'offline' || error.code === 'error'))
    return error.code;
  try {
    const { state } = await fetchFrame(asked);
    return state === 'revoked' || state === 'used' ? state : 'expired';
  } catch (failure) {
    return failure instanceof RequestError && failure.code === 'offline' ? 'offline' : 'error';
  }
}

const isEnded = (error: unknown) => error instanceof RequestError && error.code === 'ended';

/** The token is kept with the entry of the browser’s history, which outlives a reload and is in no address. */
export function storedToken(): string | undefined {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state['firstday'] : undefined;
  const token = isRecord(kept) ? kept['token'] : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** The state of a history entry with the token in it, beside what others keep there. */
export function historyStateWith(token: string | undefined): Record<string, unknown> {
  const state: unknown = window.history.state;
  return { ...(isRecord(state) ? state : {}), firstday: token === undefined ? {} : { token } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
