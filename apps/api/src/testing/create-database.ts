import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { Client } from 'pg';
import { migrations } from '../database/migrations/index.js';
import { makeRoles } from '../database/roles/make-roles.js';

/** An empty database of its own in the server that the tests run against; its address. */
export const createDatabase = (): Promise<string> => onServer((server) => createOn(server, ''));

interface DatabaseLife {
  /** Whether it is left to the end of the run. */
  readonly isKept?: boolean;
}

/** A database of its own with every migration: a copy of one that was migrated once for all tests on this server. */
export const createMigratedDatabase = (life: DatabaseLife = {}): Promise<string> =>
  onServer(async (server) => createOn(server, `TEMPLATE ${await migratedTemplate(server)}`, life));

async function createOn(
  server: Client,
  template: string,
  { isKept = false }: DatabaseLife = {},
): Promise<string> {
  await dropForgotten(server);
  const name = newName('test');
  if (!isKept) made.names.push(name);
  await server.query(`CREATE DATABASE ${name} ${template}`);
  return addressOf(name);
}

/** The spec file that runs, and the databases that were made for it in this process. */
const made: { by: string | undefined; names: string[] } = { by: undefined, names: [] };

/**
 * Nobody asks for the databases of an earlier spec file any more. Those that something is still connected to are left to the end
 * of the run.
 */
async function dropForgotten(server: Client): Promise<void> {
  const { testPath } = expect.getState();
  if (made.by === testPath) return;
  const forgotten = made.names;
  Object.assign(made, { by: testPath, names: [] });
  const { rows } = await server.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname = ANY($1)
      AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE pg_stat_activity.datname = pg_database.datname)`,
    [forgotten],
  );
  for (const { name } of rows) await server.query(`DROP DATABASE IF EXISTS ${name}`);
}

/** Changes with any migration, so that a server which is kept between runs never lends an old one. */
const templateName = `template_${createHash('sha256')
  .update(migrations.map(String).join('\n'))
  .update(readFileSync(new URL('../database/roles/service-rights.ts', import.meta.url)))
  .update(readFileSync(new URL('../database/roles/roles-sql.ts', import.meta.url)))
  .digest('hex')
  .slice(0, 16)}`;

const templateLock = 812_734;

/** Whoever comes first migrates it; all others wait for that one. It gets its name once it is whole. */
async function migratedTemplate(server: Client): Promise<string> {
  if (await exists(server)) return templateName;
  await server.query('SELECT pg_advisory_lock($1)', [templateLock]);
  try {
    if (await exists(server)) return templateName;
    const unfinished = newName('template');
    await server.query(`CREATE DATABASE ${unfinished}`);
    await migrate(addressOf(unfinished));
    // Each copy has the rights that this role is given here.
    await makeRoles({
      databaseOwnerUrl: addressOf(unfinished),
      databaseUrl: serviceAddressOf(addressOf(unfinished)),
      databaseReaderUrl: undefined,
    });
    await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${templateName}`);
    return templateName;
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  }
}

export async function countDisabledTriggers(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_trigger WHERE tgenabled = 'D'`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

async function exists(server: Client): Promise<boolean> {
  const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [templateName]);
  return rowCount === 1;
}

/** Of a database that `createMigratedDatabase` made: whom applications under test connect as. */
export function serviceAddressOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = 'service_of_tests';
  url.password = 'service_of_tests';
  return url.href;
}

/** Most test files find the template there and need none of this for it. */
async function migrate(databaseUrl: string): Promise<void> {
  const { PostgresDataSource } = await import('../database/postgres-data-source.js');
  const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 1 }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}

async function onServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`');
  return url;
}

function addressOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

const newName = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
