import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { freePort } from '../../../tools/process/ports.mjs';
import { isRunning } from '../../../tools/process/running.mjs';
import { waitUntil } from '../../../tools/process/wait.mjs';
import { Logs } from './logs/logs.ts';
import { Service } from './service.ts';

/** Answers with its process id and how often it was started again; as a standby, once it is asked to. */
const program = `
  const serve = (startedAgain) =>
    require('node:http').createServer((request, response) => response.end(process.pid + ' ' + startedAgain))
      .listen(Number(process.argv[1]), '127.0.0.1');
  if (!process.argv.includes('--standby')) serve(0);
  else process.once('message', ({ serve: { startedAgain } }) => serve(startedAgain));
`;

let dataDir: string;
let service: Service;
let url: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'firstday-service-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const args = ['-e', program, String(port)];
  const plan = { name: 'echo', args, cwd: dataDir, env: {}, readyAt: url, hasStandby: true };
  service = new Service({ ...plan, logs: new Logs(dataDir) });
  service.start();
  await service.ready(30_000);
});
afterEach(async () => {
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const answer = () =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  );
const hasStandby = () => waitUntil(() => service.pids.length === 2, { within: 30_000 });

describe('a service with a standby', () => {
  it('that ends is replaced by its standby, which gets a standby in turn', async () => {
    for (const startedAgain of [1, 2]) {
      await hasStandby();
      const [serving, standby] = service.pids;
      expect(await answer()).toMatch(new RegExp(`^${serving} `));
      process.kill(serving ?? 0, 'SIGKILL');
      expect(await waitUntil(answer, { within: 30_000 })).toBe(`${standby} ${startedAgain}`);
    }
  });

  it('whose standby has ended, too, is started again', async () => {
    await hasStandby();
    const before = service.pids;
    for (const pid of before.toReversed()) process.kill(pid, 'SIGKILL');
    const now = await waitUntil(answer, { within: 30_000 });
    expect(before.map(String)).not.toContain(String(now).split(' ')[0]);
  });

  it('leaves neither of the two behind', async () => {
    await hasStandby();
    const both = service.pids;
    await service.stop();
    expect(both.filter((pid) => isRunning(pid))).toEqual([]);
  });
});
