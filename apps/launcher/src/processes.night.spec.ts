import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type RequestListener, type Server, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase } from '../../api/src/testing/create-database.js';
import { waitUntil } from '../../../tools/process/wait.mjs';
import { root } from '../../../tools/setup/root.mjs';
import { StartedProcess } from './testing/started-process.ts';

const settings: Record<string, string | undefined> = {};
const started: StartedProcess[] = [];
let database: pg.Client;
let token: string;

const start = async (program: string, more: Record<string, string> = {}) => {
  const running = await StartedProcess.start(program, { ...settings, ...more });
  started.push(running);
  return running;
};
const call = (url: string, path: string, init: RequestInit = {}) =>
  fetch(`${url}/api/v1${path}`, { ...init, headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstday-processes-'));
  Object.assign(settings, process.env, {
    DATABASE_URL: await createDatabase(),
    DATA_DIR: dataDir,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
  });
  const migrating = spawn('node', [join(root, 'apps/api/dist/migrate.js')], { env: settings });
  const [code] = await once(migrating, 'exit');
  expect(code).toBe(0);
  token = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')).live.api_token;
  database = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await database.connect();
});
afterEach(() => {
  for (const { child } of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});
afterAll(async () => {
  await database.end();
  rmSync(settings['DATA_DIR'] ?? '', { recursive: true, force: true });
});

/** A request whose body is still on its way. */
function slowPost(url: string) {
  const body = JSON.stringify({ name: 'Under way' });
  const asked = request(`${url}/api/v1/clients`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.on('response', (response) => resolve(response.resume().statusCode));
    asked.on('error', reject);
  });
  asked.write(body.slice(0, 5));
  return { status, finish: () => asked.end(body.slice(5)) };
}

