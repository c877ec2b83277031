/** Lets so many go abreast in each lane; others wait there in their order. */
export class Lanes {
  private readonly busy = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly abreast: number) {}

  /** Begins the work, now or when it is its turn; `leave` is called for the lane once it is over. */
  enter(lane: string, begin: () => void): void {
    const busy = this.busy.get(lane) ?? 0;
    if (busy < this.abreast) {
      this.busy.set(lane, busy + 1);
      return begin();
    }
    const queue = this.waiting.get(lane);
    if (queue) queue.push(begin);
    else this.waiting.set(lane, [begin]);
  }

  /** The place goes to who waits longest; a lane that is empty is forgotten. */
  leave(lane: string): void {
    const next = this.waiting.get(lane)?.shift();
    if (next) return next();
    this.waiting.delete(lane);
    const busy = (this.busy.get(lane) ?? 1) - 1;
    if (busy > 0) this.busy.set(lane, busy);
    else this.busy.delete(lane);
  }
}
