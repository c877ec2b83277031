import { setTimeout as wait } from 'node:timers/promises';

export interface PollLoopOptions {
  /** As logs and figures call it: `documents`. */
  readonly name: string;
  /** How long it rests when there was nothing to do. */
  readonly idleMilliseconds: number;
  /**
   * Does something of what is due, and ends soon once `stopping` is aborted.
   * @returns whether there may be more to do at once
   */
  readonly work: (stopping: AbortSignal) => Promise<boolean>;
  /** Gives back what `work` still holds when there is no more time to finish it. */
  readonly release?: () => Promise<void>;
}

/** Does the work of a plan again and again until it is stopped. What goes wrong is told, and tried again after a rest. */
export class PollLoop {
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;
  private woken = new AbortController();

  constructor(
    private readonly options: PollLoopOptions,
    private readonly onError: (name: string, thrown: unknown) => void,
  ) {
    this.running = this.run();
  }

  /** There is something to do: now, or as soon as the present round is over. */
  wake(): void {
    this.woken.abort();
  }

  /** Lets the present round end; what is not done within the time is given back. */
  async stop(milliseconds: number): Promise<void> {
    this.stopping.abort();
    this.woken.abort();
    const timeout = new AbortController();
    const isOver = await Promise.race([
      this.running.then(() => true),
      wait(milliseconds, false, { signal: timeout.signal }).catch(() => true),
    ]);
    timeout.abort();
    if (!isOver)
      await this.options.release?.().catch((error: unknown) => this.onError(this.options.name, error));
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Made before the work: news that comes meanwhile is not slept through.
      this.woken = new AbortController();
      const mayHaveMore = await this.runOnce();
      if (!mayHaveMore) await this.idle(this.woken.signal);
    }
  }

  private async runOnce(): Promise<boolean> {
    try {
      return await this.options.work(this.stopping.signal);
    } catch (error) {
      this.onError(this.options.name, error);
      return false;
    }
  }

  private async idle(signal: AbortSignal): Promise<void> {
    await wait(this.options.idleMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
