import { QuickWorkFirst } from './quick-work-first.js';
import { ReadingPool } from './reading-pool.js';
import { type ReadingLimits, ReadingProcess, type ReadingWork } from './reading-process.js';

export interface LaneOptions extends ReadingLimits {
  /**
   * The caller, where it has asked for a lot lately. Its work takes only what all other work leaves, one piece at a time, so that
   * it delays no other caller of this kind.
   */
  readonly overBudget?: string | undefined;
}

/** Two processes for ordinary callers, and two for those that have asked for a lot lately; all are started on demand. */
export class ProcessLanes {
  private readonly normal: ReadingPool;
  private readonly low: ReadingPool;
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(readonly order = new QuickWorkFirst()) {
    this.normal = new ReadingPool([new ReadingProcess({ order }), new ReadingProcess({ order })]);
    const low = { order, priority: 'low' } as const;
    this.low = new ReadingPool([new ReadingProcess(low), new ReadingProcess(low)]);
  }

  /** @throws ReadingEnded, or the signal's reason where it is aborted before the work starts */
  async run<Made>(work: ReadingWork, { overBudget, ...limits }: LaneOptions): Promise<Made> {
    const lane = overBudget === undefined ? this.normal : this.low;
    const turn = { signal: limits.signal, key: overBudget };
    const made = lane.use((process) => process.run<Made>(work, limits), turn);
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
