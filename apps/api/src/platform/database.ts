import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { inserting } from './insertion.js';
import type { Insertion, NewRow, Queries, Statement } from './queries.js';
import { runOnAny } from './named-query.js';
import { SharedTrips } from './shared-trips.js';
import { Transaction } from './transaction.js';

/** A statement that only reads, a few rows by an index: those that are asked at the same moment go together. */
export const finding = (name: string, text: string): Statement => ({ name, text, isShared: true });

export const statement = (name: string, text: string): Statement => ({ name, text });

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
