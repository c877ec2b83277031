import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { type Insertion, type NewRow, inserting } from './insertion.js';
import { runOnAny } from './named-query.js';
import { SharedTrips } from './shared-trips.js';
import { Transaction } from './transaction.js';

/** A statement that PostgreSQL prepares once a connection, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Whether it may share a round trip, and a transaction, with what is asked at the same moment: see `finding`. */
  readonly isShared?: boolean;
}

/** A statement that only reads, a few rows by an index: those that are asked at the same moment go together. */
export const finding = (name: string, text: string): Statement => ({ name, text, isShared: true });

export const statement = (name: string, text: string): Statement => ({ name, text });

/** Where statements run: the pool, or one transaction. */
export interface Queries {
  run<Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Adds a row. In a transaction nobody waits for it: it goes with what is run next, or with the end, together with
   * the other rows that were added, in one statement. Where it cannot be added the transaction fails.
   */
  insert(into: Insertion, row: NewRow): Promise<void>;
  /** Runs the work in a transaction; within one already, in that one. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** Runs the work once what was written is there for others: at once outside of a transaction, never after a rollback. */
  afterCommit(work: () => void): void;
}

/** Named statements on the pool of the process. */
@Injectable()
export class Database implements Queries, OnApplicationShutdown {
  private readonly trips: SharedTrips;

  constructor(private readonly pool: Pool) {
    this.trips = new SharedTrips(pool);
  }

  run<Row extends QueryResultRow>(
    { name, text, isShared }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const query = { name, text, values };
    return isShared ? this.trips.run<Row>(query) : runOnAny<Row>(this.pool, query);
  }

  async insert(into: Insertion, row: NewRow): Promise<void> {
    await this.trips.run(inserting([[into, [row]]]));
  }

  /** How many there are, how many of them nobody uses, and how many wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly awaited: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, idle: idleCount, awaited: waitingCount };
  }

  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return new Transaction(this.pool, this.trips).carryOut(work);
  }

  afterCommit(work: () => void): void {
    work();
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }
}
