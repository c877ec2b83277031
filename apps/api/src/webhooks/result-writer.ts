import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryResult } from './delivery-queue.js';

const pauseMilliseconds = 500;

/**
 * Keeps what came of deliveries, many at a time: while some are written, others gather. What cannot be written is kept
 * for a better moment, as long as its delivery is held, so that a database that was away for a while costs no repetition.
 */
export class ResultWriter {
  private gathered: DeliveryResult[] = [];
  private writing: Promise<void> | undefined;
  private isOver = false;

  constructor(
    private readonly write: (results: readonly DeliveryResult[]) => Promise<void>,
    private readonly tell: (thrown: unknown) => void,
  ) {}

  /** Resolves once the result is written, or its delivery is somebody else's. */
  async keep(result: DeliveryResult): Promise<void> {
    if (this.isOver) return;
    this.gathered.push(result);
    while (this.gathered.includes(result)) {
      this.writing ??= this.writeGathered().finally(() => (this.writing = undefined));
      await this.writing;
    }
  }

  /** Ends after what is being written: what comes later is somebody else's. */
  async end(): Promise<void> {
    this.isOver = true;
    this.gathered = [];
    await this.writing;
  }

  private async writeGathered(): Promise<void> {
    const results = this.gathered;
    this.gathered = [];
    try {
      await this.write(results);
    } catch (thrown) {
      this.tell(thrown);
      await wait(pauseMilliseconds);
      if (!this.isOver) this.gathered.unshift(...results.filter(isHeld));
    }
  }
}

const isHeld = ({ delivery }: DeliveryResult): boolean => delivery.run_at.getTime() > Date.now();
