import type { CallOptions, Settings } from './settings.js';
import type { Upload } from './upload.js';

/** What a query parameter may be: lists are joined by commas, moments are ISO 8601, objects are JSON. */
export type QueryValue = string | number | boolean | null | Date | readonly string[] | object | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** One call of an operation. */
export interface Call {
  /** The operation's id, as `employees.create`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/api/v1`; see `path`. */
  readonly path: string;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly Upload[]>>;
  readonly accept: string;
  readonly options: CallOptions | undefined;
}

/**
 * A path of which every inserted part is one segment, so that no id leads to another operation.
 * @throws TypeError for an id that is missing, or a step to elsewhere
 */
export function path(parts: TemplateStringsArray, ...ids: readonly string[]): string {
  return parts.reduce((before, part, index) => `${before}${segment(ids[index - 1])}${part}`);
}

function segment(id: unknown): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw new TypeError('An id is missing or not an id');
  return encodeURIComponent(id);
}

export function toUrl(root: string, call: Call): string {
  const query = Object.entries(call.query ?? {}).flatMap(([name, value]) => {
    const text = queryText(value);
    return text === undefined ? [] : [[name, text]];
  });
  const search = new URLSearchParams(query).toString();
  return `${root}${call.path}${search ? `?${search}` : ''}`;
}

function queryText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Later ones win: the client's, the call's, then those that the request needs. */
export function toHeaders(settings: Settings, call: Call, key: string | undefined): Headers {
  const accountId = call.options?.accountId ?? settings.accountId;
  const headers = new Headers();
  const all = {
    accept: call.accept,
    ...settings.defaultHeaders,
    ...call.options?.headers,
    authorization: `Bearer ${settings.apiKey}`,
    ...(accountId === undefined ? {} : { 'x-account-id': accountId }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  for (const [name, value] of Object.entries(all)) setHeader(headers, name, value);
  return headers;
}

/** The platform's own error would repeat the value. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new TypeError(`The header ${name} cannot be sent: its name or value holds a forbidden character`);
  }
}

/** The same for every attempt, so that whatever was carried out is not carried out again. */
export function idempotencyKeyFor(call: Call): string | undefined {
  if (call.method !== 'POST') return undefined;
  return call.options?.idempotencyKey ?? randomKey();
}

/** `crypto.randomUUID` is not there on pages that were loaded over plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
