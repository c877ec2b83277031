import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryResult } from './claimed-delivery.js';

const pauseMilliseconds = 500;
/** Where so many come at once, more are awaited: what is written together costs each of them less. */
const many = 16;
const gatherMilliseconds = 10;

/**
 * Keeps what came of deliveries, many at a time: while some are written, and a moment after many were, others gather. What
 * cannot be written is kept for a better moment, as long as its delivery is held, so that a database that was away for a
 * while costs no repetition.
 */
export class ResultWriter {
  private gathered: DeliveryResult[] = [];
  private writing: Promise<void> | undefined;
  private isOver = false;

  /**
   * @param write keeps results
   * @param onDone is told of each whose result is written, or whose delivery is somebody else's by now
   * @param onError hears of what went wrong
   */
  constructor(
    private readonly write: (results: readonly DeliveryResult[]) => Promise<void>,
    private readonly onDone: (result: DeliveryResult) => void,
    private readonly onError: (thrown: unknown) => void,
  ) {}

  add(result: DeliveryResult): void {
    if (this.isOver) return;
    this.gathered.push(result);
    this.writing ??= this.writeAll();
  }

  /** Ends after what is being written: what comes later is somebody else's. */
  async end(): Promise<void> {
    this.isOver = true;
    this.gathered = [];
    await this.writing;
  }

  /** Until there are none. The first waits for what came with it in the same turn. */
  private async writeAll(): Promise<void> {
    await Promise.resolve();
    while (this.gathered.length > 0) {
      const results = this.gathered;
      this.gathered = [];
      await this.writeSome(results);
      if (results.length >= many) await wait(gatherMilliseconds);
    }
    this.writing = undefined;
  }

  private async writeSome(results: readonly DeliveryResult[]): Promise<void> {
    try {
      await this.write(results);
      for (const result of results) this.onDone(result);
    } catch (thrown) {
      this.onError(thrown);
      await wait(pauseMilliseconds);
      // Once it is over what is held is given back, with what has no result yet.
      if (this.isOver) return;
      for (const result of results)
        if (isHeld(result)) this.gathered.push(result);
        else this.onDone(result);
    }
  }
}

const isHeld = ({ delivery }: DeliveryResult): boolean => delivery.run_at.getTime() > Date.now();
