import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { freePort } from '../../../../tools/process/ports.mjs';
import { waitUntil } from '../../../../tools/process/wait.mjs';
import { root } from '../../../../tools/setup/root.mjs';
import { DataFolder } from '../data-folder.ts';
import { Logs } from './logs.ts';
import { Service } from '../service.ts';

/** Answers requests, and says a line about each, as many bytes long as the path says. */
const talkative = `
  let nth = 0;
  require('node:http').createServer((request, response) => {
    const line = JSON.stringify({ nth: nth += 1, filler: 'x'.repeat(Number(request.url.slice(1)) || 0) });
    process.stdout.write(line + '\\n');
    response.end(String(process.pid));
  }).listen(Number(process.argv[1]), '127.0.0.1');
`;

let dataDir: string;
let service: Service;
let url: string;
const log = (age = 0) => join(dataDir, 'logs', age === 0 ? 'talker.log' : `talker.${age}.log`);
const ask = async (bytes = 0) => (await fetch(`${url}/${bytes}`)).text();

const folderToRunIn = () => join(dataDir, 'cwd');

async function start(options: { to?: 'files' | 'stdout'; fileMegabytes?: number } = {}, onSpawn = () => {}) {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const logs = new Logs(dataDir, options);
  const program = { name: 'talker', args: ['-e', talkative, String(port)], cwd: folderToRunIn(), env: {} };
  service = new Service({ ...program, readyAt: url, logs, onSpawn });
  service.start();
  await service.ready(10_000);
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-logs-'));
  mkdirSync(folderToRunIn());
});
afterEach(async () => {
  await service?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the log of a service', () => {
  it('that no longer can be written, on a full disk, ends neither the service nor us; it says what was lost', async () => {
    mkdirSync(join(dataDir, 'logs'));
    symlinkSync('/dev/full', log());
    await start();
    const before = await ask();
    for (let nth = 0; nth < 50; nth++) await ask(1000);
    expect(await ask()).toBe(before);
    rmSync(log());
    await waitUntil(async () => (await ask()) && sizeOf(log()) > 0, { within: 40_000, every: 100 });
    expect(readFileSync(log(), 'utf8')).toMatch(/"msg":"log lines were lost","bytes":\d{4,}/);
    expect(await ask()).toBe(before);
  });

  it('whose folder cannot be made is a word on the console, and the service serves', async () => {
    writeFileSync(join(dataDir, 'logs'), 'not a folder');
    await start();
    expect(Number(await ask())).toBe(service.pids[0]);
  });

  it('moves on while the service runs, and keeps four files of whole lines that only their owner reads', async () => {
    await start({ fileMegabytes: 0.01 });
    for (let nth = 0; nth < 60; nth++) await ask(1000);
    await waitUntil(() => readFileSync(log(), 'utf8').includes('"nth":61'), { within: 40_000 });
    for (const age of [0, 1, 2, 3]) {
      expect(statSync(log(age)).size).toBeLessThanOrEqual(0.01 * 1024 * 1024);
      expect(statSync(log(age)).mode & 0o777).toBe(0o600);
      for (const line of readFileSync(log(age), 'utf8').trim().split('\n')) JSON.parse(line);
    }
    expect(() => statSync(log(4))).toThrow('ENOENT');
  });

  it('goes to standard output where that is asked for, and no file is made', async () => {
    const program = `
      const { Logs } = await import(${JSON.stringify(join(root, 'apps/launcher/src/logs/logs.ts'))});
      const { Service } = await import(${JSON.stringify(join(root, 'apps/launcher/src/service.ts'))});
      const [dataDir, port, child] = process.argv.slice(1);
      const service = new Service({ name: 'talker', args: ['-e', child, port], cwd: dataDir, env: {},
        readyAt: 'http://127.0.0.1:' + port, logs: new Logs(dataDir, { to: 'stdout' }) });
      service.start();
      await service.ready(10_000);
      await service.stop();
    `;
    const args = ['--input-type=module', '-e', program, dataDir, String(await freePort()), talkative];
    const supervisor = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    supervisor.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(supervisor, 'exit')).toEqual([0, null]);
    expect(said).toContain('{"nth":1,"filler":""}\n');
    expect(() => statSync(join(dataDir, 'logs'))).toThrow('ENOENT');
  });
});

describe('a service that ended', () => {
  it('is started again also where nobody can write down that it was', async () => {
    let isFull = false;
    await start({}, () => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    const before = service.pids[0];
    isFull = true;
    process.kill(before ?? 0, 'SIGKILL');
    await waitUntil(() => service.pids[0] !== before, { within: 40_000 });
    isFull = false;
    const answers = () => ask().then(Number, () => 0);
    expect(await waitUntil(answers, { within: 40_000 })).not.toBe(before);
    expect(await answers()).toBe(service.pids[0]);
  });

  it('is tried again until the machine lets it start', async () => {
    await start();
    const before = service.pids[0];
    rmSync(folderToRunIn(), { recursive: true });
    process.kill(before ?? 0, 'SIGKILL');
    await waitUntil(() => service.pids[0] === undefined, { within: 40_000 });
    mkdirSync(folderToRunIn());
    const answers = () => ask().then(Number, () => 0);
    expect(await waitUntil(answers, { within: 40_000 })).toBe(service.pids[0]);
  });

  it('leaves the lock of its folder as it was where the disk is full', async () => {
    const folder = await DataFolder.take(dataDir);
    // Whoever replaces the lock writes beside it first.
    mkdirSync(join(dataDir, `firstday.lock.${process.pid}`));
    expect(() => folder.record([process.pid])).not.toThrow();
    folder.release();
  });
});

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
