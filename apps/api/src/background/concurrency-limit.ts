import { tooManyRequests } from '../context/index.js';

/** Limits how many operations each key may have in flight. */
export class ConcurrencyLimit {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @throws ProblemError 429 where the key has reached its limit */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.underWay.get(key) ?? 0;
    if (before >= this.most) throw tooManyRequests(1);
    this.underWay.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.underWay.get(key) ?? 1) - 1;
      if (left > 0) this.underWay.set(key, left);
      else this.underWay.delete(key);
    }
  }
}
