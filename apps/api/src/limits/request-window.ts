export const windowSeconds = 10;
const windowMilliseconds = windowSeconds * 1000;

/** How many requests of one caller this window has seen: `own` in this process, `others` in the other ones. */
export interface Count {
  readonly key: string;
  own: number;
  others: number;
  /** How many of `own` the other processes have not been told of. */
  untold: number;
}

/** How a caller stands after a request. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly reset: number;
  readonly isRefused: boolean;
}

/**
 * Counts the requests of the window of ten seconds that runs now, for all processes together as far as this one has
 * heard. With a new window every count is dropped at once: there is no timer, and nothing outlives its window.
 */
export class RequestWindow {
  private number = -1;
  private counts = new Map<string, Count>();
  private untold: Count[] = [];

  /** @param most how many callers are counted one by one; those that come later share counts */
  constructor(private readonly most: number) {}

  /** Counts a request, unless it is one too many. */
  take(key: string, limit: number, now: Date): Standing {
    const time = now.getTime();
    this.turnTo(windowOf(time));
    const count = this.countOf(key);
    const used = count.own + count.others;
    const reset = Math.ceil((windowMilliseconds - (time % windowMilliseconds)) / 1000);
    if (used >= limit) return { limit, remaining: 0, reset, isRefused: true };
    count.own += 1;
    if (count.untold === 0) this.untold.push(count);
    count.untold += 1;
    return { limit, remaining: limit - used - 1, reset, isRefused: false };
  }

  /** Takes out what the other processes are still to be told, at most so many callers of it. */
  toTell(most: number): { readonly window: number; readonly counts: readonly (readonly [Count, number])[] } {
    const counts = this.untold.splice(0, most).map((count) => {
      const { untold } = count;
      count.untold = 0;
      return [count, untold] as const;
    });
    return { window: this.number, counts };
  }

  /** What could not be told is told again later, unless its window has ended. */
  tellAgain(window: number, counts: readonly (readonly [Count, number])[]): void {
    if (window !== this.number) return;
    for (const [count, untold] of counts) {
      if (count.untold === 0) this.untold.push(count);
      count.untold += untold;
    }
  }

  private turnTo(number: number): void {
    if (number === this.number) return;
    this.number = number;
    this.counts = new Map();
    this.untold = [];
  }

  private countOf(key: string): Count {
    const known = this.counts.get(key);
    if (known) return known;
    const isFull = this.counts.size >= this.most;
    const shared = isFull ? `shared:${hashOf(key) % sharedCounts}` : key;
    const count = this.counts.get(shared) ?? { key: shared, own: 0, others: 0, untold: 0 };
    this.counts.set(shared, count);
    return count;
  }
}

/** The number of the window that a time in milliseconds falls into: the same in every process. */
export const windowOf = (time: number): number => Math.floor(time / windowMilliseconds);

const sharedCounts = 1024;

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return hash;
}
