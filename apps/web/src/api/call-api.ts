import { Problem } from '@firstday/domain';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { arrivalHeaderNames } from '../api/arrival-headers';
import { config } from '../config';

/** The API cannot be reached, or answered with an error of its own. */
export class ApiUnavailable extends Error {}

export interface ApiFailure {
  readonly status: number;
  readonly problem: Problem | undefined;
}

export type ApiResult<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & ApiFailure);

export interface Call {
  readonly method?: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  readonly body?: BodyInit | Readonly<Record<string, unknown>>;
  readonly contentType?: string;
}

const prefix = '/api/v1';

/** A bearer token, or the headers by which a browser showed who is signed in. */
export type ApiCredential = string | Readonly<Record<string, string>>;

/** One request to the API in the session's name, with what it keeps as evidence of who asked. */
export async function callApi(
  credential: ApiCredential | undefined,
  path: string,
  call: Call = {},
): Promise<Response> {
  const { method = 'GET', body, contentType } = call;
  const isRaw = body instanceof ReadableStream || body instanceof FormData;
  const type = contentType ?? (body === undefined || isRaw ? undefined : 'application/json');
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    cache: 'no-store',
    headers: {
      ...(await visitorHeaders()),
      ...(typeof credential === 'string' ? { authorization: `Bearer ${credential}` } : credential),
      ...(type ? { 'content-type': type } : {}),
    },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  };
  const answer = await fetchApi(`${config.apiUrl}${prefix}${path}`, init);
  // Too many requests is for a moment as well: what was typed is kept, and sent again.
  if (answer.status >= 500 || answer.status === 429)
    throw new ApiUnavailable(`The API answered ${answer.status}`);
  return answer;
}

async function fetchApi(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new ApiUnavailable('The API cannot be reached', { cause });
  }
}

/** The same, its answer read with the schema of the operation. */
export async function askApi<S extends z.ZodType>(
  schema: S,
  credential: ApiCredential | undefined,
  path: string,
  call: Call = {},
): Promise<ApiResult<z.output<S>>> {
  const answer = await callApi(credential, path, call);
  if (!answer.ok) return toFailure(answer);
  return { ok: true, value: schema.parse(answer.status === 204 ? null : await answer.json()) };
}

export async function toFailure(answer: Response): Promise<{ readonly ok: false } & ApiFailure> {
  const parsed = Problem.safeParse(await answer.json().catch(() => undefined));
  return { ok: false, status: answer.status, problem: parsed.success ? parsed.data : undefined };
}

async function visitorHeaders(): Promise<Record<string, string>> {
  const incoming = await headers();
  const kept = [...arrivalHeaderNames, 'user-agent', 'accept-language'];
  return Object.fromEntries(
    kept.flatMap((name) => (incoming.has(name) ? [[name, incoming.get(name) ?? '']] : [])),
  );
}
