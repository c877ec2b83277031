export const windowSeconds = 10;
const windowMilliseconds = windowSeconds * 1000;

/** Requests of one caller in this window: `own` in this process, `others` elsewhere. */
export interface CallerCount {
  readonly key: string;
  own: number;
  others: number;
  /** The part of `own` that is not published yet. */
  unsynced: number;
}

/** The caller's rate limit after a request. */
export interface RateLimitStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly reset: number;
  readonly isRefused: boolean;
}

/**
 * Counts requests in the current ten-second window, for all processes as far as this one knows. With a new window
 * every count is dropped: there is no timer, and nothing outlives its window.
 */
export class RequestWindow {
  private number = -1;
  private counts = new Map<string, CallerCount>();
  private unsynced: CallerCount[] = [];

  /** @param maxCallers how many callers are counted one by one; those that come later share counts */
  constructor(private readonly maxCallers: number) {}

  /** Counts a request, unless it is one too many. */
  take(key: string, limit: number, now: Date): RateLimitStatus {
    const time = now.getTime();
    this.moveTo(windowOf(time));
    const count = this.countOf(key);
    const used = count.own + count.others;
    const reset = Math.ceil((windowMilliseconds - (time % windowMilliseconds)) / 1000);
    if (used >= limit) return { limit, remaining: 0, reset, isRefused: true };
    count.own += 1;
    if (count.unsynced === 0) this.unsynced.push(count);
    count.unsynced += 1;
    return { limit, remaining: limit - used - 1, reset, isRefused: false };
  }

  /** Takes the unpublished counts, of at most so many callers. */
  takeUnsynced(maxCallers: number): {
    readonly window: number;
    readonly counts: readonly (readonly [CallerCount, number])[];
  } {
    const counts = this.unsynced.splice(0, maxCallers).map((count) => {
      const { unsynced: untold } = count;
      count.unsynced = 0;
      return [count, untold] as const;
    });
    return { window: this.number, counts };
  }

  /** Puts back counts that could not be published, unless their window has ended. */
  restoreUnsynced(window: number, counts: readonly (readonly [CallerCount, number])[]): void {
    if (window !== this.number) return;
    for (const [count, untold] of counts) {
      if (count.unsynced === 0) this.unsynced.push(count);
      count.unsynced += untold;
    }
  }

  private moveTo(number: number): void {
    if (number === this.number) return;
    this.number = number;
    this.counts = new Map();
    this.unsynced = [];
  }

  private countOf(key: string): CallerCount {
    const known = this.counts.get(key);
    if (known) return known;
    const isFull = this.counts.size >= this.maxCallers;
    const shared = isFull ? `shared:${hashOf(key) % sharedBuckets}` : key;
    const count = this.counts.get(shared) ?? { key: shared, own: 0, others: 0, unsynced: 0 };
    this.counts.set(shared, count);
    return count;
  }
}

/** The number of the window of a time in milliseconds: the same in every process. */
export const windowOf = (time: number): number => Math.floor(time / windowMilliseconds);

const sharedBuckets = 1024;

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash;
}
