import type { ComponentName, ComponentSession } from '@firstday/domain';
import { type ComponentApi, RequestError } from './component-api';

/** A session with the credential for it; without a token, the cookie serves. */
export interface OpenSession {
  readonly session: ComponentSession;
  readonly token: string | undefined;
  /** The API in its name. */
  readonly api: ComponentApi;
}

/** Why there is none. */
export type SessionFailure = 'error' | 'expired' | 'offline' | 'revoked' | 'used';

export type OpenResult = { readonly open: OpenSession } | { readonly ending: SessionFailure };

const redeeming = new Map<string, Promise<OpenResult>>();

/** Exchanges a code, once however often it is asked for. */
export function openByCode(api: ComponentApi, code: string): Promise<OpenResult> {
  const before = redeeming.get(code);
  if (before) return before;
  const opening = redeemAndOpen(api, code);
  redeeming.set(code, opening);
  return opening;
}

async function redeemAndOpen(api: ComponentApi, code: string): Promise<OpenResult> {
  try {
    const { token, ...session } = await api.call('component_sessions.create', { body: { code } });
    return { open: openedAs(api, session, token) };
  } catch (error) {
    redeeming.delete(code);
    return { ending: await toSessionFailure(api, error, { code }) };
  }
}

const openedAs = (api: ComponentApi, session: ComponentSession, token: string | undefined): OpenSession => ({
  session,
  token,
  api: api.withCredential({ token, sessionId: session.id }),
});

/** Opens the session of an address: by the token that was kept beside it, else by the cookie. */
export async function openById(
  api: ComponentApi,
  sessionId: string,
  component: ComponentName,
): Promise<OpenResult> {
  const token = storedToken();
  try {
    if (token !== undefined) return { open: openedAs(api, await currentSession(api, { token }), token) };
  } catch (error) {
    if (!isEnded(error)) return { ending: await toSessionFailure(api, error, { session_id: sessionId }) };
  }
  try {
    const session = await currentSession(api, { sessionId });
    if (session.id === sessionId && session.component === component)
      return { open: openedAs(api, session, undefined) };
    return { ending: 'expired' };
  } catch (error) {
    return { ending: await toSessionFailure(api, error, { session_id: sessionId }) };
  }
}

const currentSession = (
  api: ComponentApi,
  { token, sessionId }: { readonly token?: string; readonly sessionId?: string },
): Promise<ComponentSession> =>
  api.withCredential({ token, sessionId }).call('component_sessions.current', {});

/** What became of a session that is refused. */
export async function toSessionFailure(
  api: ComponentApi,
  error: unknown,
  asked: { code: string } | { session_id: string },
): Promise<SessionFailure> {
  if (error instanceof RequestError && (error.code === 'offline' || error.code === 'error'))
    return error.code;
  try {
    const { state } = await api.call('component_frames.find', { body: asked });
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
