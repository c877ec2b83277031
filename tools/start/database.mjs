import pg from 'pg';

import { Trouble } from '../setup/say.mjs';

const oldestServer = 15;

/** Whether the operator's own server can be used. The messages name where it is, never its password. */
export async function checkDatabase(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (version < oldestServer) throw new Trouble(tooOld(url, version));
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`DATABASE_URL: ${reason(error, url)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function tooOld(url, version) {
  return `DATABASE_URL: the server at ${placeOf(url)} is PostgreSQL ${version}; Firstday needs ${oldestServer} or newer.`;
}

function reason(error, url) {
  if (error.code === '3D000') return `the server at ${placeOf(url)} has no such database; create it first.`;
  if (/^28/.test(error.code ?? '')) return `the server at ${placeOf(url)} refuses this user and password.`;
  return `no PostgreSQL answers at ${placeOf(url)} (${error.code ?? error.message}).`;
}

function placeOf(url) {
  try {
    const { hostname, port } = new URL(url);
    return `${hostname || 'localhost'}:${port || 5432}`;
  } catch {
    return 'the given address';
  }
}
