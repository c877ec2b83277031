import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';

/** A row to insert: objects go into jsonb columns. */
export type NewRow = object;

/** The columns that new rows set; others have defaults. All names are constants in code. */
export interface InsertTarget {
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns that hold PostgreSQL arrays rather than JSON. */
  readonly arrays?: readonly string[];
}

/** A statement that PostgreSQL prepares once per connection, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether it may be batched with other statements into one round trip: see `sharedStatement`. */
  readonly isShared?: boolean;
}

/** Where statements run: the pool, or one transaction. */
export interface Queries {
  /**
   * TypeORM's repositories and query builders, here: in a transaction they are part of it, and see the rows that were
   * inserted before. Conditions name the account, as in every statement.
   */
  readonly manager: EntityManager;
  run<Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a row. In a transaction it is buffered and sent with the next statement or the commit, together with other
   * buffered rows. A failed insert fails the transaction.
   */
  insert(into: InsertTarget, row: NewRow): Promise<void>;
  /** Runs the work in a transaction; within one already, in that one. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Like `transaction`, for work that writes nothing and sees one snapshot: what changes meanwhile is not seen. A read replica may
   * do it; where that one breaks off, the work is begun again on the primary, so it must be fit to be begun twice.
   */
  readTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Runs the work where rows of other accounts are not hidden, for the few acts that concern several accounts: two of one person,
   * those of a connected organization. Nothing else is asked of a transaction meanwhile. A test lists who does so.
   */
  acrossAccounts<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Runs the work after commit; at once outside a transaction, never after a rollback. */
  afterCommit(work: () => void): void;
}
