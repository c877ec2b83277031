import { type OperationRow, type OperationId, operations } from '@firstday/domain';
import { z } from 'zod';
import { config } from '../config';
import { ApiUnavailable } from './api-unavailable';
import type { OperationAnswer, OperationInput, Upload } from './operation-input';
import { operationUrl, type UrlParts } from './operation-url';

/** Sends an operation with the headers that are given, and no others: also from where there is no page yet. */
export async function sendOperation<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { method, path }: OperationRow = operations[id];
  const { signal = null } = input;
  const init = { method, cache: 'no-store', signal, ...withBody(input, headers) } as const;
  const response = await fetchApi(`${config.apiUrl}${operationUrl(path, input)}`, init);
  // A limit is for a moment as well: what was typed is kept, and sent again.
  if (response.status === 429)
    throw new ApiUnavailable('Too many requests', { retryAfter: retryAfterOf(response) });
  if (response.status >= 500) throw new ApiUnavailable(`The API answered ${response.status}`);
  return response;
}

/** In seconds. Where it does not say, a window of its limits has passed by then. */
const retryAfterOf = ({ headers }: Response): number => Number(headers.get('retry-after')) || 10;

interface AnyInput extends UrlParts {
  readonly body?: unknown;
  readonly upload?: Upload | undefined;
}

function withBody({ body, upload }: AnyInput, headers: Readonly<Record<string, string>>) {
  const type = upload ? upload.contentType : body === undefined ? undefined : 'application/json';
  const all = { ...headers, ...(type ? { 'content-type': type } : {}) };
  if (!upload) return { headers: all, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  // A file is handed on while it arrives.
  return {
    headers: all,
    body: upload.content,
    ...(upload.content instanceof ReadableStream ? { duplex: 'half' as const } : {}),
  };
}

async function fetchApi(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    // No one reads the answer: the status is the one that the API's metrics give such requests.
    if (init.signal?.aborted) return new Response(null, { status: 499 });
    throw new ApiUnavailable('The API cannot be reached', { cause });
  }
}

/** What an operation answered, checked against its schema. */
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
  const { answers }: OperationRow = operations[id];
  const success = answers[status];
  (success instanceof z.ZodType ? success : z.undefined()).parse(value);
}
