import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { shutDownGracefully } from '../../background/shutdown-on-signals.js';
import { Clock } from '../../context/clock.js';
import { QueueStats } from '../../observability/queue-stats.js';
import { becomesTrue } from '../../testing/becomes-true.js';
import { query } from '../../testing/factories.js';
import { HostedPage, answerAndSign, completedTask, newTask, w4Answers } from '../../testing/hosted-page.js';
import { SwitchableDatabase } from '../../testing/switchable-database.js';
import { TestApi } from '../../testing/test-api.js';
import { softwareVersion } from '../software-version.js';

const plain = (api: TestApi, path: string, headers: Record<string, string> = {}) =>
  api.request('GET', path, { token: null, headers });
/** What was found a second ago is not asked for again. */
const aSecondLater = () => wait(1050);

describe('whether a process is ready', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('is said check by check, without a credential and without a word of the data', async () => {
    expect((await plain(api, '/health/live')).body).toEqual({ status: 'ok' });
    const ready = await plain(api, '/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({
      status: 'ok',
      version: softwareVersion,
      checks: { database: 'ok', migrations: 'ok', storage: 'ok', 'queue:documents': 'ok' },
    });
  });

  it('is 200 and late where workers do not keep up: every process of the service is as late', async () => {
    const backlog = async () => ({ depth: 7, ageSeconds: 61 });
    api.app.get(QueueStats).register({ name: 'letters', backlog, lateAfterSeconds: 60 });
    await aSecondLater();
    const ready = await plain(api, '/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.body).toMatchObject({ status: 'late', checks: { 'queue:letters': 'late' } });
    const metrics = (await plain(api, '/metrics')).bytes.toString();
    expect(metrics).toContain('firstday_queue_depth{queue="letters"} 7\n');
    expect(metrics).toContain('firstday_queue_age_seconds{queue="letters"} 61\n');
  });

  it('sees documents that nobody makes, though this process makes none itself', async () => {
    const idle = await TestApi.start({ ROLE: 'api' });
    const { taskId } = await newTask(idle, 'handbook');
    await query(
      idle,
      `INSERT INTO document_jobs (task_id, account_id, run_at, created_at) SELECT id, account_id, now() - interval '2 minutes', now() FROM tasks WHERE id = $1`,
      [taskId],
    );
    expect((await plain(idle, '/health/ready')).body).toMatchObject({
      checks: { 'queue:documents': 'late' },
    });
    const metrics = (await plain(idle, '/metrics')).bytes.toString();
    expect(metrics).toContain('firstday_queue_depth{queue="documents"} 1\n');
    expect(metrics).toMatch(/^firstday_queue_age_seconds\{queue="documents"\} 12\d\./m);
    await idle.stop();
  });

  it('sees events that nobody delivers, and the time that they have waited', async () => {
    const idle = await TestApi.start({ ROLE: 'api' });
    const events = `INSERT INTO events (id, account_id, kind, resource_id, data, created_at)
                    SELECT 'ev_' || n, $1, 'job.created', 'job_1', '{}', now() - interval '90 seconds' FROM generate_series(1, 3) n`;
    await query(idle, events, [idle.live.account.id]);
    expect((await plain(idle, '/health/ready')).body).toMatchObject({
      status: 'late',
      checks: { 'queue:webhooks': 'late', 'queue:documents': 'ok' },
    });
    const metrics = (await plain(idle, '/metrics')).bytes.toString();
    expect(metrics).toContain('firstday_queue_depth{queue="webhooks"} 3\n');
    expect(metrics).toMatch(/^firstday_queue_age_seconds\{queue="webhooks"\} 9\d\./m);
    await idle.stop();
  });

  it('is 503 where a migration of this version is not in the database', async () => {
    const fresh = await TestApi.start();
    await query(
      fresh,
      'DELETE FROM schema_migrations WHERE id = (SELECT id FROM schema_migrations ORDER BY id DESC LIMIT 1)',
    );
    expect(await plain(fresh, '/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'failed', checks: { database: 'ok', migrations: 'failed' } },
    });
    await fresh.stop();
  });

  it('is 503 where nothing can be stored, until it can again', async () => {
    const files = join(api.dataDir, 'files');
    await rename(files, `${files}.away`).catch(() => undefined);
    await writeFile(files, 'not a folder');
    await aSecondLater();
    const ready = await plain(api, '/health/ready');
    await rm(files);
    expect(ready).toMatchObject({ status: 503, body: { checks: { storage: 'failed', database: 'ok' } } });
    await aSecondLater();
    expect((await plain(api, '/health/ready')).status).toBe(200);
  });

  it('is 503 where the database does not answer, while the process is live', async () => {
    const fresh = await TestApi.start();
    await fresh.app.get(Pool).end();
    expect((await plain(fresh, '/health/ready')).status).toBe(503);
    expect((await plain(fresh, '/health/live')).status).toBe(200);
    await rm(fresh.dataDir, { recursive: true });
    fresh.app.getHttpServer().close();
    await shutDownGracefully(fresh.app).catch(() => undefined);
  });
});

