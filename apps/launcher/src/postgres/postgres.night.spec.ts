import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { startPostgres } from './embedded-postgres.ts';

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;

  beforeEach(async () => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'firstday-spec-')), 'data');
    server = await startPostgres({ dataDir });
  });

  afterEach(async () => {
    await server.stop();
    rmSync(server.isOutside ? join(server.cluster, '..') : dataDir, { recursive: true, force: true });
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  it('keeps what was written when it is stopped and started again', async () => {
    await query(server.url, `create table kept as select 'yes' as answer`);
    await server.stop();
    server = await startPostgres({ dataDir });
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
  });

  it('comes back by itself on the same port after it was killed, with every row that was acknowledged', async () => {
    await query(server.url, `create table kept as select generate_series(1, 1000) as n`);
    const url = server.url;
    const restarted = new Promise((resolve) => server.once('restarted', resolve));
    process.kill(server.pid, 'SIGKILL');
    await restarted;
    expect(server.url).toBe(url);
    expect(await query(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }]);
  });

  it('is tried again for as long as it cannot start, and comes back once it can', async () => {
    await query(server.url, `create table kept as select 'yes' as answer`);
    const settings = join(server.cluster, 'postgresql.conf');
    renameSync(settings, `${settings}.away`);
    const waiting = new Promise((resolve) => server.once('waiting', resolve));
    const restarted = new Promise((resolve) => server.once('restarted', resolve));
    process.kill(server.pid, 'SIGKILL');
    await waiting;
    renameSync(`${settings}.away`, settings);
    await restarted;
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 'yes' }]);
  });

  it('that cannot start now does not come back once it was told to stop', async () => {
    const settings = join(server.cluster, 'postgresql.conf');
    renameSync(settings, `${settings}.away`);
    const waiting = new Promise((resolve) => server.once('waiting', resolve));
    process.kill(server.pid, 'SIGKILL');
    await waiting;
    await server.stop();
    renameSync(`${settings}.away`, settings);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('takes over a server that an earlier process left running', async () => {
    const again = await startPostgres({ dataDir });
    expect(again.pid).toBe(server.pid);
    expect(again.url).toBe(server.url);
  });

  it('refuses a connection without the password', async () => {
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(query(url.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('keeps its password where only the owner can read it', () => {
    const { password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
    expect(server.url).toContain(password);
    expect(password).toMatch(/^[0-9a-f]{48}$/);
  });

  it('compares text by code point in UTF-8, the same on every machine', async () => {
    const [row] = await query(server.url, `select 'Z' < 'a' as by_code_point, length('Nguyễn') as letters`);
    expect(row).toEqual({ by_code_point: true, letters: 6 });
  });
});
