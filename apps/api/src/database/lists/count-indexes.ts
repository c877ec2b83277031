import type { Database } from '../database.js';
import type { FilterSql } from './filter.js';
import { CountIndex } from './count-index.js';
import { timestampSql } from './timestamp-range.js';
import { RowCounts, BlockIds, TimestampCounts, type BlockCounts } from './block-counts.js';

/** The columns of each table whose changes are noted in `changed_xid`, by a trigger: a count index may ask about no others. */
export const trackedColumns: Readonly<Record<string, readonly string[]>> = {
  clients: ['custom_attributes', 'created_at', 'updated_at'],
  employees: ['custom_attributes', 'created_at', 'updated_at'],
  employers: ['custom_attributes', 'created_at', 'updated_at'],
  jobs: ['custom_attributes', 'created_at', 'updated_at'],
  placements: [
    'custom_attributes',
    'created_at',
    'updated_at',
    'employee_id',
    'employer_id',
    'client_id',
    'job_id',
    'work_state',
  ],
  tasks: [
    'form_id',
    'employee_id',
    'employer_id',
    'client_id',
    'job_id',
    'due_at',
    'expired_at',
    'completed_at',
    'created_at',
  ],
};

/** Whether the answer hangs on nothing but columns whose changes are noted. */
export const mayUseCountIndex = (table: string, { columns }: FilterSql): boolean =>
  columns.every((column) => trackedColumns[table]?.includes(column)) && Object.hasOwn(trackedColumns, table);

export interface CountIndexLimits {
  /** Answers of as many rows or fewer are counted each time. */
  readonly fewRows: number;
  readonly blockRows: number;
  /** Answers that lie far apart are kept by their ids where they are no more than these. */
  readonly mostIds: number;
  /** Bytes that all counts and indexes may take; those used last stay. */
  readonly mostBytes: number;
}

/** The index of a table, and counts that are up to date with it. */
export interface IndexedCounts<Kind extends BlockCounts = BlockCounts> {
  readonly index: CountIndex;
  readonly counts: Kind;
}

/** A question to a table of an account. */
export interface ListRequest {
  readonly accountId: string;
  readonly table: string;
  readonly filter: FilterSql;
}

/** A table of an account, with the questions that are kept of it. */
interface CachedIndex {
  readonly name: string;
  readonly index: Promise<CountIndex>;
  readonly questions: Set<string>;
  bytes: number;
}

interface CacheEntry {
  readonly key: string;
  readonly cachedIndex: CachedIndex;
  readonly counts: BlockCounts;
  bytes: number;
}

/** The count indexes that a process keeps of its database. */
export class CountIndexes {
  private readonly cachedIndexes = new Map<string, CachedIndex>();
  /** By question, the longest unused first. */
  private readonly entries = new Map<string, CacheEntry>();
  private bytes = 0;

  constructor(
    private readonly db: Database,
    readonly limits: CountIndexLimits = {
      fewRows: 500,
      blockRows: 500,
      mostIds: 20_000,
      mostBytes: 32 * 2 ** 20,
    },
  ) {}

  has(asked: ListRequest, keeps: 'numbers' | 'ids'): boolean {
    return this.entries.has(cacheKey(asked, keeps));
  }

  /** How many rows the blocks have, up to date with every change that was committed before the call. */
  countsFor(asked: ListRequest): Promise<IndexedCounts> {
    const { range } = asked.filter;
    const make = () => (range ? new TimestampCounts(timestampSql(range)) : new RowCounts());
    return this.refresh(asked, this.getOrCreateEntry(cacheKey(asked, 'numbers'), asked, make));
  }

  /** Which rows they are, where those are few. */
  async idsFor(asked: ListRequest): Promise<BlockIds> {
    const entry = this.getOrCreateEntry(cacheKey(asked, 'ids'), asked, () => new BlockIds());
    const { counts } = await this.refresh(asked, entry);
    if (counts instanceof BlockIds) return counts;
    throw new Error('a key is of one kind of counts');
  }

  forget(asked: ListRequest, keeps: 'numbers' | 'ids'): void {
    this.evict(cacheKey(asked, keeps));
  }

  private async refresh({ filter: question }: ListRequest, entry: CacheEntry): Promise<IndexedCounts> {
    try {
      const index = await entry.cachedIndex.index;
      await index.refresh(entry.counts, question);
      if (this.entries.get(entry.key) === entry) this.trackMemory(entry, index);
      return { index, counts: entry.counts };
    } catch (error) {
      // After a lost connection the database may be another one, or have lost its last commits.
      for (const key of entry.cachedIndex.questions) this.evict(key);
      throw error;
    }
  }

  /** The entry of a key, now the last used. */
  private getOrCreateEntry(
    key: string,
    { table, accountId }: ListRequest,
    make: () => BlockCounts,
  ): CacheEntry {
    const kept = this.entries.get(key);
    const entry = kept ?? {
      key,
      cachedIndex: this.getOrCreateIndex(table, accountId),
      counts: make(),
      bytes: 0,
    };
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.cachedIndex.questions.add(key);
    return entry;
  }

  private getOrCreateIndex(table: string, accountId: string): CachedIndex {
    const name = `${table}/${accountId}`;
    const kept = this.cachedIndexes.get(name);
    if (kept) return kept;
    const index = CountIndex.load(this.db, table, accountId, this.limits.blockRows);
    const cachedIndex = { name, index, questions: new Set<string>(), bytes: 0 };
    this.cachedIndexes.set(name, cachedIndex);
    return cachedIndex;
  }

  private trackMemory(entry: CacheEntry, index: CountIndex): void {
    this.bytes += entry.counts.bytes - entry.bytes + index.bytes - entry.cachedIndex.bytes;
    entry.bytes = entry.counts.bytes;
    entry.cachedIndex.bytes = index.bytes;
    for (const longestUnused of this.entries.keys()) {
      if (this.bytes <= this.limits.mostBytes || this.entries.size === 1) return;
      this.evict(longestUnused);
    }
  }

  private evict(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    const { cachedIndex } = entry;
    this.entries.delete(key);
    cachedIndex.questions.delete(key);
    this.bytes -= entry.bytes;
    if (cachedIndex.questions.size > 0) return;
    this.bytes -= cachedIndex.bytes;
    this.cachedIndexes.delete(cachedIndex.name);
  }
}

const cacheKey = (
  { table, filter: { where, values, range } }: ListRequest,
  keeps: 'numbers' | 'ids',
): string => JSON.stringify([table, where, values, range && timestampSql(range), keeps]);

const indexesByDatabase = new WeakMap<Database, CountIndexes>();

/** The count indexes of this process; a test may give its own limits before the first list. */
export function countIndexesOf({ root }: Database, limits?: CountIndexLimits): CountIndexes {
  const indexes = (limits ? undefined : indexesByDatabase.get(root)) ?? new CountIndexes(root, limits);
  indexesByDatabase.set(root, indexes);
  return indexes;
}
