import { statement } from '../database.js';
import type { Queries, Statement } from '../../context/index.js';
import type { FilterSql } from './filter.js';
import type { BlockCounts } from './block-counts.js';
import { readBlockStarts } from './read-block-starts.js';
import { maxChanges, readSnapshot, type Snapshot } from './read-snapshot.js';

/** Blocks read by one statement: what comes back stays small. */
const maxBlocksPerStatement = 100;

/**
 * A table of an account as blocks of consecutive ids, and which of them changed when. What changed since a look is
 * asked of the database by transaction: rows whose last change was not visible in the snapshot of that look. So any
 * number of processes agree, a transaction counts from its commit on, and writers pay for no counter.
 */
export class CountIndex {
  /** After every id. */
  readonly endId = '~';
  /** Where blocks begin, in order; the last has no end. */
  private readonly blockStarts: string[];
  private readonly changedAt: number[];
  /** Counts the looks that found changes. */
  private version = 0;
  private addedRows = 0;
  private refreshing: Promise<void> | undefined;
  private nextRefresh: Promise<void> | undefined;

  private constructor(
    private readonly db: Queries,
    private readonly table: string,
    private readonly accountId: string,
    readonly blockRows: number,
    blockStarts: readonly string[],
    private lastSnapshot: Snapshot,
  ) {
    this.blockStarts = ['', ...blockStarts];
    this.changedAt = this.blockStarts.map(() => 0);
  }

  static async load(db: Queries, table: string, accountId: string, blockRows: number): Promise<CountIndex> {
    const look = await readSnapshot(db, table, accountId, undefined);
    const lows = await readBlockStarts(db, table, accountId, blockRows, '');
    return new CountIndex(db, table, accountId, blockRows, lows, look);
  }

  get bytes(): number {
    return 2000 + this.blockStarts.length * 80;
  }

  /** Where a block begins; after the last, the end of all ids. */
  blockStart(block: number): string {
    return this.blockStarts[block] ?? this.endId;
  }

  /** Brings the counts up to every change that was committed before the call. */
  async refresh(counts: BlockCounts, question: FilterSql): Promise<void> {
    await this.refreshSnapshot();
    for (;;) {
      const stale = this.changedAt.flatMap((at, block) => (counts.isStale(block, at) ? [block] : []));
      if (stale.length === 0) return;
      if (counts.reading) await counts.reading;
      else return this.readBlocks(counts, question, stale);
    }
  }

  /** Callers that come while one looks share the look after it: theirs must begin after they called. */
  private refreshSnapshot(): Promise<void> {
    if (this.refreshing) return (this.nextRefresh ??= this.refreshSnapshotAfter(this.refreshing));
    const looking = this.takeSnapshot().finally(() => (this.refreshing = undefined));
    return (this.refreshing = looking);
  }

  private async refreshSnapshotAfter(refreshing: Promise<void>): Promise<void> {
    await refreshing.catch(() => undefined);
    this.nextRefresh = undefined;
    return this.refreshSnapshot();
  }

  private async takeSnapshot(): Promise<void> {
    const before = this.lastSnapshot;
    const look = await readSnapshot(this.db, this.table, this.accountId, before.snapshot);
    const isAnotherServer = look.server !== before.server || look.nextXid < before.nextXid;
    if (isAnotherServer || look.changed.length > maxChanges) this.changedAt.fill(++this.version);
    else if (look.changed.length > 0) this.markChanged(look.changed);
    this.lastSnapshot = look;
    if (this.addedRows > this.blockRows || look.changed.length > maxChanges) await this.split();
  }

  private markChanged(ids: readonly string[]): void {
    this.version++;
    const last = this.blockStarts.length - 1;
    for (const id of ids) {
      const block = this.findBlock(id);
      this.changedAt[block] = this.version;
      if (block === last) this.addedRows++;
    }
  }

  /** The last block takes all new rows: it is parted when it has grown. */
  private async split(): Promise<void> {
    const last = this.blockStarts.length - 1;
    const lows = await readBlockStarts(
      this.db,
      this.table,
      this.accountId,
      this.blockRows,
      this.blockStart(last),
    );
    this.addedRows = 0;
    if (lows.length === 0) return;
    this.version++;
    this.changedAt[last] = this.version;
    for (const low of lows) {
      this.blockStarts.push(low);
      this.changedAt.push(this.version);
    }
  }

  private findBlock(id: string): number {
    let [low, high] = [0, this.blockStarts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.blockStart(middle) <= id) low = middle;
      else high = middle;
    }
    return low;
  }

  private readBlocks(counts: BlockCounts, question: FilterSql, blocks: readonly number[]): Promise<void> {
    const reading = this.readBlocksNow(counts, question, blocks).finally(() => (counts.reading = undefined));
    return (counts.reading = reading);
  }

  /** The blocks as they are at least since the last look; a change that is seen meanwhile makes them stale again. */
  private async readBlocksNow(
    counts: BlockCounts,
    question: FilterSql,
    blocks: readonly number[],
  ): Promise<void> {
    const { version: tick } = this;
    // Taken at once: where blocks begin may change while some are read.
    const [lows, highs] = [
      blocks.map((at) => this.blockStart(at)),
      blocks.map((at) => this.blockStart(at + 1)),
    ];
    const reader = blockValuesStatement(this.table, counts, question);
    const values: unknown[] = [];
    for (let at = 0; at < blocks.length; at += maxBlocksPerStatement) {
      const ranges = [
        lows.slice(at, at + maxBlocksPerStatement),
        highs.slice(at, at + maxBlocksPerStatement),
      ];
      const rows = await this.db.run<{ value: unknown }>(reader, [...question.values, ...ranges]);
      values.push(...rows.map(({ value }) => value));
    }
    blocks.forEach((block, at) => counts.setBlock(block, values[at], tick));
  }
}

function blockValuesStatement(
  table: string,
  counts: BlockCounts,
  { whereInBlock, values }: FilterSql,
): Statement {
  const [lowsAt, highsAt] = [values.length + 1, values.length + 2];
  // Planned each time, as pages are.
  return statement(
    '',
    `SELECT read.value FROM unnest($${lowsAt}::text[], $${highsAt}::text[]) WITH ORDINALITY AS block(low, high, at)
       CROSS JOIN LATERAL (SELECT ${counts.valueSql} AS value FROM ${table}
         WHERE ${whereInBlock} AND id >= block.low COLLATE "C" AND id < block.high COLLATE "C") read
      ORDER BY block.at`,
  );
}
