import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError, tooManyRequests } from '../../context/index.js';

/** How long a request waits for an earlier one with its key. */
export const maxWaitMilliseconds = 15_000;
/** How many requests of one credential may wait at the same moment. */
const maxWaiting = 20;

export const stillInProgress = () =>
  new ProblemError(
    409,
    'IdempotencyConflictError',
    'A request with this Idempotency-Key is still being carried out',
  );

/**
 * Serialises requests of this process that have the same key. A waiting request holds no database connection, so
 * that nobody else waits because of it.
 */
export class KeyedMutex {
  private readonly running = new Map<string, Promise<void>>();
  private readonly waiting = new Map<string, number>();

  /**
   * @param credential the caller; @param key identifies the request
   * @throws ProblemError 409 where the earlier request takes too long, 429 where too many of the credential wait
   */
  async run<Result>(credential: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + maxWaitMilliseconds;
    for (let before = this.running.get(key); before; before = this.running.get(key))
      await this.waitFor(before, credential, deadline);
    const result = work();
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.running.set(key, settled);
    try {
      return await result;
    } finally {
      this.running.delete(key);
    }
  }

  private async waitFor(before: Promise<void>, credential: string, deadline: number): Promise<void> {
    const others = this.waiting.get(credential) ?? 0;
    if (others >= maxWaiting) throw tooManyRequests(1);
    this.waiting.set(credential, others + 1);
    const end = new AbortController();
    const milliseconds = Math.max(0, deadline - performance.now());
    const isOver = pause(milliseconds, true, { signal: end.signal }).catch(() => false);
    try {
      if (await Promise.race([before, isOver])) throw stillInProgress();
    } finally {
      end.abort();
      this.leave(credential);
    }
  }

  private leave(credential: string): void {
    const left = (this.waiting.get(credential) ?? 1) - 1;
    if (left > 0) this.waiting.set(credential, left);
    else this.waiting.delete(credential);
  }
}
