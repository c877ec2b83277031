import { QuickWorkFirst } from './quick-work-first.js';
import { ReadingPool } from './reading-pool.js';
import { type ReadingLimits, ReadingProcess, type ReadingWork } from './reading-process.js';

export interface LaneOptions extends ReadingLimits {
  /** `low` for a caller that has asked for a lot lately: its work takes only what all other work leaves. Default: `normal`. */
  readonly priority?: 'normal' | 'low' | undefined;
}

/** Two processes for ordinary callers, and one for those that have asked for a lot lately; all are started on demand. */
export class ProcessLanes {
  private readonly normal: ReadingPool;
  private readonly low: ReadingPool;
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(readonly order = new QuickWorkFirst()) {
    this.normal = new ReadingPool([new ReadingProcess({ order }), new ReadingProcess({ order })]);
    this.low = new ReadingPool([new ReadingProcess({ order, priority: 'low' })]);
  }

  /** @throws ReadingEnded, or the signal's reason where it is aborted before the work starts */
  async run<Made>(work: ReadingWork, { priority, ...limits }: LaneOptions): Promise<Made> {
    const lane = priority === 'low' ? this.low : this.normal;
    const made = lane.use((process) => process.run<Made>(work, limits), limits.signal);
    this.underWay.add(made);
    try {
      return await made;
    } finally {
      this.underWay.delete(made);
    }
  }

  /** Waits for the work under way. */
  async close(): Promise<void> {
    await Promise.allSettled(this.underWay);
    this.normal.end();
    this.low.end();
  }
}
