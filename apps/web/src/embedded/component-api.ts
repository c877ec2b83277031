import type { ComponentFrame, ComponentSession, ComponentSessionCreated, Problem } from '@firstday/domain';

/** Why a request came to nothing. */
export type RequestErrorCode = 'ended' | 'error' | 'offline' | 'refused';

export class RequestError extends Error {
  constructor(
    readonly code: RequestErrorCode,
    /** The status of the answer; 0 where there was none. */
    readonly status: number,
    readonly problem?: Problem,
  ) {
    super(`${code} ${status}`);
  }
}

const prefix = '/api/v1';
const json = { 'content-type': 'application/json' };

/** Asks the API in the name of a component’s session, by its token where it is known, else by the session’s own cookie. */
export class ComponentApi {
  constructor(
    private readonly token: string | undefined,
    /** Other components on the same page have cookies too. */
    private readonly sessionId?: string,
  ) {}

  async get<Answer>(
    path: string,
    query: Readonly<Record<string, string>> = {},
    signal?: AbortSignal,
  ): Promise<Answer> {
    return (await this.send(withQuery(path, query), signal ? { signal } : {})).json();
  }

  async post<Answer>(path: string, body: unknown): Promise<Answer> {
    return (await this.send(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json();
  }

  /** A file and what it is called. */
  async download(path: string): Promise<{ readonly name: string; readonly content: Blob }> {
    const answer = await this.send(path, { headers: { accept: 'application/pdf' } });
    const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    return { name: name ?? 'document.pdf', content: await answer.blob() };
  }

  stream(lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
    const headers = { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) };
    return this.send('/component_changes', { headers, signal });
  }

  /** @throws Failed, or AbortError */
  private async send(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetchOrThrow(`${prefix}${path}`, {
      ...init,
      cache: 'no-store',
      headers: { ...init.headers, ...this.credential() },
    });
    if (answer.ok) return answer;
    if (answer.status === 401) throw new RequestError('ended', 401);
    const problem: Problem | undefined = await answer.json().catch(() => undefined);
    const isForLater = answer.status >= 500 || answer.status === 429;
    throw new RequestError(isForLater ? 'error' : 'refused', answer.status, problem);
  }

  private credential(): Record<string, string> {
    if (this.token !== undefined) return { 'x-component-auth-token': this.token };
    return this.sessionId === undefined ? {} : { 'x-component-session': this.sessionId };
  }
}

/** Exchanges a code for a session, which can be done once. */
export async function redeemCode(code: string): Promise<ComponentSessionCreated> {
  return new ComponentApi(undefined).post('/component_sessions', { code });
}

/** The session of this token; without one, that of this id by its cookie. */
export const fetchSession = (token: string | undefined, sessionId?: string): Promise<ComponentSession> =>
  new ComponentApi(token, sessionId).get('/component_session');

/** Milliseconds by which the service’s clock is ahead of this one, as its last answer told. */
let clockOffset = 0;
export const serverNow = (): number => Date.now() + clockOffset;

/** Whether a code or a session serves, and why not. */
export const fetchFrame = (asked: { code: string } | { session_id: string }): Promise<ComponentFrame> =>
  new ComponentApi(undefined).post('/component_frames', asked);

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams(query).toString();
  return asked ? `${path}?${asked}` : path;
}

async function fetchOrThrow(url: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(url, init);
    const date = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(date)) clockOffset = date - Date.now();
    return answer;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RequestError('offline', 0);
  }
}
