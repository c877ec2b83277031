import type { ComponentName, ComponentSession } from '@firstday/domain';
import { Failed, currentSession, frameOf, redeem } from './component-api';

/** A session with the credential for it; without a token, the cookie serves. */
export interface OpenSession {
  readonly session: ComponentSession;
  readonly token: string | undefined;
}

/** Why there is none. */
export type Ending = 'error' | 'expired' | 'offline' | 'revoked' | 'used';

export type Opened = { readonly open: OpenSession } | { readonly ending: Ending };

const redeeming = new Map<string, Promise<Opened>>();

/** Exchanges a code, once however often it is asked for. */
export function openByCode(code: string): Promise<Opened> {
  const before = redeeming.get(code);
  if (before) return before;
  const opening = redeemed(code);
  redeeming.set(code, opening);
  return opening;
}

async function redeemed(code: string): Promise<Opened> {
  try {
    const { token, ...session } = await redeem(code);
    return { open: { session, token } };
  } catch (error) {
    redeeming.delete(code);
    return { ending: await endingOf(error, { code }) };
  }
}

/** Opens the session of an address: by the token that was kept beside it, else by the cookie. */
export async function openById(sessionId: string, component: ComponentName): Promise<Opened> {
  const token = keptToken();
  try {
    if (token !== undefined) return { open: { session: await currentSession(token), token } };
  } catch (error) {
    if (!isEnded(error)) return { ending: await endingOf(error, { session_id: sessionId }) };
  }
  try {
    const session = await currentSession(undefined, sessionId);
    if (session.id === sessionId && session.component === component)
      return { open: { session, token: undefined } };
    return { ending: 'expired' };
  } catch (error) {
    return { ending: await endingOf(error, { session_id: sessionId }) };
  }
}

/** What became of a session that is refused. */
export async function endingOf(
  error: unknown,
  asked: { code: string } | { session_id: string },
): Promise<Ending> {
  if (error instanceof Failed && (error.trouble === 'offline' || error.trouble === 'error'))
    return error.trouble;
  try {
    const { state } = await frameOf(asked);
    return state === 'revoked' || state === 'used' ? state : 'expired';
  } catch (failure) {
    return failure instanceof Failed && failure.trouble === 'offline' ? 'offline' : 'error';
  }
}

const isEnded = (error: unknown) => error instanceof Failed && error.trouble === 'ended';

/** The token is kept with the entry of the browser’s history, which outlives a reload and is in no address. */
export function keptToken(): string | undefined {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state['firstday'] : undefined;
  const token = isRecord(kept) ? kept['token'] : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** The state of a history entry with the token in it, beside what others keep there. */
export function stateWith(token: string | undefined): Record<string, unknown> {
  const state: unknown = window.history.state;
  return { ...(isRecord(state) ? state : {}), firstday: token === undefined ? {} : { token } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
