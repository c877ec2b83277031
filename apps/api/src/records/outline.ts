import { statement } from '../platform/database.js';
import type { Queries, Statement } from '../platform/queries.js';
import type { Question } from './filter.js';
import type { Tally } from './tally.js';

/** With more changes than these at once, everything is read again. */
const mostChanges = 5000;
/** Blocks read by one statement: what comes back stays small. */
const mostBlocks = 100;

/**
 * A table of an account as blocks of consecutive ids, and which of them changed when. What changed since a look is
 * asked of the database by transaction: rows whose last change was not visible in the snapshot of that look. So any
 * number of processes agree, a transaction counts from its commit on, and writers pay for no counter.
 */
export class Outline {
  /** After every id. */
  readonly end = '~';
  /** Where blocks begin, in order; the last has no end. */
  private readonly lows: string[];
  private readonly changedAt: number[];
  /** Counts the looks that found changes. */
  private tick = 0;
  private added = 0;
  private looking: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  private constructor(
    private readonly db: Queries,
    private readonly table: string,
    private readonly accountId: string,
    readonly blockRows: number,
    lows: readonly string[],
    private seen: Look,
  ) {
    this.lows = ['', ...lows];
    this.changedAt = this.lows.map(() => 0);
  }

  static async of(db: Queries, table: string, accountId: string, blockRows: number): Promise<Outline> {
    const look = await lookAt(db, table, accountId, undefined);
    const lows = await boundsOf(db, table, accountId, blockRows, '');
    return new Outline(db, table, accountId, blockRows, lows, look);
  }

  get bytes(): number {
    return 2000 + this.lows.length * 80;
  }

  /** Where a block begins; after the last, the end of all ids. */
  lowOf(block: number): string {
    return this.lows[block] ?? this.end;
  }

  /** Brings the tally up to every change that was committed before the call. */
  async bring(tally: Tally, question: Question): Promise<void> {
    await this.look();
    for (;;) {
      const stale = this.changedAt.flatMap((at, block) => (tally.isStale(block, at) ? [block] : []));
      if (stale.length === 0) return;
      if (tally.reading) await tally.reading;
      else return this.read(tally, question, stale);
    }
  }

  /** Callers that come while one looks share the look after it: theirs must begin after they called. */
  private look(): Promise<void> {
    if (this.looking) return (this.next ??= this.lookAfter(this.looking));
    const looking = this.lookNow().finally(() => (this.looking = undefined));
    return (this.looking = looking);
  }

  private async lookAfter(looking: Promise<void>): Promise<void> {
    await looking.catch(() => undefined);
    this.next = undefined;
    return this.look();
  }

  private async lookNow(): Promise<void> {
    const before = this.seen;
    const look = await lookAt(this.db, this.table, this.accountId, before.snapshot);
    const isAnotherServer = look.server !== before.server || look.nextXid < before.nextXid;
    if (isAnotherServer || look.changed.length > mostChanges) this.changedAt.fill(++this.tick);
    else if (look.changed.length > 0) this.mark(look.changed);
    this.seen = look;
    if (this.added > this.blockRows || look.changed.length > mostChanges) await this.split();
  }

  private mark(ids: readonly string[]): void {
    this.tick++;
    const last = this.lows.length - 1;
    for (const id of ids) {
      const block = this.blockOf(id);
      this.changedAt[block] = this.tick;
      if (block === last) this.added++;
    }
  }

  /** The last block takes all new rows: it is parted when it has grown. */
  private async split(): Promise<void> {
    const last = this.lows.length - 1;
    const lows = await boundsOf(this.db, this.table, this.accountId, this.blockRows, this.lowOf(last));
    this.added = 0;
    if (lows.length === 0) return;
    this.tick++;
    this.changedAt[last] = this.tick;
    for (const low of lows) {
      this.lows.push(low);
      this.changedAt.push(this.tick);
    }
  }

