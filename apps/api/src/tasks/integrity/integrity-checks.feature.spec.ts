import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../database/database.js';
import { SecurityReadsService } from '../../identity/security-log/security-reads.service.js';
import { query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { w4Answers, newEmployer, newTask } from '../../testing/hosted-page.js';
import { finishedIntegrityCheck } from '../../testing/integrity-check.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { AnchorWorker } from '../trail/anchor-worker.js';
import { IntegrityChecksService } from './integrity-checks.service.js';
import { IntegrityChecksStore } from './integrity-checks.store.js';

let api: TestApi;
let signed: string;
let open: string;
beforeAll(async () => {
  api = await TestApi.start();
  const employer_id = await newEmployer(api);
  signed = (await finishedW4(api, { employer_id })).taskId;
  open = (await newTask(api, 'w-4', { employer_id })).taskId;
  await api.app.get(AnchorWorker).anchor();
  for (const table of ['tasks', 'audit_events', 'signatures', 'trail_anchors', 'anchored_heads'])
    await query(api, `ALTER TABLE ${table} DISABLE TRIGGER ALL`);
});
afterAll(() => api.stop());

const named = (sql: string) => sql.replaceAll('$signed', signed).replaceAll('$open', open);
const eventsOf = (id: string) =>
  query<{ data: unknown }>(
    api,
    `SELECT data FROM events WHERE resource_id = $1 AND kind = 'integrity_check.failed'`,
    [id],
  );

/** Each by somebody who owns the database, and undone. */
const tamperings = [
  {
    what: 'a signature of another name',
    change: `UPDATE signatures SET name = 'Bob Smith' WHERE task_id = '$signed'`,
    undo: `UPDATE signatures SET name = 'Ana Lopez' WHERE task_id = '$signed'`,
    found: () => [{ task_id: signed, what: 'signatures' }],
  },
  {
    what: 'answers that were rolled back',
    change: `CREATE TABLE was AS SELECT id, sealed_answers FROM tasks; UPDATE tasks SET sealed_answers = NULL`,
    undo: `UPDATE tasks SET sealed_answers = was.sealed_answers FROM was WHERE was.id = tasks.id; DROP TABLE was`,
    found: () => [{ task_id: signed, what: 'answers' }],
  },
  {
    what: 'a document with the file of another',
    change: `UPDATE documents SET (pdf_key, certificate_key) = (certificate_key, pdf_key)`,
    undo: `UPDATE documents SET (pdf_key, certificate_key) = (certificate_key, pdf_key)`,
    found: () => [{ task_id: signed, what: 'documents' }],
  },
  {
    what: 'a file that nobody uploaded',
    change: `INSERT INTO files (id, account_id, task_id, subtask_id, path, key, name, type, size, checksum, created_at)
             SELECT 'file_x', account_id, id, '', '', 'x', 'x', 'image/png', 1, 'x', now() FROM tasks WHERE id = '$open'`,
    undo: `DELETE FROM files`,
    found: () => [{ task_id: open, what: 'files' }],
  },
  {
    what: 'an entry of another time',
    change: `UPDATE audit_events SET at = at - interval '1 day' WHERE kind = 'created' AND task_id = '$open'`,
    undo: `UPDATE audit_events SET at = at + interval '1 day' WHERE kind = 'created' AND task_id = '$open'`,
    found: () => [{ task_id: open, what: 'trail_changed' }],
  },
  {
    what: 'a task that was deleted',
    change: `CREATE TABLE was AS SELECT * FROM tasks WHERE id = '$open'; DELETE FROM tasks WHERE id = '$open'`,
    undo: `INSERT INTO tasks SELECT * FROM was; DROP TABLE was`,
    found: () => [{ task_id: open, what: 'task_missing' }],
  },
  {
    what: 'a task that was given to another account',
    change: `UPDATE tasks SET account_id = 'acct_other' WHERE id = '$open'`,
    undo: `UPDATE tasks SET account_id = (SELECT account_id FROM tasks WHERE id = '$signed') WHERE id = '$open'`,
    found: () => [{ task_id: open, what: 'task_missing' }],
  },
  {
    what: 'a task that was deleted with all of its trail',
    change: `CREATE TABLE was AS SELECT * FROM tasks WHERE id = '$open'; DELETE FROM tasks WHERE id = '$open';
             CREATE TABLE trail AS SELECT * FROM audit_events WHERE task_id = '$open'; DELETE FROM audit_events WHERE task_id = '$open'`,
    undo: `INSERT INTO tasks SELECT * FROM was; INSERT INTO audit_events SELECT * FROM trail; DROP TABLE was; DROP TABLE trail`,
    found: () => [{ task_id: null, what: 'trails_missing' }],
  },
];

describe('an integrity check', () => {
  it('finds nothing where nothing was changed, and says what it looked at', async () => {
    const check = await finishedIntegrityCheck(api);
    expect(check).toMatchObject({
      status: 'passed',
      started_by: { kind: 'api_token' },
      checked: { tasks: 2, signatures: 1, documents: 1, files: 0 },
      includes_anchors: true,
      findings_count: 0,
      findings: [],
    });
    const entries = await query(api, 'SELECT FROM audit_events');
    expect(check.checked.audit_entries).toBe(entries.length);
    expect(await eventsOf(check.id)).toEqual([]);
    const { body } = await api.call('integrity_checks.list', { query: { status: 'passed' } });
    expect(body.data).toEqual([check]);
    const log = await api.call('security_events.list', { query: { subject_id: check.id } });
    expect(log.body.data).toEqual([
      expect.objectContaining({
        kind: 'integrity_check.finished',
        outcome: 'succeeded',
        detail: { result: 'passed', count: 0 },
      }),
      expect.objectContaining({ kind: 'integrity_check.started' }),
    ]);
  });

  it.each(tamperings)('finds $what', async ({ change, undo, found }) => {
    await query(api, named(change));
    const check = await finishedIntegrityCheck(api);
    const others = await finishedIntegrityCheck(api, api.stranger.apiToken);
    await query(api, named(undo));
    expect([check.status, check.findings_count, check.findings]).toEqual(['failed', 1, found()]);
    expect((await eventsOf(check.id)).map(({ data }) => data)).toEqual([check]);
    expect(others).toMatchObject({ status: 'passed', includes_anchors: false, checked: { tasks: 0 } });
    const text = JSON.stringify(check);
    for (const value of Object.values(w4Answers))
      if (typeof value === 'string') expect(text).not.toContain(`"${value}"`);
    expect(text).not.toMatch(/Lopez|Smith/);
    expect((await finishedIntegrityCheck(api)).status).toBe('passed');
  });

  it('tells the security log of each task, and looks on after the first finding', async () => {
    await query(api, named(`UPDATE signatures SET name = 'Bob Smith'`));
    await query(api, named(`UPDATE audit_events SET at = at - interval '1 day' WHERE task_id = '$open'`));
    const check = await finishedIntegrityCheck(api);
    await query(api, named(`UPDATE audit_events SET at = at + interval '1 day' WHERE task_id = '$open'`));
    await query(api, named(`UPDATE signatures SET name = 'Ana Lopez'`));
    expect(new Set(check.findings.map(({ task_id }: { task_id: string }) => task_id))).toEqual(
      new Set([signed, open]),
    );
    await api.app.get(SecurityReadsService).writeAll();
    const of = { kind: 'task.tampering_found', subject_id: signed };
    const { body } = await api.call('security_events.list', { query: of });
    expect(body.data[0]).toMatchObject({ outcome: 'failed', actor: { kind: 'system' } });
  });

  it('goes on where a process that died had come to', async () => {
    const { id } = await finishedIntegrityCheck(api);
    const [before = '', after = ''] = [signed, open].toSorted();
    await query(
      api,
      `UPDATE integrity_checks SET status = 'running', finished_at = NULL, last_task_id = $2, run_at = now() - interval '1 second',
              checked = '{"tasks":1,"audit_entries":0,"signatures":0,"versions":0,"files":0,"documents":0}' WHERE id = $1`,
      [id, before],
    );
    const running = await finishedIntegrityCheck(api);
    const [row] = await query<{ last_task_id: string }>(
      api,
      'SELECT last_task_id FROM integrity_checks WHERE id = $1',
      [id],
    );
    expect([running.id, running.checked.tasks, row?.last_task_id]).toEqual([id, 2, after]);
  });

  it('is broken off where it cannot be finished, and that is told', async () => {
    const { id } = await finishedIntegrityCheck(api);
    // Its fifth try, in which tasks cannot be read.
    await query(
      api,
      `UPDATE integrity_checks SET status = 'running', finished_at = NULL, last_task_id = '', attempts = 4, run_at = now() WHERE id = $1`,
      [id],
    );
    await query(api, 'ALTER TABLE audit_events RENAME TO elsewhere');
    const check = await finishedIntegrityCheck(api).finally(() =>
      query(api, 'ALTER TABLE elsewhere RENAME TO audit_events'),
    );
    expect([check.id, check.status]).toEqual([id, 'broken_off']);
    expect((await eventsOf(id)).map(({ data }) => data)).toEqual([check]);
  });

  it('is made of itself when it is due, once, and not before', async () => {
    const made = async () =>
      (
        await query<{ account_id: string }>(
          api,
          `SELECT account_id FROM integrity_checks WHERE started_by ->> 'kind' = 'system'`,
        )
      ).map(({ account_id }) => account_id);
    const service = api.app.get(IntegrityChecksService);
    await service.startDue(7);
    expect(await made()).toEqual([]);
    const old = `UPDATE accounts SET created_at = now() - interval '8 days' WHERE id = $1`;
    for (const { account } of [api.test, api.stranger]) await query(api, old, [account.id]);
    await service.startDue(7);
    await service.startDue(7);
    // The other organization's was checked above.
    expect(await made()).toEqual([api.test.account.id]);
    const store = api.app.get(IntegrityChecksStore);
    expect(await store.dueAccounts(api.app.get(Database), 7)).toEqual([]);
  });

  it('takes permissions of its own, for every record', async () => {
    const rule = { fact: 'client.name', operator: 'equals', value: 'Harbor Foods' };
    const permissions = ['integrity_check:view', 'integrity_check:edit'] as const;
    const none = await signInUser(api, [{ permissions: ['task:view', 'security_log:view'] }]);
    const narrow = await signInUser(api, [{ permissions: [...permissions], access_rule: rule }]);
    const viewer = await signInUser(api, [{ permissions: ['integrity_check:view'] }]);
    for (const cookie of [none, narrow]) {
      expect((await api.call('integrity_checks.list', withCookie(cookie))).status).toBe(403);
      expect((await api.call('integrity_checks.create', withCookie(cookie))).status).toBe(403);
    }
    expect((await api.call('integrity_checks.list', withCookie(viewer))).status).toBe(200);
    expect((await api.call('integrity_checks.create', withCookie(viewer))).status).toBe(403);
  });
});
