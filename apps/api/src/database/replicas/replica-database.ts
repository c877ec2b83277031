import type { PoolClient, QueryResultRow } from 'pg';
import type { InsertTarget, NewRow, PlainPath, Queries, Statement } from '../../context/index.js';
import { Database, type SeenFrom } from '../database.js';
import type { PostgresDataSource } from '../postgres-data-source.js';
import type { ReadReplica } from './read-replica.js';

interface ReplicaParts {
  readonly dataSource: PostgresDataSource;
  readonly plain: readonly PlainPath[];
  /** The same of the primary. */
  readonly primary: Database;
  readonly replica: ReadReplica;
  /** Is called with each read that the primary has to do again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Statements and read-only transactions run on a replica, and whatever fails there runs again on the primary: reading has no effect
 * that could happen twice. What writes, and repositories, are the primary's from the beginning.
 */
export class ReplicaDatabase extends Database {
  constructor(
    private readonly lent: ReplicaParts,
    within?: SeenFrom,
  ) {
    const { dataSource, plain, replica } = lent;
    const source = {
      pool: replica.pool,
      keepsPrepared: true,
      managerOn: (join: () => Promise<PoolClient>) => dataSource.managerOn(join),
    };
    super(dataSource, plain, source, within);
  }

  override ofAccount(account: string): Database {
    const { dataSource, primary } = this.lent;
    return dataSource.hidesRows
      ? new ReplicaDatabase(
          { ...this.lent, primary: primary.ofAccount(account) },
          { root: this.root, scope: account },
        )
      : this;
  }

  override run<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.orOnPrimary(super.run<Row>(statement, values), () =>
      this.lent.primary.run<Row>(statement, values),
    );
  }

  override insert(into: InsertTarget, row: NewRow): Promise<void> {
    return this.lent.primary.insert(into, row);
  }

  override transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.lent.primary.transaction(work);
  }

  override readTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return this.orOnPrimary(super.readTransaction(work), () => this.lent.primary.readTransaction(work));
  }

  private async orOnPrimary<Result>(read: Promise<Result>, again: () => Promise<Result>): Promise<Result> {
    try {
      return await read;
    } catch (error) {
      if (!this.lent.replica.noteFailure(error)) throw error;
      this.lent.onFailure(error);
      return again();
    }
  }
}
