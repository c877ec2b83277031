import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import {
  CommittedRefusal,
  type InsertTarget,
  type NewRow,
  orCommittedRefusal,
  type Queries,
  type Statement,
} from '../context/index.js';
import { type SqlQuery, toInsertQuery } from './to-insert-query.js';
import { ignoreConnectionErrors } from './fast-path/named-query.js';
import type { QueryRunner } from './fast-path/query-runner.js';
import type { StatementRunner } from './fast-path/statement-runner.js';
import { whileHolding } from './holds-connection.js';
import { everyAccount, scopeQuery } from './row-security/account-rows-sql.js';
import type { RowScope } from './row-security/credential-scope.js';

/** Where connections come from, and TypeORM's way to work on one of them. */
export interface ConnectionSource {
  readonly pool: Pool;
  /** Whether a statement that was prepared is still there for the next transaction. */
  readonly keepsPrepared: boolean;
  managerOn(join: () => Promise<PoolClient>): EntityManager;
}

const begin: SqlQuery = { name: 'transaction.begin', text: 'BEGIN', values: [] };
/** Said with the beginning: once a query was sent, such as who asks, the level can no longer be chosen. */
const beginSnapshot: SqlQuery = {
  name: 'transaction.beginSnapshot',
  text: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  values: [],
};
const commit: SqlQuery = { name: 'transaction.commit', text: 'COMMIT', values: [] };

/**
 * A transaction in as few round trips as possible. It begins with its first statement; inserted rows are buffered
 * until the next statement or the commit. A transaction that only inserts rows is a single statement.
 */
export class Transaction implements Queries {
  private client: Promise<PoolClient> | undefined;
  private entityManager: EntityManager | undefined;
  /** Statements that are awaited only at the commit. */
  private readonly sent: Promise<unknown>[] = [];
  private pendingInserts = new Map<InsertTarget, NewRow[]>();
  private isOver = false;
  private isAbandoned = false;
  private readonly commitCallbacks: (() => void)[] = [];

  /** @param scope whose rows it sees where rows are hidden */
  constructor(
    private readonly source: ConnectionSource,
    private readonly batcher: QueryRunner,
    private readonly statements: StatementRunner,
    private readonly scope?: RowScope,
    private readonly kind: 'writes' | 'snapshot' = 'writes',
  ) {}

  get isHolding(): boolean {
    return this.client !== undefined && !this.isOver;
  }

  /** Closes the connection: PostgreSQL rolls back. Work that is still going on gets no further. */
  abandon(): void {
    if (!this.client || this.isOver) return;
    this.isOver = true;
    this.isAbandoned = true;
    this.client.then(
      (client) => client.release(true),
      () => undefined,
    );
  }

  get manager(): EntityManager {
    return (this.entityManager ??= this.source.managerOn(() => this.join()));
  }

  /** @throws what the work throws, after a rollback; the problem of a `CommittedRefusal`, after the commit */
  async execute<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const outcome = await this.outcomeOf(work);
    for (const then of this.commitCallbacks) then();
    if (outcome instanceof CommittedRefusal) throw outcome.problem;
    return outcome;
  }

  async run<Row extends QueryResultRow>(
    { name, text }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return this.statements.onClient<Row>(await this.join(), { name, text, values });
  }

  insert(into: InsertTarget, row: NewRow): Promise<void> {
    const rows = this.pendingInserts.get(into);
    if (rows) rows.push(row);
    else this.pendingInserts.set(into, [row]);
    return Promise.resolve();
  }

  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return work(this);
  }

  readTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return work(this);
  }

  /** What was added before is of the one account; what the work adds may be of any. */
  async acrossAccounts<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const { scope } = this;
    if (scope === undefined || scope === everyAccount) return work(this);
    // A credential may have been used up by now, and its account could not be found again.
    if (typeof scope !== 'string') throw new Error('a transaction of a credential stays in its account');
    this.send(await this.join(), scopeQuery(everyAccount));
    const result = await work(this);
    this.send(await this.join(), scopeQuery(scope));
    return result;
  }

  afterCommit(work: () => void): void {
    this.commitCallbacks.push(work);
  }

  /** The connection, to which all rows added so far are on their way. */
  private async join(): Promise<PoolClient> {
    const client = await (this.client ??= this.begin());
    this.assertOpen();
    this.flush(client);
    return client;
  }

  /** Work that was not awaited must not continue in a later transaction on this connection. */
  private assertOpen(): void {
    if (this.isOver) throw new Error('the transaction is over');
  }

  private async begin(): Promise<PoolClient> {
    const client = await this.source.pool.connect();
    ignoreConnectionErrors(client);
    this.send(client, this.kind === 'snapshot' ? beginSnapshot : begin);
    if (this.scope !== undefined) this.send(client, scopeQuery(this.scope));
    return client;
  }

  private async outcomeOf<Result>(
    work: (db: Queries) => Promise<Result>,
  ): Promise<Result | CommittedRefusal> {
    try {
      const outcome = await whileHolding(this, () => work(this)).catch(orCommittedRefusal);
      await this.commit();
      return outcome;
    } catch (error) {
      throw await this.rollBack(error);
    }
  }

  private async commit(): Promise<void> {
    this.assertOpen();
    if (!this.client) {
      this.isOver = true;
      const additions = this.takePendingInserts();
      if (additions) await this.batcher.run({ ...additions, scope: this.scope });
      return;
    }
    const client = await this.client;
    this.flush(client);
    this.isOver = true;
    this.send(client, commit);
    await Promise.all(this.sent);
    client.release();
  }

  /** A connection that cannot roll back is closed instead of going back to the pool. */
  private async rollBack(error: unknown): Promise<unknown> {
    if (!this.client || this.isAbandoned) {
      this.isOver = true;
      return error;
    }
    this.isOver = true;
    const client = await this.client.catch(() => undefined);
    if (!client) return error;
    const isOver = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isOver);
    return this.rootCause(error);
  }

  /** An "aborted transaction" error is replaced by the failure that caused it. */
  private async rootCause(error: unknown): Promise<unknown> {
    const isAftermath = error instanceof Error && 'code' in error && error.code === '25P02';
    if (!isAftermath) return error;
    const failed = (await Promise.allSettled(this.sent)).find((it) => it.status === 'rejected');
    return failed?.status === 'rejected' ? failed.reason : error;
  }

  private flush(client: PoolClient): void {
    const additions = this.takePendingInserts();
    if (additions) this.send(client, additions);
  }

  private takePendingInserts(): SqlQuery | undefined {
    if (this.pendingInserts.size === 0) return undefined;
    const additions = toInsertQuery([...this.pendingInserts]);
    this.pendingInserts = new Map();
    return additions;
  }

  private send(client: PoolClient, query: SqlQuery): void {
    const answer = this.statements.onClient(client, query);
    answer.catch(() => undefined);
    this.sent.push(answer);
  }
}
