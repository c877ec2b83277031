import type { Database } from '../platform/database.js';
import type { Question } from './filter.js';
import { Outline } from './outline.js';
import { momentSql } from './span.js';
import { CountTally, IdTally, MomentTally, type Tally } from './tally.js';

/** The columns of each table whose changes are noted in `changed_xid`, by a trigger: an outline may ask for no other. */
export const notedColumns: Readonly<Record<string, readonly string[]>> = {
  clients: ['custom_attributes', 'updated_at'],
  employees: ['custom_attributes'],
  employers: ['custom_attributes'],
  jobs: ['custom_attributes'],
  placements: ['custom_attributes', 'employee_id', 'employer_id', 'client_id', 'job_id'],
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
export const isOutlined = (table: string, { columns }: Question): boolean =>
  columns.every((column) => notedColumns[table]?.includes(column)) && Object.hasOwn(notedColumns, table);

export interface OutlineLimits {
  /** Answers of as many rows or fewer are counted each time. */
  readonly fewRows: number;
  readonly blockRows: number;
  /** Answers that lie far apart are kept by their ids where they are no more than these. */
  readonly mostIds: number;
  /** Bytes that all tallies and outlines may take; those used last stay. */
  readonly mostBytes: number;
}

/** An outline of a table, and a tally that is up to date with it. */
export interface Outlined<Kind extends Tally = Tally> {
  readonly outline: Outline;
  readonly tally: Kind;
}

/** A question to a table of an account. */
export interface Asked {
  readonly accountId: string;
  readonly table: string;
  readonly question: Question;
}

/** A table of an account, with the questions that are kept of it. */
interface Place {
  readonly name: string;
  readonly outline: Promise<Outline>;
  readonly questions: Set<string>;
  bytes: number;
}

interface Entry {
  readonly key: string;
  readonly place: Place;
  readonly tally: Tally;
  bytes: number;
}

/** The outlines that a process keeps of its database. */
export class Outlines {
  private readonly places = new Map<string, Place>();
  /** By question, the longest unused first. */
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    private readonly db: Database,
    readonly limits: OutlineLimits = {
      fewRows: 500,
      blockRows: 500,
      mostIds: 20_000,
      mostBytes: 32 * 2 ** 20,
    },
  ) {}

  has(asked: Asked, keeps: 'numbers' | 'ids'): boolean {
    return this.entries.has(keyOf(asked, keeps));
  }

  /** How many rows the blocks have, up to date with every change that was committed before the call. */
  numbers(asked: Asked): Promise<Outlined> {
    const { span } = asked.question;
    const make = () => (span ? new MomentTally(momentSql(span)) : new CountTally());
    return this.upToDate(asked, this.entryOf(keyOf(asked, 'numbers'), asked, make));
  }

  /** Which rows they are, where those are few. */
  async ids(asked: Asked): Promise<IdTally> {
    const entry = this.entryOf(keyOf(asked, 'ids'), asked, () => new IdTally());
    const { tally } = await this.upToDate(asked, entry);
    if (tally instanceof IdTally) return tally;
    throw new Error('a key is of one kind of tally');
  }

  forget(asked: Asked, keeps: 'numbers' | 'ids'): void {
    this.drop(keyOf(asked, keeps));
  }

  private async upToDate({ question }: Asked, entry: Entry): Promise<Outlined> {
    try {
      const outline = await entry.place.outline;
      await outline.bring(entry.tally, question);
      if (this.entries.get(entry.key) === entry) this.account(entry, outline);
      return { outline, tally: entry.tally };
    } catch (error) {
      // After a lost connection the database may be another one, or have lost its last commits.
      for (const key of entry.place.questions) this.drop(key);
      throw error;
    }
  }

  /** The entry of a key, now the last used. */
  private entryOf(key: string, { table, accountId }: Asked, make: () => Tally): Entry {
    const kept = this.entries.get(key);
    const entry = kept ?? { key, place: this.placeOf(table, accountId), tally: make(), bytes: 0 };
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.place.questions.add(key);
    return entry;
  }

  private placeOf(table: string, accountId: string): Place {
    const name = `${table}/${accountId}`;
    const kept = this.places.get(name);
    if (kept) return kept;
    const outline = Outline.of(this.db, table, accountId, this.limits.blockRows);
    const place = { name, outline, questions: new Set<string>(), bytes: 0 };
    this.places.set(name, place);
    return place;
  }

  private account(entry: Entry, outline: Outline): void {
    this.bytes += entry.tally.bytes - entry.bytes + outline.bytes - entry.place.bytes;
    entry.bytes = entry.tally.bytes;
    entry.place.bytes = outline.bytes;
    for (const longestUnused of this.entries.keys()) {
      if (this.bytes <= this.limits.mostBytes || this.entries.size === 1) return;
      this.drop(longestUnused);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    const { place } = entry;
    this.entries.delete(key);
    place.questions.delete(key);
    this.bytes -= entry.bytes;
    if (place.questions.size > 0) return;
    this.bytes -= place.bytes;
    this.places.delete(place.name);
  }
}

const keyOf = ({ table, question: { where, values, span } }: Asked, keeps: 'numbers' | 'ids'): string =>
  JSON.stringify([table, where, values, span && momentSql(span), keeps]);

const ofDatabase = new WeakMap<Database, Outlines>();

/** The outlines of this process; a test may give its own limits before the first list. */
export function outlinesOf(db: Database, limits?: OutlineLimits): Outlines {
  const outlines = (limits ? undefined : ofDatabase.get(db)) ?? new Outlines(db, limits);
  ofDatabase.set(db, outlines);
  return outlines;
}
