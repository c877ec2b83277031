import type { QueryResultRow } from 'pg';

/** A row as it is to be kept: objects go into jsonb columns. */
export type NewRow = object;

/** The columns of a table that new rows give; others have defaults. All are constants of the code. */
export interface InsertTarget {
  readonly table: string;
  readonly columns: readonly string[];
  /** Those that hold arrays of PostgreSQL, not JSON. */
  readonly arrays?: readonly string[];
}

/** A statement that PostgreSQL prepares once a connection, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether it may share a round trip, and a transaction, with what is asked at the same moment: see `finding`. */
  readonly isShared?: boolean;
}

/** Where statements run: the pool, or one transaction. */
export interface Queries {
  run<Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a row. In a transaction nobody waits for it: it goes with what is run next, or with the end, together with
   * the other rows that were added, in one statement. Where it cannot be added the transaction fails.
   */
  insert(into: InsertTarget, row: NewRow): Promise<void>;
  /** Runs the work in a transaction; within one already, in that one. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Runs the work once what was written is there for others: at once outside of a transaction, never after a rollback. */
  afterCommit(work: () => void): void;
}
