import type { Problem } from '@firstday/domain';
import type { OperationAnswer, OperationInput } from '../api/operation-input';
import { operationUrl, pickQuery, type UrlParts } from '../api/operation-url';
import type { EmbeddedOperation, EmbeddedRoutes } from './embedded-operations';

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

/** By what the API knows a component's session. */
interface SessionCredential {
  readonly token: string | undefined;
  /** Other components on the same page have cookies too. */
  readonly sessionId: string | undefined;
}

interface AnyInput extends UrlParts {
  readonly body?: unknown;
}

/** The API as a component's page calls it, from the browser: as nobody at first, then in the name of a session. */
export class ComponentApi {
  constructor(
    private readonly routes: EmbeddedRoutes,
    private readonly credential?: SessionCredential,
  ) {}

  /** The same in the name of a session: by its token where that is known, else by the session's own cookie. */
  withCredential(credential: SessionCredential): ComponentApi {
    return new ComponentApi(this.routes, credential);
  }

  /** Calls an operation by its id. */
  async call<Id extends EmbeddedOperation>(
    id: Id,
    input: OperationInput<Id>,
    signal?: AbortSignal,
  ): Promise<OperationAnswer<Id>> {
    return (await this.send(id, input, signal ? { signal } : {})).json();
  }

  /** The same of what makes something: with one key it is made once, however often it is sent. */
  async callOnce<Id extends EmbeddedOperation>(
    id: Id,
    input: OperationInput<Id>,
    key: string,
  ): Promise<OperationAnswer<Id>> {
    return (await this.send(id, input, { headers: { 'idempotency-key': key } })).json();
  }

  /** A file and what it is called. */
  async download<Id extends 'tasks.getCertificate' | 'tasks.getPdf'>(
    id: Id,
    input: OperationInput<Id>,
  ): Promise<{ readonly name: string; readonly content: Blob }> {
    const answer = await this.send(id, input, { headers: { accept: 'application/pdf' } });
    const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    return { name: name ?? 'document.pdf', content: await answer.blob() };
  }

  stream(lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
    const headers = { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) };
    return this.send('component_changes.stream', {}, { headers, signal });
  }

  /** @throws RequestError, or AbortError */
  private async send(id: EmbeddedOperation, input: AnyInput, init: RequestInit): Promise<Response> {
    const { method, path, query } = this.routes[id];
    const { body } = input;
    const url = operationUrl(path, { ...input, query: pickQuery(input.query, query) });
    const answer = await fetchOrThrow(url, {
      ...init,
      method,
      cache: 'no-store',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
        ...this.credentialHeaders(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer;
    if (answer.status === 401) throw new RequestError('ended', 401);
    const problem: Problem | undefined = await answer.json().catch(() => undefined);
    const isForLater = answer.status >= 500 || answer.status === 429;
    throw new RequestError(isForLater ? 'error' : 'refused', answer.status, problem);
  }

  private credentialHeaders(): Record<string, string> {
    const { token, sessionId } = this.credential ?? {};
    if (token !== undefined) return { 'x-component-auth-token': token };
    return sessionId === undefined ? {} : { 'x-component-session': sessionId };
  }
}

/** Milliseconds by which the service’s clock is ahead of this one, by the date of its last answer. */
let clockOffset = 0;
export const serverNow = (): number => Date.now() + clockOffset;

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
