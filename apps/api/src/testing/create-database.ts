import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrations } from '../database/migrations/index.js';

/** An empty database of its own in the server that the tests run against; its address. */
export async function createDatabase(): Promise<string> {
  const name = newName('test');
  await onServer((server) => server.query(`CREATE DATABASE ${name}`));
  return addressOf(name);
}

/** A database of its own with every migration: a copy of one that was migrated once for all tests on this server. */
export async function createMigratedDatabase(): Promise<string> {
  const name = newName('test');
  await onServer(async (server) => {
    const template = await migratedTemplate(server);
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return addressOf(name);
}

/** Changes with any migration, so that a server which is kept between runs never lends an old one. */
const templateName = `template_${createHash('sha256')
  .update(migrations.map(String).join('\n'))
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
    await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${templateName}`);
    return templateName;
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  }
}

async function exists(server: Client): Promise<boolean> {
  const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [templateName]);
  return rowCount === 1;
}

/** Most test files find the template there and need none of this for it. */
async function migrate(databaseUrl: string): Promise<void> {
  const { PostgresDataSource } = await import('../database/postgres-data-source.js');
  const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 1 }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}

async function onServer(work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    await work(server);
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
