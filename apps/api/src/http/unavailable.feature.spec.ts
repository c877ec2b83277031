import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { Database, statement } from '../database/database.js';
import { becomesTrue } from '../testing/becomes-true.js';
import { query } from '../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newEmployer,
  newTask,
  sectionOneAnswers,
} from '../testing/hosted-page.js';
import { SwitchableDatabase } from '../testing/switchable-database.js';
import { TestApi } from '../testing/test-api.js';

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts();

type Process = Awaited<ReturnType<typeof TestApi.beside>>;

let api: TestApi;
let database: SwitchableDatabase;
let served: Process;
beforeAll(async () => {
  api = await TestApi.start();
  database = await SwitchableDatabase.before(api.databaseUrl);
  served = await TestApi.beside(api, { DATABASE_URL: database.url, DATABASE_WAIT_SECONDS: '1' });
});
afterAll(async () => {
  database.comeBack();
  await served.stop();
  database.close();
  await api.stop();
});
beforeEach(() => database.comeBack());

const send = (method: string, path: string, body?: object) =>
  fetch(`${served.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const asks = [
  () => send('GET', '/api/v1/clients'),
  () => send('POST', '/api/v1/clients', { name: 'Orchard' }),
  () => send('GET', '/api/v1/employees'),
  () => send('POST', '/api/v1/session', { email: 'a@example.com', password: 'not this one' }),
];

const isRefusedInContract = async (answer: Response) => {
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { _tag: 'ServiceUnavailableError', message: expect.stringMatching(/try again in \d+ seconds$/) },
  ]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

const untilAnswered = () => becomesTrue(async () => (await send('GET', '/api/v1/clients')).status === 200);

describe('while the database is away', () => {
  it('each request is 503 with Retry-After, and answered again once it is back', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send('GET', '/api/v1/clients')));
    database.goAway();
    for (let round = 0; round < 3; round++)
      for (const answer of await Promise.all(asks.map((ask) => ask()))) await isRefusedInContract(answer);
    const ready = await fetch(`${served.url}/health/ready`);
    expect(ready.status).toBe(503);
    database.comeBack();
    await untilAnswered();
    await becomesTrue(async () => (await fetch(`${served.url}/health/ready`)).status === 200);
    expect(await (await fetch(`${served.url}/metrics`)).text()).toMatch(
      /firstday_unavailable_answers_total\{part="database"\} \d+/,
    );
  });

  it('requests under way are 503 as its connections end', async () => {
    const client = await api.app.get(Pool).connect();
    await client.query('BEGIN; LOCK TABLE clients IN ACCESS EXCLUSIVE MODE');
    let isAnswered = false;
    const asked = send('GET', '/api/v1/clients').finally(() => (isAnswered = true));
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    // It may have waited long enough before it is seen to wait.
    await becomesTrue(async () => isAnswered || (await query(api, waiting)).length > 0);
    database.goAway();
    await isRefusedInContract(await asked);
    await client.query('ROLLBACK');
    client.release();
  });
});

describe('while the database is frozen', () => {
  it('no request waits for it, those of the process itself are answered, and all are again once it is back', async () => {
    // Connections that were in use a moment ago, and those that have yet to be made.
    const slow = statement('test.slow', 'SELECT pg_sleep(0.2)');
    const own = served.app.get(Database);
    await Promise.all(Array.from({ length: 5 }, () => own.run(slow)));
    database.freeze();
    for (const answer of await Promise.all(Array.from({ length: 25 }, () => send('GET', '/api/v1/clients'))))
      await isRefusedInContract(answer);
    expect((await fetch(`${served.url}/health/live`)).status).toBe(200);
    database.comeBack();
    await untilAnswered();
  });
});

describe('while a disk is full', () => {
  it('that of the database, what it cannot write is 503 with Retry-After, and reading goes on', async () => {
    await query(
      api,
      `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
    );
    await query(
      api,
      'CREATE TRIGGER full_disk BEFORE INSERT ON clients FOR EACH ROW EXECUTE FUNCTION full_disk()',
    );
    await isRefusedInContract(await send('POST', '/api/v1/clients', { name: 'Orchard' }));
    expect((await send('GET', '/api/v1/clients')).status).toBe(200);
    await query(api, 'DROP TRIGGER full_disk ON clients');
    expect((await send('POST', '/api/v1/clients', { name: 'Orchard' })).status).toBe(201);
  });

  (canMount ? it : it.skip)(
    'that of the files, an upload is 503 and leaves nothing, and all is well with room',
    async () => {
      const task = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
      const page = await HostedPage.open(api, task.employeeId);
      await answerAndSign(page, task.taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
      const { subtasks } = (await page.sheet(task.taskId)).body;
      const { id } = subtasks.find((it: { page_id: string }) => it.page_id === 'documents_copies');
      const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 ** 20), Buffer.from('\n%%EOF\n')]);
      const upload = () => {
        const form = new FormData();
        form.append('files', new Blob([new Uint8Array(pdf)]), 'a.pdf');
        return fetch(`${served.url}/api/v1/subtasks/${id}/upload`, {
          method: 'POST',
          headers: { authorization: `Bearer ${page.token}` },
          body: form,
        });
      };
      const files = join(api.dataDir, 'files', 'uploads');
      mkdirSync(files, { recursive: true });
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', files]);
      try {
        await isRefusedInContract(await upload());
        expect(readdirSync(files)).toEqual([]);
      } finally {
        execFileSync('umount', [files]);
      }
      expect((await upload()).status).toBe(200);
    },
  );
});

/** A disk that is really full: a small one of memory, which only an administrator of a Linux machine can make. */
function mounts(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'firstday-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
