import pg from 'pg';

/** A change as the database has it. */
export interface CommittedEvent {
  readonly id: string;
  readonly kind: string;
  readonly resource_id: string;
}

/** What waits, by where it waits. */
export interface WaitingWork {
  readonly events: number;
  readonly deliveries: number;
  readonly messages: number;
  readonly documents: number;
}

/** What the database has done so far. */
export interface DatabaseWork {
  readonly statements: number;
  readonly transactions: number;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  /** Written to the log that the replica follows. */
  readonly logBytes: number;
  readonly size: number;
}

/** A role that owns its database and nothing else, but may see what is counted. */
export async function makeDatabase(server: string): Promise<void> {
  await rowsOf(`${server}/postgres`, 'CREATE ROLE firstday LOGIN IN ROLE pg_read_all_stats');
  await rowsOf(`${server}/postgres`, 'CREATE DATABASE firstday OWNER firstday');
  await rowsOf(`${server}/firstday`, 'CREATE SCHEMA figures');
  await rowsOf(`${server}/firstday`, 'GRANT USAGE ON SCHEMA figures TO firstday');
  await rowsOf(`${server}/firstday`, 'CREATE EXTENSION pg_stat_statements SCHEMA figures');
}

/** Without what asking itself does. */
export async function databaseWork(url: string): Promise<DatabaseWork> {
  const [row] = await rowsOf<DatabaseWork>(
    url,
    `SELECT (SELECT sum(calls)::float8 FROM figures.pg_stat_statements JOIN pg_database ON oid = dbid
              WHERE datname = current_database()) AS statements,
            xact_commit::float8 AS transactions, tup_inserted::float8 AS inserted, tup_updated::float8 AS updated,
            tup_deleted::float8 AS deleted, (pg_current_wal_insert_lsn() - '0/0')::float8 AS "logBytes",
            pg_database_size(datname)::float8 AS size
       FROM pg_stat_database WHERE datname = current_database()`,
  );
  if (!row) throw new Error('The database says nothing of what it did.');
  return row;
}

/** Every event of an account, in the order in which each record changed. */
export const committedEvents = (url: string, accountId: string): Promise<CommittedEvent[]> =>
  rowsOf<CommittedEvent>(
    url,
    'SELECT id, kind, resource_id FROM events WHERE account_id = $1 ORDER BY position',
    [accountId],
  );

export async function waitingWork(url: string): Promise<WaitingWork> {
  const [row] = await rowsOf<WaitingWork>(
    url,
    `SELECT (SELECT count(*)::int FROM event_queue) AS events,
            (SELECT count(*)::int FROM webhook_deliveries WHERE status = 'pending') AS deliveries,
            (SELECT count(*)::int FROM messages WHERE status = 'queued') AS messages,
            (SELECT count(*)::int FROM document_jobs) AS documents`,
  );
  if (!row) throw new Error('The database says nothing of what waits.');
  return row;
}

async function rowsOf<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly string[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
