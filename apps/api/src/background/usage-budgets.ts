export interface UsageBudgetOptions {
  /** Milliseconds of work that a key may use at once. */
  readonly budget: number;
  /** The time in which it gets a whole budget back, evenly. */
  readonly refillMilliseconds: number;
  /** The time in milliseconds. */
  readonly now: () => number;
}

interface Usage {
  readonly milliseconds: number;
  readonly at: number;
}

/** How many keys are known before those that have their whole budget again are dropped. */
const maxKeys = 1000;

/** Who has used more than their share lately: a token bucket for each key, such as an account, counted in milliseconds of work. */
export class UsageBudgets {
  private readonly usage = new Map<string, Usage>();

  constructor(private readonly options: UsageBudgetOptions) {}

  isOver(key: string): boolean {
    return this.used(key) >= this.options.budget;
  }

  /** The keys that are over their budget. */
  over(): string[] {
    return [...this.usage.keys()].filter((key) => this.isOver(key));
  }

  /** Runs the work, and charges its time to the key. */
  async measure<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const startedAt = this.options.now();
    try {
      return await work();
    } finally {
      this.charge(key, this.options.now() - startedAt);
    }
  }

  /** Twice the budget at most: a key that stops is within its budget again after `refillMilliseconds`. */
  charge(key: string, milliseconds: number): void {
    const total = Math.min(this.used(key) + milliseconds, this.options.budget * 2);
    this.usage.set(key, { milliseconds: total, at: this.options.now() });
    if (this.usage.size <= maxKeys) return;
    for (const known of this.usage.keys()) if (this.used(known) === 0) this.usage.delete(known);
  }

  /** What the key has used and not got back yet. */
  private used(key: string): number {
    const { budget, now, refillMilliseconds } = this.options;
    const { milliseconds, at } = this.usage.get(key) ?? { milliseconds: 0, at: 0 };
    return Math.max(0, milliseconds - ((now() - at) * budget) / refillMilliseconds);
  }
}
