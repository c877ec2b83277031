import { setTimeout as wait } from 'node:timers/promises';

export interface RoundsPlan {
  /** As logs and figures call it: `documents`. */
  readonly name: string;
  /** How long it rests when there was nothing to do. */
  readonly restMilliseconds: number;
  /**
   * Does something of what is due, and ends soon once `stopping` is aborted.
   * @returns whether there may be more to do at once
   */
  readonly work: (stopping: AbortSignal) => Promise<boolean>;
  /** Gives back what `work` still holds when there is no more time to finish it. */
  readonly giveBack?: () => Promise<void>;
}

/** Does the work of a plan again and again until it is stopped. What goes wrong is told, and tried again after a rest. */
export class Rounds {
  private readonly stopping = new AbortController();
  private readonly going: Promise<void>;
  private woken = new AbortController();

  constructor(
    private readonly plan: RoundsPlan,
    private readonly tell: (name: string, thrown: unknown) => void,
  ) {
    this.going = this.goOn();
  }

  /** There is something to do: now, or as soon as the present round is over. */
  wake(): void {
    this.woken.abort();
  }

  /** Lets the present round end; what is not done within the time is given back. */
  async stop(milliseconds: number): Promise<void> {
    this.stopping.abort();
    this.woken.abort();
    const patience = new AbortController();
    const isOver = await Promise.race([
      this.going.then(() => true),
      wait(milliseconds, false, { signal: patience.signal }).catch(() => true),
    ]);
    patience.abort();
    if (!isOver) await this.plan.giveBack?.().catch((error: unknown) => this.tell(this.plan.name, error));
  }

  private async goOn(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Made before the work: news that comes meanwhile is not slept through.
      this.woken = new AbortController();
      const mayHaveMore = await this.round();
      if (!mayHaveMore) await this.rest(this.woken.signal);
    }
  }

  private async round(): Promise<boolean> {
    try {
      return await this.plan.work(this.stopping.signal);
    } catch (error) {
      this.tell(this.plan.name, error);
      return false;
    }
  }

  private async rest(signal: AbortSignal): Promise<void> {
    await wait(this.plan.restMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
