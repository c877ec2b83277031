import { ServiceErrors, structureOf } from '@firstday/everify';
import type { z } from 'zod';
import { EverifyRefusal, EverifyUnavailable, EverifyUnknownShape } from './everify-gateway.js';

const maxResponseBytes = 12 * 1024 * 1024;
/** A pause that the service asks for is kept, but never for longer than this. */
const maxPauseMilliseconds = 600_000;

/** An answer of the web service, read whole. */
export interface EverifyResponse {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: number | undefined;
  readonly content: Buffer;
}

/** For how long it asks to be left alone, in milliseconds. */
export const retryDelayOf = ({ retryAfter = 1 }: EverifyResponse): number =>
  Math.min(retryAfter * 1000, maxPauseMilliseconds);

/** @throws EverifyUnavailable where asking again may help, EverifyRefusal where it does not */
export function assertSucceeded(answer: EverifyResponse): EverifyResponse {
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status === 429 || status >= 500) throw new EverifyUnavailable(String(status), retryAfter);
  throw new EverifyRefusal(status, errorCodeOf(answer));
}

/** Why a login was refused, where it was: trying again could lock the user out. */
export function loginRefusalOf(answer: EverifyResponse): EverifyUnavailable | undefined {
  const { status } = answer;
  if (status < 400 || status >= 500 || status === 429) return undefined;
  const code = errorCodeOf(answer);
  if (code.includes('LOCK')) return new EverifyUnavailable('account_locked');
  return new EverifyUnavailable(code.includes('EXPIRED') ? 'password_expired' : 'login_refused');
}

/** The service's own code, or `HTTP_400` where it gives none. */
function errorCodeOf({ status, content }: EverifyResponse): string {
  const errors = ServiceErrors.safeParse(parseJson(content));
  const code = errors.success ? errors.data.errors[0]?.error_code : undefined;
  return /^[A-Z0-9_]{1,60}$/.test(code ?? '') ? String(code) : `HTTP_${status}`;
}

/** @throws EverifyUnknownShape where the schema does not know the answer */
export function readServiceAnswer<Schema extends z.ZodType>(
  schema: Schema,
  answer: EverifyResponse,
  operation: string,
): z.infer<Schema> {
  const content = answer.content.length === 0 ? undefined : parseJson(answer.content);
  const parsed = schema.safeParse(content);
  const isJson = content !== undefined || answer.content.length === 0;
  if (parsed.success && isJson) return parsed.data;
  throw unknownShape(operation, answer, isJson ? unreadMembers(parsed.error) : []);
}

/** @param unread names of members that could not be read, as we call them */
export const unknownShape = (
  operation: string,
  { status, type, content }: EverifyResponse,
  unread: readonly string[] = [],
): EverifyUnknownShape => {
  const json = parseJson(content);
  const given = json === undefined ? notJson(type, content) : structureOf(json);
  const which = unread.length > 0 ? `; not read: ${unread.join(', ')}` : '';
  return new EverifyUnknownShape(operation, `${status} ${given}${which}`);
};

const notJson = (type: string, { length }: Buffer): string => {
  const kind = /^[a-z]+\/[\w.+-]+/i.exec(type)?.[0] ?? 'unknown type';
  return length === 0 ? 'empty' : `${kind}, not JSON`;
};

/** The names come from our schema; where the answer has several forms, none is named. */
export const unreadMembers = (error: z.ZodError | undefined): string[] =>
  [
    ...new Set(
      (error?.issues ?? []).map(({ path }) => path.filter((part) => typeof part === 'string').join('.')),
    ),
  ].filter((name) => name !== '');

/** `GET /cases/{n}/retrieve_photo`: without the number of a case, and without the query. */
export const operationOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\?.*$/, '').replace(/^\/cases\/[0-9A-Z]{15}(?=\/|$)/, '/cases/{n}')}`;

/** @throws EverifyUnavailable where it is cut off, EverifyUnknownShape where it is too large to be an answer */
export async function readContent(response: Response, operation: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > maxResponseBytes)
        throw new EverifyUnknownShape(operation, `${response.status} more than ${maxResponseBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof EverifyUnknownShape
      ? error
      : new EverifyUnavailable(isTimeout(error) ? 'timeout' : 'unreachable');
  }
  return Buffer.concat(chunks);
}

/** Undefined where it is no JSON. */
export function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
