import { hostname, tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Permission, SystemHealthLine } from '@firstday/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import { newTask, setClock } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { softwareVersion } from '../software-version.js';

/** Nothing is worked off in it: what waits stays as it is. */
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

const find = (caller: object = {}) => api.call('system_health.find', caller);
const linesOf = async (caller: object = {}): Promise<SystemHealthLine[]> => (await find(caller)).body.lines;
const lineOf = async (kind: string, caller: object = {}) =>
  (await linesOf(caller)).find((line) => line.kind === kind);
const userWith = async (permissions: readonly Permission[], more: object = {}) =>
  withCookie(await signInUser(api, [{ permissions, ...more }]));

/** A document that could not be made, several times. */
async function failedDocument(): Promise<{ readonly taskId: string; readonly employeeId: string }> {
  const { taskId, employeeId } = await newTask(api, 'w-4');
  await query(
    api,
    `INSERT INTO document_jobs (task_id, account_id, attempts, run_at, last_error, created_at)
     SELECT id, account_id, 3, now() + interval '1 hour', 'TypeError', now() - interval '2 hours' FROM tasks WHERE id = $1`,
    [taskId],
  );
  return { taskId, employeeId };
}

describe('the system health of an account', () => {
  it('takes no other account', async () => {
    expect((await find({ query: { account_id: api.stranger.account.id } })).status).toBe(400);
  });

  it('has nothing of another account’s, nor of the other mode’s', async () => {
    const { taskId } = await failedDocument();
    expect(await lineOf('documents')).toMatchObject({ state: 'failing' });
    const strange = await find({ token: api.stranger.apiToken });
    expect(JSON.stringify(strange.body)).not.toContain(taskId);
    expect(await lineOf('documents', { token: api.stranger.apiToken })).toMatchObject({
      state: 'ok',
      failing: { count: 0, is_exact: true },
      waiting: { count: 0, is_exact: true },
      records: [],
    });
    const test = { token: api.test.apiToken };
    expect(await lineOf('documents', test)).toMatchObject({ state: 'ok', records: [] });
  });

  it('tells of each thing only whoever may see it, and of records only those within their rules', async () => {
    await failedDocument();
    const kinds = (lines: readonly SystemHealthLine[]) => lines.map(({ kind }) => kind);
    expect(kinds(await linesOf(await userWith(['user:edit'])))).toEqual([
      'background_work',
      'clocks',
      'outbound',
      'messages',
      'imports',
    ]);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    const narrow = await userWith(['user:edit', 'task:view'], { access_rule });
    expect(await lineOf('documents', narrow)).toMatchObject({ state: 'ok', records: [] });
    const viewer = await userWith(['user:edit', 'task:view']);
    expect((await lineOf('documents', viewer))?.records.every(({ can_retry }) => !can_retry)).toBe(true);
  });

  it('says nothing of the installation but its version: no host, no path, no setting', async () => {
    // Without ids: the name of a host may be two letters, which chance puts into one of them.
    const withoutIds = (name: string, value: unknown) => (/(^|_)id$/.test(name) ? undefined : value);
    const text = JSON.stringify((await find()).body, withoutIds);
    expect(text).toContain(`"version":"${softwareVersion}"`);
    const [place] = await query<{ name: string }>(api, 'SELECT current_database() AS name');
    for (const secret of [place?.name, process.cwd(), hostname(), tmpdir()]) {
      expect(secret).toMatch(/./);
      expect(text).not.toContain(secret);
    }
  });
});

describe('a document that could not be made', () => {
  it('is named with its form and since when, and tried again when somebody asks', async () => {
    const { taskId, employeeId } = await failedDocument();
    const line = await lineOf('documents');
    expect(line?.records.find(({ id }) => id === taskId)).toMatchObject({
      kind: 'task',
      name: expect.stringContaining('W-4'),
      employee_id: employeeId,
      is_failing: true,
      can_retry: true,
    });
    const retry = { path: { task_id: taskId } };
    expect((await api.call('tasks.retryDocument', retry)).status).toBe(200);
    const [job] = await query(
      api,
      `SELECT attempts, last_error, run_at <= now() AS is_due FROM document_jobs WHERE task_id = $1`,
      [taskId],
    );
    expect(job).toEqual({ attempts: 0, last_error: null, is_due: true });
    expect((await lineOf('documents'))?.records.map(({ id }) => id)).not.toContain(taskId);
    await query(api, 'DELETE FROM document_jobs WHERE task_id = $1', [taskId]);
    expect((await api.call('tasks.retryDocument', retry)).status).toBe(400);
  });

  it('is no failure after one try, and late where nobody takes it up', async () => {
    const token = { token: api.test.apiToken };
    const job = (attempts: number, error: string | null) =>
      query(
        api,
        `INSERT INTO document_jobs (task_id, account_id, attempts, run_at, last_error, created_at)
         SELECT id, account_id, $2, now() - interval '2 minutes', $3, now() FROM tasks WHERE id = $1
         ON CONFLICT (task_id) DO UPDATE SET attempts = $2, last_error = $3`,
        [taskId, attempts, error],
      );
    const { id } = await createRecord(api, 'employees', token);
    const { taskId } = await newTask(api, 'w-4', { ...token, employee_id: id });
    await job(1, 'TypeError');
    expect(await lineOf('documents', token)).toMatchObject({ state: 'late', waiting: { count: 1 } });
    await job(4, 'changed');
    expect(await lineOf('documents', token)).toMatchObject({ state: 'late', failing: { count: 0 } });
    await job(2, 'TypeError');
    expect(await lineOf('documents', token)).toMatchObject({ state: 'failing', waiting: { count: 0 } });
  });
});

