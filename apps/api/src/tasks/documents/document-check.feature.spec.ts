import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let taskId: string;
let pdf: string;
let certificate: string;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  api = await TestApi.start();
  ({ taskId } = await finishedW4(api));
  const path = { task_id: taskId };
  pdf = sha256((await api.call('tasks.getPdf', { path })).bytes);
  certificate = sha256((await api.call('tasks.getCertificate', { path })).bytes);
});
afterAll(() => api.stop());

/** As whoever holds the file, with no credential at all. */
async function check(hash: string) {
  const answer = await fetch(`${api.url}/api/v1/document_checks?sha256=${hash}`);
  return { status: answer.status, body: await answer.json() };
}

describe('a file, checked by its hash', () => {
  it('is known to whoever holds it, without a word of what it says', async () => {
    const made = await check(pdf);
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      sha256: pdf,
      part: 'document',
      form: { key: 'w-4', name: "Form W-4, Employee's Withholding Certificate", edition: '2026' },
      version: 1,
      is_latest: true,
      made_at: expect.any(String),
      is_intact: true,
      is_test: false,
    });
    for (const said of [taskId, 'Ana', 'Lopez', 'Harbor'])
      expect(JSON.stringify(made.body)).not.toContain(said);
    expect((await check(certificate)).body).toMatchObject({ part: 'certificate', is_intact: true });
  });

  it('leaves nothing in the audit trail', async () => {
    const count = () => query(api, `SELECT count(*) FROM audit_events WHERE task_id = '${taskId}'`);
    const before = await count();
    await check(pdf);
    expect(await count()).toEqual(before);
  });

  it('is unknown where one byte is another', async () => {
    expect(await check(sha256(Buffer.from('another file')))).toMatchObject({
      status: 404,
      body: { _tag: 'ResourceNotFoundError' },
    });
  });

  it.each(['', 'x', 'A'.repeat(64), "' OR 1=1 --"])('wants a hash: %s', async (hash) => {
    expect((await check(encodeURIComponent(hash))).status).toBe(400);
  });

  it('is not vouched for where somebody wrote its hash into the database', async () => {
    const forged = sha256(Buffer.from('forged'));
    await query(api, `UPDATE documents SET pdf_sha256 = '${forged}' WHERE task_id = '${taskId}'`);
    expect((await check(forged)).status).toBe(404);
    await query(api, `UPDATE documents SET pdf_sha256 = '${pdf}' WHERE task_id = '${taskId}'`);
  });

  it('is said not to be intact where its trail was changed', async () => {
    await query(api, 'ALTER TABLE signatures DISABLE TRIGGER ALL');
    await query(api, `UPDATE signatures SET name = 'Bob Smith' WHERE task_id = '${taskId}'`);
    expect((await check(pdf)).body).toMatchObject({ is_intact: false });
    await query(api, `UPDATE signatures SET name = 'Ana Lopez' WHERE task_id = '${taskId}'`);
    expect((await check(pdf)).body).toMatchObject({ is_intact: true });
  });

  it('is unknown once it was destroyed, though its hash stays in the trail', async () => {
    const destroyed = (at: string) => query(api, `UPDATE tasks SET purged_at = ${at} WHERE id = '${taskId}'`);
    await destroyed('now()');
    for (const hash of [pdf, certificate]) expect((await check(hash)).status).toBe(404);
    await destroyed('NULL');
    expect((await check(pdf)).status).toBe(200);
  });

  it('of a test account is said to be a test', async () => {
    for (const table of ['tasks', 'documents', 'signatures', 'audit_events']) {
      await query(api, `ALTER TABLE ${table} DISABLE TRIGGER ALL`);
      const where = `${table === 'tasks' ? 'id' : 'task_id'} = '${taskId}'`;
      await query(api, `UPDATE ${table} SET account_id = '${api.test.account.id}' WHERE ${where}`);
    }
    expect((await check(pdf)).body).toMatchObject({ is_test: true });
  });
});
