/** Lets so many go abreast in each lane; others wait there in their order. */
export class Lanes {
  private readonly busy = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly abreast: number) {}

  async run<Result>(lane: string, work: () => Promise<Result>): Promise<Result> {
    await this.enter(lane);
    try {
      return await work();
    } finally {
      this.leave(lane);
    }
  }

  private enter(lane: string): Promise<void> | undefined {
    const busy = this.busy.get(lane) ?? 0;
    if (busy < this.abreast) {
      this.busy.set(lane, busy + 1);
      return undefined;
    }
    return new Promise((next) => {
      const queue = this.waiting.get(lane);
      if (queue) queue.push(next);
      else this.waiting.set(lane, [next]);
    });
  }

  /** The place goes to who waits longest; a lane that is empty is forgotten. */
  private leave(lane: string): void {
    const next = this.waiting.get(lane)?.shift();
    if (next) return next();
    this.waiting.delete(lane);
    const busy = (this.busy.get(lane) ?? 1) - 1;
    if (busy > 0) this.busy.set(lane, busy);
    else this.busy.delete(lane);
  }
}
