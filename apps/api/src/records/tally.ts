import type { Question } from './filter.js';
import { type Moments, readMoments } from './moments.js';
import { edgesOf } from './span.js';

/** What is kept of a block's rows that meet a question's conditions: enough to say how many a span holds. */
export abstract class Tally {
  /** What a block is read as; NULL where it has no row. */
  abstract readonly measure: string;
  /** About how much memory it takes. */
  bytes = 500;
  /** The read of each block, and after which tick of the outline it was begun. */
  private readonly readAt: number[] = [];
  /** One at a time reads blocks; others wait and look again. */
  reading: Promise<void> | undefined;

  /** Blocks that are read; the last has no upper end. */
  get length(): number {
    return this.readAt.length;
  }

  /** Whether a block has not been read since it changed. */
  isStale(block: number, changedAt: number): boolean {
    return changedAt > (this.readAt[block] ?? -1);
  }

  put(block: number, value: unknown, tick: number): void {
    this.keep(block, value);
    this.readAt[block] = tick;
  }

  /** How many rows each block has in the question's span. */
  abstract counts(question: Question): (block: number) => number;

  total(question: Question): number {
    const countOf = this.counts(question);
    let total = 0;
    for (let block = 0; block < this.length; block++) total += countOf(block);
    return total;
  }

  protected abstract keep(block: number, value: unknown): void;
}

/** Of a question without a span: numbers of rows. */
export class CountTally extends Tally {
  readonly measure = 'count(*)::int';
  private readonly kept: number[] = [];

  counts(): (block: number) => number {
    return (block) => this.kept[block] ?? 0;
  }

  protected keep(block: number, value: unknown): void {
    if (this.kept[block] === undefined) this.bytes += 16;
    this.kept[block] = Number(value);
  }
}

/** Of a question with a span: the moments of the rows, so that any edges may be asked. */
export class MomentTally extends Tally {
  readonly measure: string;
  private readonly kept: Moments[] = [];

  constructor(moment: string) {
    super();
    this.measure = `string_agg(timestamptz_send(${moment}), '')`;
  }

  counts({ span }: Question): (block: number) => number {
    const { least, most } = span ? edgesOf(span) : { least: -Infinity, most: Infinity };
    return (block) => this.kept[block]?.countBetween(least, most) ?? 0;
  }

  protected keep(block: number, value: unknown): void {
    const moments = readMoments(Buffer.isBuffer(value) ? value : null);
    this.bytes += moments.bytes - (this.kept[block]?.bytes ?? 0);
    this.kept[block] = moments;
  }
}

/** Of a question whose few answers lie far apart: their ids, so that no block is searched for them. */
export class IdTally extends Tally {
  readonly measure = 'array_agg(id ORDER BY id DESC)';
  private readonly kept: (readonly string[])[] = [];

  counts(): (block: number) => number {
    return (block) => this.kept[block]?.length ?? 0;
  }

  /** The newest first, after so many others. */
  idsFrom(offset: number, most: number): string[] {
    const ids: string[] = [];
    let passed = 0;
    for (let block = this.kept.length - 1; block >= 0 && ids.length < most; block--) {
      const kept = this.kept[block] ?? [];
      const from = Math.max(0, offset - passed);
      if (from < kept.length) ids.push(...kept.slice(from, from + most - ids.length));
      passed += kept.length;
    }
    return ids;
  }

  protected keep(block: number, value: unknown): void {
    const ids = Array.isArray(value) ? value.map(String) : [];
    this.bytes += 16 + 56 * (ids.length - (this.kept[block]?.length ?? 0));
    this.kept[block] = ids;
  }
}
