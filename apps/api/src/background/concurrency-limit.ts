import { tooManyRequests } from '../context/index.js';

/** How many pieces of work of one kind each key may have under way at the same moment. */
export class ConcurrencyLimit {
  private readonly underWay = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @throws ProblemError 429 where the key has as many under way as one may have */
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
