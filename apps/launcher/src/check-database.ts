import { toDatabaseConnection } from '@firstday/api/database-connection';
import { tlsFault } from '@firstday/api/tls-fault';
import { hostUrls } from '@firstday/api/host-urls';
import pg from 'pg';

import { Trouble } from '../../../tools/setup/say.mjs';
import { errorCode, shortReason } from './error-code.ts';

const oldestServer = 15;

/**
 * Whether the operator's own server can be used; of several hosts, whether any of them can.
 * @param setting what names it
 * @throws Trouble whose message names where the server is, never its password
 */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const checks = await Promise.allSettled(hostUrls(url).map((host) => checkServer(host, setting)));
  if (checks.some(({ status }) => status === 'fulfilled')) return;
  for (const check of checks) if (check.status === 'rejected') throw check.reason;
}

async function checkServer(url: string, setting: string): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ ...toDatabaseConnection(url), connectionTimeoutMillis: 8_000 });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (version < oldestServer) throw new Trouble(`${setting}: ${tooOld(url, version)}`);
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`${setting}: ${reason(error, url)}`, { cause: error });
  } finally {
    await client?.end().catch(() => undefined);
  }
}

function tooOld(url: string, version: number): string {
  return `the server at ${placeOf(url)} is PostgreSQL ${version}; Firstday needs ${oldestServer} or newer.`;
}

function reason(error: unknown, url: string): string {
  const tls = tlsFault(error);
  if (tls !== undefined) return `no connection to ${placeOf(url)}: ${tls}`;
  const code = errorCode(error) ?? '';
  if (code === '3D000') return `the server at ${placeOf(url)} has no such database; create it first.`;
  if (code.startsWith('28')) return `the server at ${placeOf(url)} refuses this user and password.`;
  return `no PostgreSQL answers at ${placeOf(url)} (${shortReason(error)}).`;
}

function placeOf(url: string): string {
  try {
    const { hostname, port } = new URL(url);
    return `${hostname || 'localhost'}:${port || 5432}`;
  } catch {
    return 'the given address';
  }
}