describe('what will not go well for long', () => {
  it('is a warning by its name, in 200: a disk that fills up, and a part that ends again and again', async () => {
    const near = await TestApi.start({ DISK_WARNING_MB: '999999999', STARTED_AGAIN: '3' });
    const ready = await plain(near, '/health/ready');
    expect([ready.status, ready.body]).toEqual([
      200,
      {
        status: 'warning',
        version: softwareVersion,
        checks: expect.objectContaining({
          disk: 'warning',
          restarts: 'warning',
          clocks: 'ok',
          storage: 'ok',
        }),
      },
    ]);
    const text = (await plain(near, '/metrics')).bytes.toString();
    expect(text).toMatch(/^firstday_disk_free_bytes [1-9]/m);
    expect(text).toContain('firstday_process_restarts 3\n');
    expect(text).toMatch(/^firstday_clock_skew_seconds -?\d/m);
    await near.stop();
  });

  it('is said of clocks that contradict each other', async () => {
    const apart = await TestApi.start();
    const clock = apart.app.get(Clock);
    const now = clock.now.bind(clock);
    clock.now = () => new Date(now().getTime() + 60_000);
    const ready = await plain(apart, '/health/ready');
    expect([ready.status, ready.body]).toMatchObject([
      200,
      { status: 'warning', checks: { clocks: 'warning' } },
    ]);
    expect((await plain(apart, '/metrics')).bytes.toString()).toMatch(
      /^firstday_clock_skew_seconds -(59|60)/m,
    );
    clock.now = now;
    await apart.stop();
  });

  it('leaves the figures of the process itself where the database says nothing', async () => {
    const database = await SwitchableDatabase.before(open.databaseUrl);
    const frozen = await TestApi.beside(open, { DATABASE_URL: database.url, DATABASE_WAIT_SECONDS: '1' });
    database.freeze();
    // It stays frozen until this has been answered.
    const answer = await fetch(`${frozen.url}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/^nodejs_eventloop_lag/m),
    ]);
    database.comeBack();
    await frozen.stop();
    database.close();
  });

  let open: TestApi;
  beforeAll(async () => {
    open = await TestApi.start();
  });
  afterAll(() => open.stop());
});

describe('the metrics', () => {
  const token = randomBytes(12).toString('hex');
  let api: TestApi;
  let open: TestApi;
  beforeAll(async () => {
    api = await TestApi.start({ METRICS_TOKEN: token });
    open = await TestApi.start();
  });
  afterAll(async () => {
    await Promise.all([api.stop(), open.stop()]);
  });
  const metrics = async () =>
    (await plain(api, '/metrics', { authorization: `Bearer ${token}` })).bytes.toString();

  it('are for the holder of METRICS_TOKEN', async () => {
    expect((await plain(api, '/metrics')).status).toBe(401);
    expect((await plain(api, '/metrics', { authorization: `Bearer ${token}x` })).status).toBe(401);
    expect((await api.request('GET', '/metrics')).status).toBe(401);
    expect((await plain(api, '/metrics', { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('are for this machine alone without it: not for whoever comes through a proxy', async () => {
    expect((await plain(open, '/metrics')).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await plain(open, '/metrics', { [header]: '127.0.0.1' })).status).toBe(404);
  });

  it('count requests by operation and status, and time them', async () => {
    await api.call('clients.list');
    await api.call('clients.list');
    await api.call('clients.findById', { path: { client_id: 'none' } });
    await api.request('GET', '/api/v1/nothing');
    await becomesTrue(async () => /^firstday_requests_in_flight 0$/m.test(await metrics()));
    const text = await metrics();
    expect(text).toContain('firstday_requests_total{operation="clients.list",status="200"} 2\n');
    expect(text).toContain('firstday_requests_total{operation="clients.findById",status="400"} 1\n');
    expect(text).toContain('firstday_requests_total{operation="none",status="404"} 1\n');
    expect(text).toContain('firstday_request_duration_seconds_count{operation="clients.list"} 2\n');
    expect(text).toContain('firstday_request_duration_seconds_bucket{le="10",operation="clients.list"} 2\n');
    expect(text).toMatch(/^firstday_requests_in_flight 0$/m);
  });

  it('count a caller who went away as 499, and nobody is in flight for it', async () => {
    const asked = request(`${api.url}/api/v1/clients`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${api.live.apiToken}`,
        'content-type': 'application/json',
        'content-length': '1000',
      },
    });
    asked.on('error', () => undefined);
    asked.write('{');
    await becomesTrue(async () => /^firstday_requests_in_flight 1$/m.test(await metrics()));
    asked.destroy();
    await becomesTrue(async () => /^firstday_requests_in_flight 0$/m.test(await metrics()));
    expect(await metrics()).toContain('status="499"} 1\n');
  });

  it('show documents made, the event loop and the connections', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    // A worker is done with a document a moment after it is there.
    await becomesTrue(async () => (await metrics()).includes('firstday_documents_total{outcome="made"} 1\n'));
    await becomesTrue(async () => (await metrics()).includes('firstday_queue_depth{queue="documents"} 0\n'));
    const text = await metrics();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^firstday_database_connections [1-9]/m);
    // A worker's job may wait for one at the moment.
    expect(text).toMatch(/^firstday_database_connections_awaited \d+$/m);
    expect(text).toContain('firstday_queue_depth{queue="documents"} 0\n');
    for (const secret of ['Lopez', '123-45-6789', taskId, employeeId, token])
      expect(text).not.toContain(secret);
  });

  it('cost a request microseconds', async () => {
    const { RequestMetrics } = await import('./request-metrics.js');
    const { EventEmitter } = await import('node:events');
    const { middleware } = api.app.get(RequestMetrics, { strict: false });
    const request = () => {
      const sent = { statusCode: 200, writableFinished: true, getHeader: () => 'application/json' };
      const response = Object.assign(new EventEmitter(), sent);
      Reflect.apply(middleware, undefined, [{ operationId: 'clients.list' }, response, () => undefined]);
      response.emit('close');
    };
    // Time of the processor, which others on the machine do not lengthen; the best round, which nothing else came into.
    const rounds = Array.from({ length: 20 }, () => {
      const before = process.cpuUsage();
      for (let left = 1000; left > 0; left--) request();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    const microseconds = Math.min(...rounds);
    expect(microseconds).toBeLessThan(50);
    process.stdout.write(`metrics of a request: ${microseconds.toFixed(1)} µs\n`);
  });
});
