import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** A statement that PostgreSQL prepares once a connection, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export const statement = (name: string, text: string): Statement => ({ name, text });

/** Where statements run: the pool, or one transaction. */
export interface Queries {
  run<Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs the work in a transaction; within one already, in that one. */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
}

/** Named statements on TypeORM's own pool. */
@Injectable()
export class Database implements Queries {
  private readonly pool: Pool;

  constructor(dataSource: DataSource) {
    // TypeORM keeps its pg pool here and has no public accessor for it.
    this.pool = Reflect.get(dataSource.driver, 'master');
  }

  async run<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return (await this.pool.query<Row>({ ...statement, values: [...values] })).rows;
  }

  async transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(within(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      throw error;
    }
  }
}

function within(client: PoolClient): Queries {
  const db: Queries = {
    run: async <Row extends QueryResultRow>(statement: Statement, values: readonly unknown[] = []) =>
      (await client.query<Row>({ ...statement, values: [...values] })).rows,
    transaction: (work) => work(db),
  };
  return db;
}

/** A connection that cannot roll back is closed instead of going back to the pool. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
