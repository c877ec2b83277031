import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { SqlQuery } from '../to-insert-query.js';
import { assertHoldsNone, holdingNothing } from '../holds-connection.js';
import { ignoreConnectionErrors, isConstraintViolation, isStalePlan } from './named-query.js';
import { isPrepared, preparedStatements } from './prepared-statements.js';
import type { QueryRunner } from './query-runner.js';
import { SharedQuery } from './shared-query.js';
import type { StatementRunner } from './statement-runner.js';

/** Maximum batch size, so that no statement waits long for the others. */
const maxBatchSize = 16;

interface PendingQuery {
  readonly query: SqlQuery;
  readonly resolve: (rows: QueryResultRow[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches statements that are issued in the same turn of the event loop, or while all connections are busy: one
 * write, one transaction, one answer, since most of the cost of a short statement is the round trip. Where one
 * fails none has taken effect, and each is retried on its own.
 */
export class QueryBatcher implements QueryRunner {
  private readonly waiting: PendingQuery[] = [];
  private isFlushScheduled = false;

  constructor(
    private readonly pool: Pool,
    private readonly statements: StatementRunner,
  ) {}

  /** For fast statements that need no surrounding transaction. */
  run<Row extends QueryResultRow>(query: SqlQuery): Promise<Row[]>;
  async run(query: SqlQuery): Promise<QueryResultRow[]> {
    assertHoldsNone();
    return new Promise((resolve, reject) => {
      this.waiting.push({ query, resolve, reject });
      this.scheduleFlush();
    });
  }

  private scheduleFlush(): void {
    if (this.isFlushScheduled) return;
    this.isFlushScheduled = true;
    // For many callers at once: what the first of them holds does not count.
    setImmediate(() => holdingNothing(() => this.connect()));
  }

  private connect(): void {
    this.pool.connect((refusal, client, release) => {
      this.isFlushScheduled = false;
      const together = this.waiting.splice(0, maxBatchSize);
      if (this.waiting.length > 0) this.scheduleFlush();
      if (client) void this.flush(together, client).then(release);
      else for (const { reject } of together) reject(refusal);
    });
  }

  /**
   * Statements that are not prepared on this connection yet are sent separately. @returns whether to close the
   * connection
   */
  private async flush(all: readonly PendingQuery[], client: PoolClient): Promise<boolean> {
    ignoreConnectionErrors(client);
    const ready = all.filter(({ query }) => isPrepared(client, query));
    const together = ready.length > 1 ? ready : [];
    const others = all.filter((one) => !together.includes(one));
    const failures = await Promise.all([
      ...others.map((one) => this.runAlone(one, client)),
      ...(together.length > 0 ? [this.runTogether(together, client)] : []),
    ]);
    return failures.some((failure) => failure && !isConstraintViolation(failure));
  }

  private runTogether(together: readonly PendingQuery[], client: PoolClient): Promise<Error | null> {
    return new Promise((resolve) => {
      const onDone = (error: Error | null, answers: readonly QueryResultRow[][]) => {
        together.forEach((one, at) => {
          if (!error) one.resolve(answers[at] ?? []);
          else if (wasRolledBack(error))
            this.statements.onPool(this.pool, one.query).then(one.resolve, one.reject);
          else one.reject(error);
        });
        resolve(error);
      };
      const queries = together.map(({ query }) => query);
      client.query(new SharedQuery(preparedStatements(client), queries, onDone));
    });
  }

  private async runAlone(
    { query, resolve, reject }: PendingQuery,
    client: PoolClient,
  ): Promise<Error | null> {
    try {
      resolve(await this.statements.onClient(client, query));
      return null;
    } catch (error) {
      if (error instanceof Error && isStalePlan(error)) {
        this.statements.onPool(this.pool, query).then(resolve, reject);
        return null;
      }
      reject(error);
      return error instanceof Error ? error : new Error('refused');
    }
  }
}

/** PostgreSQL refused the statement and the connection is fine; after a lost connection the outcome is unknown. */
const wasRolledBack = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR';
