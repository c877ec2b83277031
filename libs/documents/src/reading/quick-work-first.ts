/** Work that can stop for a while, such as that of a process. */
export interface Pausable {
  /** Stays paused for some time after quick work, too: it takes only what all other work leaves. */
  readonly isLow: boolean;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** After the last quick work: the requests of a page follow each other closely. */
const lingerMilliseconds = 500;
/** Paused work runs for so long in each round, in a gap between quick work; without a gap in so many rounds, it runs nevertheless. */
const [runMilliseconds, roundMilliseconds, maxRoundsWithoutGap] = [50, 500, 5] as const;

/**
 * Pauses slow work while there is quick work. A low priority is not enough: operating systems share a processor among sessions or
 * containers first, such as those of this service and of its database, and weigh priorities only within one of them.
 */
export class QuickWorkFirst {
  /** By slow work, whether it is paused. */
  private readonly slow = new Map<Pausable, boolean>();
  private quick = 0;
  /** From the first quick work until some time after the last. */
  private rounds: NodeJS.Timeout | undefined;
  private lingering: NodeJS.Timeout | undefined;
  private roundsWithoutGap = 0;
  private running: 'in a gap' | 'nevertheless' | undefined;

  /** @returns what ends it, or says that it turns out to be slow; it may be called again */
  startQuick(): (becomes?: 'over' | 'slow') => void {
    this.quick += 1;
    clearTimeout(this.lingering);
    this.rounds ??= setInterval(() => this.nextRound(), roundMilliseconds).unref();
    this.apply();
    let isOver = false;
    return (becomes = 'over') => {
      if (isOver) return;
      isOver = true;
      this.quick -= 1;
      if (this.quick === 0) this.linger(becomes === 'slow' ? 0 : lingerMilliseconds);
      this.apply();
    };
  }

  /** @returns what ends it */
  startSlow(work: Pausable): () => void {
    this.slow.set(work, false);
    this.apply();
    return () => {
      if (this.slow.get(work)) work.resume();
      this.slow.delete(work);
    };
  }

  private linger(milliseconds: number): void {
    const end = () => {
      clearInterval(this.rounds);
      this.rounds = undefined;
      this.apply();
    };
    this.lingering = setTimeout(end, milliseconds).unref();
  }

  private nextRound(): void {
    if (this.quick > 0 && ++this.roundsWithoutGap < maxRoundsWithoutGap) return;
    this.running = this.quick > 0 ? 'nevertheless' : 'in a gap';
    this.apply();
    setTimeout(() => this.endRound(), runMilliseconds).unref();
  }

  private endRound(): void {
    this.running = undefined;
    this.roundsWithoutGap = 0;
    this.apply();
  }

  private apply(): void {
    for (const [work, wasPaused] of this.slow) {
      const isPaused = this.mustPause(work);
      if (isPaused !== wasPaused) (isPaused ? work.pause : work.resume)();
      this.slow.set(work, isPaused);
    }
  }

  private mustPause({ isLow }: Pausable): boolean {
    if (this.running === 'nevertheless') return false;
    if (this.quick > 0) return true;
    return isLow && this.rounds !== undefined && this.running === undefined;
  }
}
