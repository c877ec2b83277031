import { type Operation, type OperationId, operations, Problem } from '@firstday/domain';
import { headers } from 'next/headers';
import { z } from 'zod';
import { config } from '../config';
import { arrivalHeaderNames } from './arrival-header-names';
import type { OperationAnswer, OperationInput, Upload } from './operation-input';
import { operationUrl, type UrlParts } from './operation-url';

/** The API cannot be reached, or answered with an error of its own. */
export class ApiUnavailable extends Error {}

export interface ApiFailure {
  readonly status: number;
  readonly problem: Problem | undefined;
}

export type ApiResult<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & ApiFailure);

/** A bearer token, or the headers by which a browser showed who is signed in. */
export type ApiCredential = string | Readonly<Record<string, string>>;

/** Calls an operation by its id; the answer is checked against the operation's schema. */
export async function call<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  credential: ApiCredential | undefined,
): Promise<ApiResult<OperationAnswer<Id>>> {
  const response = await callRaw(id, input, credential);
  return response.ok ? { ok: true, value: await readAnswer(id, response) } : toFailure(response);
}

/** The same, for an answer that is a file, or of which only the status counts. */
export async function callRaw<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  credential: ApiCredential | undefined,
): Promise<Response> {
  const { method, path }: Operation = operations[id];
  const init = { method, cache: 'no-store', ...(await withBody(input, credential)) } as const;
  const response = await fetchApi(`${config.apiUrl}${operationUrl(path, input)}`, init);
  // A limit is for a moment as well: what was typed is kept, and sent again.
  if (response.status >= 500 || response.status === 429)
    throw new ApiUnavailable(`The API answered ${response.status}`);
  return response;
}

interface AnyInput extends UrlParts {
  readonly body?: unknown;
  readonly upload?: Upload | undefined;
}

async function withBody({ body, upload }: AnyInput, credential: ApiCredential | undefined) {
  const type = upload ? upload.contentType : body === undefined ? undefined : 'application/json';
  const common = {
    ...(await visitorHeaders()),
    ...(typeof credential === 'string' ? { authorization: `Bearer ${credential}` } : credential),
    ...(type ? { 'content-type': type } : {}),
  };
  if (!upload) return { headers: common, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  // A file is handed on while it arrives.
  return {
    headers: common,
    body: upload.content,
    ...(upload.content instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  };
}

async function fetchApi(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new ApiUnavailable('The API cannot be reached', { cause });
  }
}

export async function readAnswer<Id extends OperationId>(
  id: Id,
  response: Response,
): Promise<OperationAnswer<Id>> {
  const value: unknown = response.status === 204 ? undefined : await response.json();
  assertAnswer(id, response.status, value);
  return value;
}

/** @throws ZodError for an answer that the operation does not have. */
function assertAnswer<Id extends OperationId>(
  id: Id,
  status: number,
  value: unknown,
): asserts value is OperationAnswer<Id> {
  const { answers }: Operation = operations[id];
  const success = answers[status];
  (success instanceof z.ZodType ? success : z.undefined()).parse(value);
}

export async function toFailure(response: Response): Promise<{ readonly ok: false } & ApiFailure> {
  const parsed = Problem.safeParse(await response.json().catch(() => undefined));
  return { ok: false, status: response.status, problem: parsed.success ? parsed.data : undefined };
}

/** What the API keeps as evidence of who asked. */
async function visitorHeaders(): Promise<Record<string, string>> {
  const incoming = await headers();
  const kept = [...arrivalHeaderNames, 'user-agent', 'accept-language'];
  return Object.fromEntries(
    kept.flatMap((name) => (incoming.has(name) ? [[name, incoming.get(name) ?? '']] : [])),
  );
}
