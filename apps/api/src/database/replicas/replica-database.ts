import type { QueryResultRow } from 'pg';
import type { InsertTarget, NewRow, PlainPath, Queries, Statement } from '../../context/index.js';
import { Database } from '../database.js';
import type { PostgresDataSource } from '../postgres-data-source.js';
import type { ReadReplica } from './read-replica.js';

/**
 * Statements and read-only transactions run on a replica, and whatever fails there runs again on the primary: reading has no effect
 * that could happen twice. What writes, and repositories, are the primary's from the beginning.
 */
export class ReplicaDatabase extends Database {
  /** @param onFailure is called with each read that the primary has to do again */
  constructor(
    dataSource: PostgresDataSource,
    plain: readonly PlainPath[],
    private readonly primary: Database,
    private readonly replica: ReadReplica,
    private readonly onFailure: (error: unknown) => void,
  ) {
    super(dataSource, plain, {
      pool: replica.pool,
      keepsPrepared: true,
      managerOn: (join) => dataSource.managerOn(join),
    });
  }

  override run<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.orOnPrimary(super.run<Row>(statement, values), () =>
      this.primary.run<Row>(statement, values),
    );
  }

  override insert(into: InsertTarget, row: NewRow): Promise<void> {
    return this.primary.insert(into, row);
  }

  override transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.primary.transaction(work);
  }

  override readTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.orOnPrimary(super.transaction(work), () => this.primary.readTransaction(work));
  }

  private async orOnPrimary<Result>(read: Promise<Result>, again: () => Promise<Result>): Promise<Result> {
    try {
      return await read;
    } catch (error) {
      if (!this.replica.noteFailure(error)) throw error;
      this.onFailure(error);
      return again();
    }
  }
}
