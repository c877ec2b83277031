import { ServiceErrors } from '@firstday/everify';
import { EverifyDown, EverifyRefusal } from './everify-gateway.js';

const largestAnswer = 12 * 1024 * 1024;
/** A pause that the service asks for is kept, but never for longer than this. */
const longestPause = 600_000;

/** An answer of the web service, read whole. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: number | undefined;
  readonly content: Buffer;
}

/** For how long it asks to be left alone, in milliseconds. */
export const pauseOf = ({ retryAfter = 1 }: Answer): number => Math.min(retryAfter * 1000, longestPause);

/** @throws EverifyDown where asking again may help, EverifyRefusal where it does not */
export function succeeded(answer: Answer): Answer {
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status === 429 || status >= 500) throw new EverifyDown(String(status), retryAfter);
  const errors = ServiceErrors.safeParse(jsonOf(answer.content));
  const code = errors.success ? errors.data.errors[0]?.error_code : undefined;
  throw new EverifyRefusal(status, /^[A-Z0-9_]{1,60}$/.test(code ?? '') ? String(code) : `HTTP_${status}`);
}

/** @throws EverifyDown where it is cut off, or too large to be an answer */
export async function contentOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > largestAnswer) throw new EverifyDown('unreadable');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof EverifyDown
      ? error
      : new EverifyDown(isTimeout(error) ? 'timeout' : 'unreachable');
  }
  return Buffer.concat(chunks);
}

/** Undefined where it is no JSON. */
export function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
