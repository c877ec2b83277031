import { RateLimitError, ServerError } from './api-error.js';
import { ConnectionError, type FirstdayError } from './firstday-error.js';

const firstDelay = 500;
const longestDelay = 8_000;
/** Who is asked to wait longer than this is told so instead of being kept. */
const longestWait = 60;

/**
 * Milliseconds to wait before trying again, or undefined where that would not help. The service's own word counts;
 * else each delay doubles the one before, and up to half of it is random so that callers do not return all at once.
 */
export function retryDelay(
  error: FirstdayError,
  retry: number,
  random: () => number = Math.random,
): number | undefined {
  const isWorthwhile =
    error instanceof ConnectionError || error instanceof RateLimitError || error instanceof ServerError;
  if (!isWorthwhile) return undefined;
  const asked = error instanceof ConnectionError ? undefined : error.retryAfter;
  if (asked !== undefined) return asked > longestWait ? undefined : asked * 1000;
  return Math.min(longestDelay, firstDelay * 2 ** retry) * (1 - random() / 2);
}

/** Waits, unless the signal ends the wait with its reason. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