describe('what else is looked at', () => {
  it('says that no worker runs, that one runs, and that one stopped', async () => {
    expect(await lineOf('background_work')).toMatchObject({ state: 'failing', reason: 'never_seen' });
    const beat = (ago: string) =>
      query(
        api,
        `INSERT INTO worker_heartbeats (id, beat_at) VALUES ('worker', now() - $1::interval)
         ON CONFLICT (id) DO UPDATE SET beat_at = EXCLUDED.beat_at`,
        [ago],
      );
    await beat('20 seconds');
    expect(await lineOf('background_work')).toMatchObject({ state: 'ok', since: expect.any(String) });
    await beat('5 minutes');
    expect(await lineOf('background_work')).toMatchObject({ state: 'failing', reason: null });
    expect((await find()).body.state).toBe('failing');
  });

  it('is told by a worker itself', async () => {
    const whole = await TestApi.start();
    const stateOf = async () => (await whole.call('system_health.find', {})).body.lines[0];
    for (let tries = 0; tries < 1000 && (await stateOf()).state !== 'ok'; tries++) await wait(50);
    expect(await stateOf()).toMatchObject({ kind: 'background_work', state: 'ok' });
    await whole.stop();
  });

  it('sees clocks that disagree', async () => {
    expect(await lineOf('clocks')).toMatchObject({ state: 'ok' });
    setClock(api, new Date(Date.now() + 3_600_000));
    expect(await lineOf('clocks')).toMatchObject({ state: 'failing' });
  });

  it('names a webhook that fails, or is sent nothing, and how much waits', async () => {
    expect(await lineOf('webhook')).toMatchObject({ state: 'ok', webhook_id: null });
    const body = { url: 'https://example.com/hook', subscribed_events: [] };
    const { id } = (await api.call('webhooks.create', { body })).body;
    expect(await lineOf('webhook')).toMatchObject({ state: 'ok', webhook_id: null });
    await query(
      api,
      `INSERT INTO webhook_deliveries (webhook_id, event_id, account_id, kind, resource_id, position, attempts, run_at, created_at)
       SELECT $1, 'ev_' || n, $2, 'job.created', 'job_' || n, n, n - 1, now() - interval '2 minutes', now() - interval '3 minutes'
         FROM generate_series(1, 2) n`,
      [id, api.live.account.id],
    );
    const waiting = { webhook_id: id, waiting: { count: 2, is_exact: true }, failing: { count: 1 } };
    expect(await lineOf('webhook')).toMatchObject({ state: 'late', ...waiting });
    await query(api, 'UPDATE webhooks SET failing_since = now() WHERE id = $1', [id]);
    expect(await lineOf('webhook')).toMatchObject({ state: 'failing', reason: null, ...waiting });
    await query(api, 'UPDATE webhooks SET disabled_at = now() WHERE id = $1', [id]);
    expect(await lineOf('webhook')).toMatchObject({ state: 'failing', reason: 'turned_off' });
    expect(await lineOf('webhook', { token: api.stranger.apiToken })).toMatchObject({ webhook_id: null });
  });

  it('says that E-Verify is not set up, and which files of agencies are missing', async () => {
    expect(await lineOf('everify')).toMatchObject({ state: 'ok', reason: 'not_configured' });
    const files = await lineOf('official_files');
    expect(files?.state).toBe('late');
    expect(files?.records[0]).toMatchObject({ kind: 'form', missing_files: [expect.any(String)] });
  });

  it('names deletions that are three hours late, not those that are to come', async () => {
    const { taskId } = await newTask(api, 'w-4');
    const schedule = (at: string) =>
      query(api, `UPDATE tasks SET deletion_scheduled_at = now() - $2::interval WHERE id = $1`, [taskId, at]);
    await schedule('1 hour');
    expect(await lineOf('retention')).toMatchObject({ state: 'ok', waiting: { count: 0 } });
    await schedule('4 hours');
    expect(await lineOf('retention')).toMatchObject({ state: 'late', waiting: { count: 1 } });
    await schedule('-1 hour');
    expect(await lineOf('retention')).toMatchObject({ state: 'ok' });
  });

  it('says what could be read, where one thing cannot', async () => {
    await query(api, 'ALTER TABLE worker_heartbeats RENAME TO worker_heartbeats_away');
    expect(await lineOf('background_work')).toMatchObject({ state: 'failing', reason: 'unreadable' });
    expect(await lineOf('documents')).toMatchObject({ kind: 'documents' });
    await query(api, 'ALTER TABLE worker_heartbeats_away RENAME TO worker_heartbeats');
  });
});
