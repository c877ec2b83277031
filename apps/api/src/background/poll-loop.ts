import { setTimeout as wait } from 'node:timers/promises';
import { unavailablePart } from '../context/index.js';

/** Work that has to wait for the database or for room on the disk is tried again soon, whatever its usual pause is. */
const outageMilliseconds = 1500;

export interface PollLoopOptions {
  /** Its name in logs and metrics, such as `documents`. */
  readonly name: string;
  /** The pause after a run that found nothing to do. */
  readonly idleMilliseconds: number;
  /**
   * Does some of the due work, and ends soon once `stopping` is aborted.
   * @returns whether there may be more to do at once
   */
  readonly work: (stopping: AbortSignal) => Promise<boolean>;
  /** Releases what `work` still holds when there is no time left to finish it. */
  readonly release?: () => Promise<void>;
}

/** Runs its work repeatedly until it is stopped. Errors are reported, and retried after a pause. */
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

  /** Signals that there is work: runs now, or right after the current run. */
  wake(): void {
    this.woken.abort();
  }

  /** Lets the current run finish; what is not done in time is released. */
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
      // Created before the work, so that a signal during the run is not missed.
      this.woken = new AbortController();
      const pause = await this.runOnce();
      if (pause > 0) await wait(pause, undefined, { signal: this.woken.signal }).catch(() => undefined);
    }
  }

  /** @returns how long to wait before the next run, in milliseconds */
  private async runOnce(): Promise<number> {
    const { idleMilliseconds, name, work } = this.options;
    try {
      return (await work(this.stopping.signal)) ? 0 : idleMilliseconds;
    } catch (error) {
      this.onError(name, error);
      return unavailablePart(error) ? Math.min(idleMilliseconds, outageMilliseconds) : idleMilliseconds;
    }
  }
}