/** PostgreSQL ends its side of a connection on its own, a moment after the process has ended. */
const hasNoConnections = () =>
  waitUntil(
    async () => {
      const { rowCount } = await database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'firstday%'`,
      );
      return rowCount === 0;
    },
    { within: 40_000 },
  );

describe('a process that is told to end', () => {
  it('answers what is under way, takes nothing new, closes its connections and exits 0 within 10 s', async () => {
    const service = await start('main.js');
    expect((await call(service.url, '/clients')).status).toBe(200);
    const post = slowPost(service.url);
    await waitUntil(async () => (await inFlight(service)) === 1, { within: 40_000 });
    const ending = service.end('SIGTERM');
    const refused = await waitUntil(
      () =>
        call(service.url, '/clients').then(
          () => false,
          () => true,
        ),
      { within: 40_000 },
    );
    expect(refused).toBe(true);
    post.finish();
    expect(await post.status).toBe(201);
    // After ten seconds it would have ended itself, with 1.
    expect((await ending).code).toBe(0);
    expect(await hasNoConnections()).toBe(true);
  });

  it('waits for a request that never ends no longer than ten seconds', async () => {
    const service = await start('main.js');
    const post = slowPost(service.url);
    await waitUntil(async () => (await inFlight(service)) === 1, { within: 40_000 });
    const lost = expect(post.status).rejects.toThrow();
    const { code } = await service.end('SIGTERM');
    await lost;
    // After ten seconds it would have ended itself, with 1.
    expect(code).toBe(0);
  });

  it('ends when the process that started it is gone', async () => {
    const service = await start('main.js', { ROLE: 'api' });
    service.child.disconnect();
    await once(service.child, 'exit');
    expect(service.child.exitCode).toBe(0);
  });

  it('ends at once with a second signal', async () => {
    const service = await start('main.js');
    const post = slowPost(service.url);
    const lost = expect(post.status).rejects.toThrow();
    await waitUntil(async () => (await inFlight(service)) === 1, { within: 40_000 });
    service.child.kill('SIGINT');
    await waitUntil(
      () =>
        call(service.url, '/clients').then(
          () => false,
          () => true,
        ),
      { within: 40_000 },
    );
    const { code } = await service.end('SIGINT');
    await lost;
    // It would have cut off the request after six seconds, and ended with 0.
    expect(code).toBe(1);
  });
});

describe('the web behind a process', () => {
  const token = { INTERNAL_TOKEN: 'x'.repeat(32) };
  const servers: Server[] = [];
  const webAt = async (page: RequestListener) => {
    const server = createServer(page);
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return { ...token, WEB_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
  };
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  /** The most memory that the process ever held, in MB. */
  const peakMegabytes = ({ child }: StartedProcess) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

  it('is sent 300 MB without the process holding half of them', async () => {
    const web = await webAt((request, response) => {
      let bytes = 0;
      request
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('end', () => response.end(String(bytes)));
    });
    const service = await start('main.js', { ...web, ROLE: 'api' });
    const send = async (megabytes: number) => {
      let sent = 0;
      const body = new ReadableStream({
        start: () => undefined,
        pull(controller) {
          controller.enqueue(new Uint8Array(2 ** 20));
          if (++sent === megabytes) controller.close();
        },
      });
      const init = { method: 'POST', body, duplex: 'half' };
      return Number(await (await fetch(`${service.url}/o/fs_1/tasks/t_1/uploads/s_1`, init)).text());
    };
    // What the way itself needs is there from now on.
    await Promise.all([send(5), send(5)]);
    const before = peakMegabytes(service);
    expect(await Promise.all([send(150), send(150)])).toEqual([150 * 2 ** 20, 150 * 2 ** 20]);
    expect(peakMegabytes(service) - before).toBeLessThan(150);
    expect((await service.end('SIGTERM')).code).toBe(0);
  });

  it('still makes the page that was asked for when the process is told to end, whose connection carries no other', async () => {
    let asked: () => void = () => undefined;
    const web = await webAt((_request, response) => {
      asked();
      setTimeout(() => response.end('the page'), 1000);
    });
    const service = await start('main.js', { ...web, ROLE: 'api' });
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const page = fetch(`${service.url}/sign-in`);
    await isAsked;
    const ended = service.end('SIGTERM');
    const answer = await page;
    expect(await answer.text()).toBe('the page');
    expect((await ended).code).toBe(0);
  });

  it('is not asked for other protocols', async () => {
    const service = await start('main.js', {
      ...(await webAt((_request, response) => response.end())),
      ROLE: 'api',
    });
    const headers = { connection: 'Upgrade', upgrade: 'websocket' };
    const sent = request(`${service.url}/_next/hmr`, { headers }).end();
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });
});

describe('the roles', () => {
  it('a worker serves health and figures, and no API', async () => {
    const worker = await start('worker.js');
    expect((await fetch(`${worker.url}/metrics`)).status).toBe(200);
    expect((await call(worker.url, '/clients')).status).toBe(404);
    expect((await fetch(`${worker.url}/api/docs`)).status).toBe(404);
    expect((await worker.end('SIGTERM')).code).toBe(0);
    expect(await hasNoConnections()).toBe(true);
  });

  it('ROLE=api leaves the documents to workers, of whom two make each once', async () => {
    const api = await start('main.js', { ROLE: 'api' });
    const tasks = await signedTasks(api.url, 6);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await completedOf(tasks)).toBe(0);
    const workers = await Promise.all([start('worker.js'), start('worker.js')]);
    await waitUntil(async () => (await completedOf(tasks)) === tasks.length, { within: 60_000 });
    // A worker is done with a job a moment after its document is there.
    const jobs = async () => (await database.query('SELECT 1 FROM document_jobs')).rowCount;
    await waitUntil(async () => (await jobs()) === 0, { within: 40_000 });
    const { rows } = await database.query(
      `SELECT (SELECT count(*)::int FROM documents WHERE task_id = ANY($1)) AS documents,
              (SELECT count(*)::int FROM events WHERE resource_id = ANY($1) AND kind = 'task.form_pdf_generated') AS events`,
      [tasks],
    );
    expect(rows[0]).toEqual({ documents: tasks.length, events: tasks.length });
    for (const worker of workers) expect((await worker.end('SIGTERM')).code).toBe(0);
  }, 180_000);

  it('a worker that is told to end in the middle holds nothing back: another makes the rest at once', async () => {
    const api = await start('main.js', { ROLE: 'api' });
    const worker = await start('worker.js');
    const tasks = await signedTasks(api.url, 30);
    await waitUntil(async () => (await completedOf(tasks)) > 0, { within: 60_000, every: 5 });
    expect((await worker.end('SIGTERM')).code).toBe(0);
    const done = await completedOf(tasks);
    expect(done).toBeLessThan(tasks.length);
    const { rows } = await database.query(
      'SELECT count(*)::int AS left, count(*) FILTER (WHERE run_at > now())::int AS held FROM document_jobs',
    );
    expect(rows[0]).toEqual({ left: tasks.length - done, held: 0 });
    await start('worker.js');
    await waitUntil(async () => (await completedOf(tasks)) === tasks.length, { within: 60_000 });
    expect(await completedOf(tasks)).toBe(tasks.length);
  }, 180_000);
});

describe('what a process loads', () => {
  /** Tells, when the process ends, which parts of Node and which CommonJS files it had loaded. */
  const telling = `import Module from 'node:module';
    process.on('exit', () => console.log('loaded ' + [...process.moduleLoadList, ...Object.keys(Module._cache)].join('|')));`;

  /** prom-client brings the interface of OpenTelemetry, which does nothing by itself. */
  const telemetry = /node_modules\/@opentelemetry\/(?!api\/)/;

  it.each(['main.js', 'worker.js'])('is what its work needs: %s', async (program) => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(telling)}`;
    const service = await start(program, { NODE_OPTIONS, ROLE: 'api' });
    await service.end('SIGTERM');
    const loaded = /^loaded (.+)$/m.exec(service.log)?.[1]?.split('|') ?? [];
    const has = (part: string) => loaded.filter((name) => name.includes(part)).length;
    expect(has('node_modules/express/')).toBeGreaterThan(0);
    for (const name of ['multer', 'piscina', 'rate-limiter-flexible'])
      expect([name, has(`node_modules/${name}/`)]).toEqual([name, 0]);
    expect(loaded.filter((name) => telemetry.test(name))).toEqual([]);
    expect(has('mime-db/db.json')).toBeLessThanOrEqual(1);
  });

  it('is the libraries of telemetry where a collector is named', async () => {
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(telling)}`;
    const service = await start('main.js', {
      NODE_OPTIONS,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    });
    await service.end('SIGTERM');
    expect(/^loaded (.+)$/m.exec(service.log)?.[1]).toMatch(telemetry);
  });
});

describe('a web that ends again and again', () => {
  it('is a figure and a warning of the API that stands before it, told by whoever starts both', async () => {
    const service = await start('main.js', { WEB_URL: 'http://127.0.0.1:1', INTERNAL_TOKEN: 'x'.repeat(32) });
    const figures = async () => (await fetch(`${service.url}/metrics`)).text();
    expect(await figures()).toContain('firstday_web_restarts 0\n');
    for (const strange of [{ webRestarts: 'many' }, { webRestarts: -1 }, 'webRestarts'])
      service.child.send(strange);
    service.child.send({ webRestarts: 4 });
    const isTold = () => figures().then((text) => text.includes('firstday_web_restarts 4\n'));
    expect(await waitUntil(isTold, { within: 40_000 })).toBe(true);
    const isWarning = async () =>
      (await (await fetch(`${service.url}/health/ready`)).json()).checks.restarts === 'warning';
    expect(await waitUntil(isWarning, { within: 40_000 })).toBe(true);
  });
});

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const person = { first_name: 'Ana', last_name: 'Lopez', address };

async function post(url: string, path: string, body: object) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Tasks whose documents are due, as if all had been signed: what matters here is who takes the work. */
async function signedTasks(url: string, number: number): Promise<string[]> {
  const employees = await Promise.all(
    Array.from({ length: number }, async () => (await post(url, '/employees', person)).id),
  );
  const { data: forms } = await (await call(url, '/forms?per_page=100')).json();
  const form_id = forms.find(({ name }: { name: string }) => /Withholding/.test(name)).id;
  const tasks = await Promise.all(
    employees.map(async (employee_id) => (await post(url, '/tasks', { employee_id, form_id })).id),
  );
  await database.query(
    `UPDATE tasks SET next_action = 'system_action', revision = revision + 1 WHERE id = ANY($1)`,
    [tasks],
  );
  await database.query(
    `INSERT INTO document_jobs (task_id, account_id, run_at, created_at) SELECT id, account_id, now(), now() FROM tasks WHERE id = ANY($1)`,
    [tasks],
  );
  return tasks;
}

async function completedOf(tasks: readonly string[]): Promise<number> {
  const { rows } = await database.query(
    'SELECT count(*)::int AS done FROM tasks WHERE id = ANY($1) AND completed_at IS NOT NULL',
    [tasks],
  );
  return rows[0].done;
}

async function inFlight({ url }: StartedProcess): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^firstday_requests_in_flight (\d+)$/m.exec(figures)?.[1]);
}