  private blockOf(id: string): number {
    let [low, high] = [0, this.lows.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.lowOf(middle) <= id) low = middle;
      else high = middle;
    }
    return low;
  }

  private read(tally: Tally, question: Question, blocks: readonly number[]): Promise<void> {
    const reading = this.readAll(tally, question, blocks).finally(() => (tally.reading = undefined));
    return (tally.reading = reading);
  }

  /** The blocks as they are at least since the last look; a change that is seen meanwhile makes them stale again. */
  private async readAll(tally: Tally, question: Question, blocks: readonly number[]): Promise<void> {
    const { tick } = this;
    // Taken at once: where blocks begin may change while some are read.
    const [lows, highs] = [blocks.map((at) => this.lowOf(at)), blocks.map((at) => this.lowOf(at + 1))];
    const reader = readStatement(this.table, tally, question);
    const values: unknown[] = [];
    for (let at = 0; at < blocks.length; at += mostBlocks) {
      const ranges = [lows.slice(at, at + mostBlocks), highs.slice(at, at + mostBlocks)];
      const rows = await this.db.run<{ value: unknown }>(reader, [...question.values, ...ranges]);
      values.push(...rows.map(({ value }) => value));
    }
    blocks.forEach((block, at) => tally.put(block, values[at], tick));
  }
}

interface Look {
  readonly snapshot: string;
  readonly server: string;
  readonly nextXid: number;
  readonly changed: readonly string[];
}

async function lookAt(
  db: Queries,
  table: string,
  accountId: string,
  since: string | undefined,
): Promise<Look> {
  const [row] = await db.run<{ snapshot: string; server: string; changed: string[] | null }>(
    lookStatement(table),
    [accountId, since ?? null],
  );
  if (!row) throw new Error('a snapshot is one row');
  return { ...row, changed: row.changed ?? [], nextXid: Number(row.snapshot.split(':')[1]) };
}

/** Ordered, so that PostgreSQL takes the index of changes whatever it makes of the unknown snapshot. */
const lookStatement = (table: string): Statement =>
  statement(
    `${table}.look`,
    `SELECT pg_current_snapshot()::text AS snapshot, pg_postmaster_start_time()::text AS server,
       ARRAY(SELECT id FROM ${table}
              WHERE account_id = $1 AND changed_xid >= pg_snapshot_xmin($2::pg_snapshot)::text::bigint
                AND NOT pg_visible_in_snapshot(changed_xid::text::xid8, $2::pg_snapshot)
              ORDER BY changed_xid LIMIT ${mostChanges + 1}) AS changed`,
  );

/** Ids that begin blocks of so many living rows each, after the given one. */
async function boundsOf(
  db: Queries,
  table: string,
  accountId: string,
  blockRows: number,
  after: string,
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(boundsStatement(table), [accountId, after, blockRows]);
  return rows.map(({ id }) => id);
}

const boundsStatement = (table: string): Statement =>
  statement(
    '',
    `WITH RECURSIVE bound (id) AS (
       SELECT $2::text COLLATE "C"
       UNION ALL
       SELECT (SELECT id FROM ${table} WHERE account_id = $1 AND deleted_at IS NULL AND id > bound.id
                ORDER BY id OFFSET $3::int LIMIT 1)
         FROM bound WHERE bound.id IS NOT NULL)
     SELECT id FROM bound WHERE id IS NOT NULL AND id > $2 ORDER BY id`,
  );

function readStatement(table: string, tally: Tally, { whereInBlock, values }: Question): Statement {
  const [lowsAt, highsAt] = [values.length + 1, values.length + 2];
  // Planned each time, as pages are.
  return statement(
    '',
    `SELECT read.value FROM unnest($${lowsAt}::text[], $${highsAt}::text[]) WITH ORDINALITY AS block(low, high, at)
       CROSS JOIN LATERAL (SELECT ${tally.measure} AS value FROM ${table}
         WHERE ${whereInBlock} AND id >= block.low COLLATE "C" AND id < block.high COLLATE "C") read
      ORDER BY block.at`,
  );
}
