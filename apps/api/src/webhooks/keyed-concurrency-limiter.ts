/** Lets so many go abreast in each lane; others wait there in their order. */
export class KeyedConcurrencyLimiter {
  private readonly busy = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly limit: number) {}

  /** Begins the work, now or when it is its turn; `leave` is called for the lane once it is over. */
  enter(key: string, begin: () => void): void {
    const busy = this.busy.get(key) ?? 0;
    if (busy < this.limit) {
      this.busy.set(key, busy + 1);
      return begin();
    }
    const queue = this.waiting.get(key);
    if (queue) queue.push(begin);
    else this.waiting.set(key, [begin]);
  }

  /** The place goes to who waits longest; a lane that is empty is forgotten. */
  leave(key: string): void {
    const next = this.waiting.get(key)?.shift();
    if (next) return next();
    this.waiting.delete(key);
    const busy = (this.busy.get(key) ?? 1) - 1;
    if (busy > 0) this.busy.set(key, busy);
    else this.busy.delete(key);
  }
}
