import { startTemporaryPostgres } from '../../apps/launcher/src/postgres/temporary-postgres.ts';

/**
 * Jest's globalSetup of the shelves that need a database: one embedded PostgreSQL for the run, in
 * TEST_DATABASE_URL. Each worker makes a database of its own in it. A server that is given is used as it is.
 */
export default async function databaseSetup() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = await startTemporaryPostgres({ inMemory: true });
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
