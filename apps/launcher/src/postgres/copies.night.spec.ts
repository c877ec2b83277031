import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { isRunning } from '../../../../tools/process/running.mjs';
import { removeDataFolder, takeCluster } from './cluster-place.ts';
import { startPostgres } from './embedded-postgres.ts';
import { temporaryFolder } from './temporary-postgres.ts';

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** `folder/production` holds the data that a copy must not touch. */
let folder: string;
let production: string;
let outside: string;
const running: Server[] = [];

async function start(dataDir: string): Promise<Server> {
  const server = await startPostgres({ dataDir });
  running.push(server);
  return server;
}

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

const copyTo = (target: string, source = production) => {
  mkdirSync(target, { mode: 0o711 });
  execFileSync('cp', ['-a', `${source}/.`, target]);
  return target;
};

/** As where root's DATA_DIR is closed to the database's user: postgres.json names the cluster by its absolute path. */
async function withClusterOutside(): Promise<Server> {
  await (await start(production)).stop();
  mkdirSync(outside, { mode: 0o711 });
  renameSync(join(production, 'postgres'), join(outside, 'postgres'));
  const file = join(production, 'postgres.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, cluster: join(outside, 'postgres') }));
  return start(production);
}

beforeEach(() => {
  folder = temporaryFolder('firstday-copies-');
  production = join(folder, 'production');
  outside = join(folder, 'outside');
  mkdirSync(production, { mode: 0o711 });
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a copy of a data folder', () => {
  it('whose postgres.json names the cluster by its path neither writes to that database nor stops it', async () => {
    const original = await withClusterOutside();
    await query(original.url, `create table kept as select 'production' as whose`);
    const copy = copyTo(join(folder, 'copy'));
    await expect(start(copy)).rejects.toThrow(
      `${copy} is a copy: its postgres.json names the database of ${production}`,
    );
    expect(isRunning(original.pid)).toBe(true);
    expect(await query(original.url, 'select whose from kept')).toEqual([{ whose: 'production' }]);
    await original.stop();
    await expect(start(copy)).rejects.toThrow('npm run firstday -- adopt');
    await start(production);
  });

  it('runs on a copy of the database that lies in it', async () => {
    const original = await withClusterOutside();
    await query(original.url, `create table kept as select 'production' as whose`);
    await original.stop();
    const copy = copyTo(join(folder, 'copy'));
    execFileSync('cp', ['-a', join(outside, 'postgres'), join(copy, 'postgres')]);
    const [again, restored] = [await start(production), await start(copy)];
    await query(restored.url, `update kept set whose = 'copy'`);
    expect(restored.port).not.toBe(again.port);
    expect(await query(again.url, 'select whose from kept')).toEqual([{ whose: 'production' }]);
  });

  it('takes the place of the other once it is told to, and not while that one runs', async () => {
    const original = await withClusterOutside();
    await query(original.url, `create table kept as select 'production' as whose`);
    const copy = copyTo(join(folder, 'copy'));
    expect(() => takeCluster(copy)).toThrow('stop it first');
    await original.stop();
    takeCluster(copy);
    const successor = await start(copy);
    expect(await query(successor.url, 'select whose from kept')).toEqual([{ whose: 'production' }]);
    await successor.stop();
    await expect(start(production)).rejects.toThrow(`${production} is a copy`);
  });

  it('that is deleted leaves the database of the other where it is', async () => {
    await (await withClusterOutside()).stop();
    const copy = copyTo(join(folder, 'copy'));
    removeDataFolder(copy);
    expect([existsSync(copy), existsSync(join(outside, 'postgres'))]).toEqual([false, true]);
  });

  it('made while its server ran does not take that server for its own', async () => {
    const original = await start(production);
    await query(original.url, `create table kept as select 'production' as whose`);
    await query(original.url, 'checkpoint');
    const copy = copyTo(join(folder, 'copy'));
    const restored = await start(copy);
    expect(restored.pid).not.toBe(original.pid);
    expect(restored.port).not.toBe(original.port);
    await restored.stop();
    expect(isRunning(original.pid)).toBe(true);
    expect(await query(original.url, 'select whose from kept')).toEqual([{ whose: 'production' }]);
  });
});

describe('a data folder that was moved', () => {
  it('finds its cluster outside, and its server', async () => {
    const original = await withClusterOutside();
    const moved = join(folder, 'moved');
    renameSync(production, moved);
    const again = await start(moved);
    expect(again.pid).toBe(original.pid);
  });

  it('finds the server that runs in it', async () => {
    const original = await start(production);
    const moved = join(folder, 'moved');
    renameSync(production, moved);
    expect((await start(moved)).pid).toBe(original.pid);
  });
});
