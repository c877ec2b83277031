import type { FilterSql } from './filter.js';
import { parseTimestamps, type SortedTimestamps } from '../../context/index.js';
import { boundsInMicroseconds } from './timestamp-range.js';

/** What is kept of a block's rows that meet a question's conditions: enough to say how many a range holds. */
export abstract class BlockCounts {
  /** What a block is read as; NULL where it has no row. */
  abstract readonly valueSql: string;
  /** About how much memory it takes. */
  bytes = 500;
  /** The read of each block, and after which version of the index it was begun. */
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

  setBlock(block: number, value: unknown, tick: number): void {
    this.keepValue(block, value);
    this.readAt[block] = tick;
  }

  /** How many rows each block has in the question's range. */
  abstract counter(question: FilterSql): (block: number) => number;

  total(question: FilterSql): number {
    const countOf = this.counter(question);
    let total = 0;
    for (let block = 0; block < this.length; block++) total += countOf(block);
    return total;
  }

  protected abstract keepValue(block: number, value: unknown): void;
}

/** Of a question without a range: numbers of rows. */
export class RowCounts extends BlockCounts {
  readonly valueSql = 'count(*)::int';
  private readonly byBlock: number[] = [];

  counter(): (block: number) => number {
    return (block) => this.byBlock[block] ?? 0;
  }

  protected keepValue(block: number, value: unknown): void {
    if (this.byBlock[block] === undefined) this.bytes += 16;
    this.byBlock[block] = Number(value);
  }
}

/** Of a question with a range: the timestamps of the rows, so that any bounds may be asked. */
export class TimestampCounts extends BlockCounts {
  readonly valueSql: string;
  private readonly byBlock: SortedTimestamps[] = [];

  constructor(timestamp: string) {
    super();
    this.valueSql = `string_agg(timestamptz_send(${timestamp}), '')`;
  }

  counter({ range }: FilterSql): (block: number) => number {
    const { least, most } = range ? boundsInMicroseconds(range) : { least: -Infinity, most: Infinity };
    return (block) => this.byBlock[block]?.countBetween(least, most) ?? 0;
  }

  protected keepValue(block: number, value: unknown): void {
    const timestamps = parseTimestamps(Buffer.isBuffer(value) ? value : null);
    this.bytes += timestamps.bytes - (this.byBlock[block]?.bytes ?? 0);
    this.byBlock[block] = timestamps;
  }
}

/** Of a question whose few answers lie far apart: their ids, so that no block is searched for them. */
export class BlockIds extends BlockCounts {
  readonly valueSql = 'array_agg(id ORDER BY id DESC)';
  private readonly byBlock: (readonly string[])[] = [];

  counter(): (block: number) => number {
    return (block) => this.byBlock[block]?.length ?? 0;
  }

  /** The newest first, after so many others. */
  idsFrom(offset: number, most: number): string[] {
    const ids: string[] = [];
    let passed = 0;
    for (let block = this.byBlock.length - 1; block >= 0 && ids.length < most; block--) {
      const kept = this.byBlock[block] ?? [];
      const from = Math.max(0, offset - passed);
      if (from < kept.length) ids.push(...kept.slice(from, from + most - ids.length));
      passed += kept.length;
    }
    return ids;
  }

  protected keepValue(block: number, value: unknown): void {
    const ids = Array.isArray(value) ? value.map(String) : [];
    this.bytes += 16 + 56 * (ids.length - (this.byBlock[block]?.length ?? 0));
    this.byBlock[block] = ids;
  }
}
