const [first, longest] = [1000, 300_000];

interface Pause {
  readonly failures: number;
  readonly until: number;
}

/** Who is left alone for a while: twice as long after each failure, until something is taken again. */
export class MailPauses {
  private readonly pauses = new Map<string, Pause>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @returns for how many milliseconds */
  extend(key: string): number {
    const before = this.pauses.get(key);
    // Several that were under way failed for one reason: they count once.
    if (before && before.until > this.now()) return before.until - this.now();
    const failures = (before?.failures ?? 0) + 1;
    const milliseconds = Math.min(longest, first * 2 ** (failures - 1));
    this.pauses.set(key, { failures, until: this.now() + milliseconds });
    return milliseconds;
  }

  end(key: string): void {
    this.pauses.delete(key);
  }

  /** Whether it failed, and nothing was taken since. */
  isKnown(key: string): boolean {
    return this.pauses.has(key);
  }

  isPaused(key: string): boolean {
    return (this.pauses.get(key)?.until ?? 0) > this.now();
  }

  /** For how many milliseconds it is left alone still. */
  remaining(key: string): number {
    return Math.max(0, (this.pauses.get(key)?.until ?? 0) - this.now());
  }

  paused(): string[] {
    return [...this.pauses.keys()].filter((key) => this.isPaused(key));
  }
}
