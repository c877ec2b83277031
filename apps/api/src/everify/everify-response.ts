import { ServiceErrors } from '@firstday/everify';
import { EverifyUnavailable, EverifyRefusal } from './everify-gateway.js';

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
  const errors = ServiceErrors.safeParse(parseJson(answer.content));
  const code = errors.success ? errors.data.errors[0]?.error_code : undefined;
  throw new EverifyRefusal(status, /^[A-Z0-9_]{1,60}$/.test(code ?? '') ? String(code) : `HTTP_${status}`);
}

/** @throws EverifyUnavailable where it is cut off, or too large to be an answer */
export async function readContent(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > maxResponseBytes) throw new EverifyUnavailable('unreadable');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof EverifyUnavailable
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
