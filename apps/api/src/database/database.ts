import type { OnApplicationShutdown } from '@nestjs/common';
import type { PlainPath, Queries, Statement } from '../context/index.js';
import { QueryBatcher } from './fast-path/query-batcher.js';
import { SingleQueryRunner } from './fast-path/query-runner.js';
import { driverStatements, namedStatements, withoutNames } from './fast-path/statement-runner.js';
import { TracedQueryRunner, tracedStatements } from './fast-path/traced-statements.js';
import { PooledQueries, type StatementWays } from './pooled-queries.js';
import { PostgresDataSource } from './postgres-data-source.js';
import { everyAccount, noAccount } from './row-security/account-rows-sql.js';
import type { CredentialScope, RowScope } from './row-security/credential-scope.js';
import type { ConnectionSource } from './transaction.js';

/** A read of a few rows by an index: concurrent ones are batched into one round trip. */
export const sharedStatement = (name: string, text: string): Statement => ({ name, text, isShared: true });

export const statement = (name: string, text: string): Statement => ({ name, text });

/** The same database, seen from one account. */
export interface SeenFrom {
  readonly root: Database;
  readonly scope: RowScope;
}

/**
 * Runs named statements, repositories and query builders on the connections of the process's DataSource, across accounts: for
 * background work, the console and the installation's own tables. A test lists who does so. What is asked for an account runs in the
 * `db` of its context, which `ofAccount` makes; a request without one begins with `ofCredential`.
 */
export class Database extends PooledQueries implements OnApplicationShutdown {
  /** Whether lists may be counted by what is kept of them. */
  readonly keepsCounts: boolean;

  /** The one of all accounts: what is remembered of the database is remembered with it. */
  readonly root: Database;

  /**
   * @param plain machinery that stands aside for its plain twin
   * @param source where statements run, if not on the connections of the DataSource
   */
  constructor(
    dataSource: PostgresDataSource,
    private readonly plain: readonly PlainPath[] = [],
    source: ConnectionSource = dataSource,
    within?: SeenFrom,
  ) {
    super(
      within?.root.ways ?? waysOn(dataSource, source, plain),
      within?.scope ?? (dataSource.isRestricted ? everyAccount : undefined),
    );
    this.root = within?.root ?? this;
    this.keepsCounts = !plain.includes('lists');
  }

  /** The same connections, where PostgreSQL shows and takes no row of another account if it is to hide them. */
  ofAccount(account: string): Database {
    return this.within(account);
  }

  /**
   * The same connections, where PostgreSQL shows the rows of the account that a credential belongs to: it looks the account up by the
   * credential in the same round trip. Where the credential is no one's, no row is seen.
   */
  ofCredential(kind: CredentialScope['kind'], secret: string, email?: string): Database {
    return this.within(email === undefined ? { kind, secret } : { kind, secret, email });
  }

  /** The same connections, where no account's row is seen: for the functions that look up credentials. */
  ofNoAccount(): Database {
    return this.within(noAccount);
  }

  protected within(scope: RowScope): Database {
    const { dataSource, source } = this.ways;
    return dataSource.hidesRows
      ? new Database(dataSource, this.plain, source, { root: this.root, scope })
      : this;
  }

  acrossAccounts<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return work(this.root);
  }

  /** Total, idle and waiting connections. */
  connections(): { readonly total: number; readonly idle: number; readonly awaited: number } {
    const { totalCount, idleCount, waitingCount } = this.ways.source.pool;
    return { total: totalCount, idle: idleCount, awaited: waitingCount };
  }

  async onApplicationShutdown(): Promise<void> {
    const { dataSource, source } = this.ways;
    if (!source.pool.ending) await dataSource.destroy();
  }
}

function waysOn(
  dataSource: PostgresDataSource,
  source: ConnectionSource,
  plain: readonly PlainPath[],
): StatementWays {
  const known = plain.includes('statements') ? driverStatements : namedStatements;
  const runner = source.keepsPrepared ? known : withoutNames(known);
  // What is not prepared is not sent together; what says its account in a transaction of its own cannot be.
  const isAlone = !source.keepsPrepared || (dataSource.hidesRows && known === driverStatements);
  const isPlain = plain.includes('batching') || isAlone;
  const Runner = isPlain ? SingleQueryRunner : QueryBatcher;
  const batcher = new Runner(source.pool, runner);
  const { tracing } = dataSource;
  return tracing.isOn
    ? {
        dataSource,
        source,
        statements: tracedStatements(runner, tracing),
        batcher: new TracedQueryRunner(batcher, tracing),
      }
    : { dataSource, source, statements: runner, batcher };
}
