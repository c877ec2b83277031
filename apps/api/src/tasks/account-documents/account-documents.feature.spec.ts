import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { completedTask, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const pdfOf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function publish(
  version: string,
  { bytes = pdfOf(version), token = api.live.apiToken, ...query }: PublishOptions = {},
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), 'handbook.pdf');
  return api.call('account_documents.publish', {
    query: { form_key: 'handbook', title: 'Employee handbook', version, ...query },
    form,
    token,
    headers,
  });
}

interface PublishOptions {
  readonly bytes?: Uint8Array;
  readonly token?: string;
  readonly form_key?: string;
  readonly employer_id?: string;
}

let employer: string;
let taskId: string;
let employee: HostedPage;
beforeEach(async () => {
  employer = await newEmployer(api);
  const task = await newTask(api, 'handbook', { employer_id: employer });
  taskId = task.taskId;
  employee = await HostedPage.open(api, task.employeeId);
});

const open = (token = employee.token, id = taskId) =>
  api.call('tasks.openAccountDocument', { path: { task_id: id }, token });
const presented = async () => (await employee.sheet(taskId)).body.account_document;
const visitAll = () => employee.visitAll(taskId, 'employee');
const sign = () => employee.sign(taskId, 'employee', 'Ana Lopez');

describe('a document that a form shows', () => {
  it('is what the employee opens, and its title, version and hash are what is signed', async () => {
    const published = await publish('2026-12', { employer_id: employer });
    expect(published.status).toBe(200);
    const sha256 = hashOf(pdfOf('2026-12'));
    expect(published.body).toMatchObject({ title: 'Employee handbook', version: '2026-12', sha256 });
    expect(await presented()).toMatchObject({ version: '2026-12', sha256, is_opened: false });
    await visitAll();
    expect((await sign()).status).toBe(403);
    const opened = await open();
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(hashOf(opened.bytes)).toBe(sha256);
    expect((await presented()).is_opened).toBe(true);
    expect((await sign()).status).toBe(201);
    const shown = await api.call('account_document_openings.list', {
      query: { account_document_id: published.body.id },
    });
    expect(shown.body).toMatchObject({
      total: 1,
      data: [{ task_id: taskId, employer_id: employer, account_document_id: published.body.id }],
    });
    const trail = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(trail.is_intact).toBe(true);
    expect(trail.events).toContainEqual(
      expect.objectContaining({
        kind: 'account_document_opened',
        detail: { account_document_id: published.body.id, sha256 },
      }),
    );
    await completedTask(api, taskId);
    const text = await extractPdfText((await api.call('tasks.getPdf', { path: { task_id: taskId } })).bytes);
    expect(text.replaceAll(/\s+/g, '')).toContain(sha256);
  });

  it('is nothing that somebody types: neither before it was opened nor after', async () => {
    await publish('2026-12', { employer_id: employer });
    const invented = 'a'.repeat(64);
    expect((await employee.write(taskId, { 'task.document_sha256': invented })).status).toBe(400);
    await employee.write(taskId, { 'task.document_title': 'My own', 'task.document_version': '1' });
    await visitAll();
    expect((await sign()).status).toBe(403);
    await open();
    for (const path of ['task.document_title', 'task.document_version', 'task.document_sha256'])
      expect((await employee.write(taskId, { [path]: 'x' })).status).toBe(400);
    expect((await employee.write(taskId, { 'task.document_sha256': null })).status).toBe(400);
    const { answers } = (await employee.sheet(taskId)).body;
    expect(answers).toMatchObject({
      'task.document_title': 'Employee handbook',
      'task.document_version': '2026-12',
    });
  });

  it('is opened anew where a newer version was published, and stays what was signed after that', async () => {
    await publish('1', { employer_id: employer });
    await open();
    await publish('2', { employer_id: employer });
    await visitAll();
    expect(await presented()).toMatchObject({ version: '2', is_opened: false });
    expect((await sign()).status).toBe(403);
    await open();
    expect((await sign()).status).toBe(201);
    await publish('3', { employer_id: employer });
    expect(await presented()).toMatchObject({ version: '2', is_opened: true });
    expect(hashOf((await open()).bytes)).toBe(hashOf(pdfOf('2')));
    const { answers } = (await employee.sheet(taskId)).body;
    expect(answers['task.document_sha256']).toBe(hashOf(pdfOf('2')));
  });

  it('is an employer’s own before that of every employer, and of no other account', async () => {
    const ofAll = await publish('all');
    expect(await presented()).toMatchObject({ version: 'all' });
    await publish('own', { employer_id: employer });
    await publish('other', { employer_id: await newEmployer(api) });
    await publish('foreign', { token: api.stranger.apiToken });
    await publish('test', { token: api.test.apiToken });
    expect(await presented()).toMatchObject({ version: 'own' });
    const path = { account_document_id: ofAll.body.id };
    await api.call('account_documents.retire', { path });
  });

  it('is shown to no session but the task’s own', async () => {
    await publish('own', { employer_id: employer });
    const other = await newTask(api, 'handbook', { employer_id: employer });
    const stranger = await HostedPage.open(api, other.employeeId);
    expect((await open(stranger.token)).status).toBe(404);
    expect((await open(api.live.apiToken)).status).toBe(403);
    const { taskId: w4 } = await newTask(api, 'w-4', { employer_id: employer });
    expect((await open(employee.token, w4)).status).toBe(404);
    for (const id of ['account_documents.list', 'account_documents.publish'] as const)
      expect((await api.call(id, { token: employee.token })).status).toBe(403);
  });

  it('no longer shows once retired; who had opened it signs, others name one on paper', async () => {
    const { id } = (await publish('1', { employer_id: employer })).body;
    await open();
    const retired = await api.call('account_documents.retire', { path: { account_document_id: id } });
    expect(retired.body.retired_at).not.toBeNull();
    const again = await api.call('account_documents.retire', { path: { account_document_id: id } });
    expect(again.body).toEqual(retired.body);
    await visitAll();
    expect((await sign()).status).toBe(201);
    const later = await newTask(api, 'handbook', { employer_id: employer });
    const page = await HostedPage.open(api, later.employeeId);
    expect((await page.sheet(later.taskId)).body.account_document).toBeNull();
    expect((await open(page.token, later.taskId)).status).toBe(404);
    const list = async (query: Record<string, string>) =>
      (await api.call('account_documents.list', { query: { employer_id: employer, ...query } })).body.total;
    expect(await list({})).toBe(0);
    expect(await list({ include_retired: 'true' })).toBe(1);
  });

  it('is one PDF: anything else is refused, and nothing of it stays', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect((await publish('1', { bytes: png, employer_id: employer })).status).toBe(415);
    expect((await publish('1', { bytes: Buffer.from('%PD'), employer_id: employer })).status).toBe(415);
    expect((await publish('1', { form_key: 'w-4', employer_id: employer })).status).toBe(400);
    expect((await publish('1', { form_key: 'constructor', employer_id: employer })).status).toBe(400);
    expect((await publish('v'.repeat(51), { employer_id: employer })).status).toBe(400);
    const form = new FormData();
    for (const name of ['a.pdf', 'b.pdf'])
      form.append('files', new Blob([new Uint8Array(pdfOf(name))]), name);
    const query = { form_key: 'handbook', title: 'Two', version: '1', employer_id: employer };
    expect((await api.call('account_documents.publish', { query, form })).status).toBe(400);
    expect((await api.call('account_documents.publish', { query, form: new FormData() })).status).toBe(400);
    expect(await presented()).toBeNull();
  });

  it('is published once by a request with a key', async () => {
    const headers = { 'idempotency-key': `handbook-${employer}` };
    const [first, again] = [
      await publish('1', { employer_id: employer }, headers),
      await publish('1', { employer_id: employer }, headers),
    ];
    expect(again.body).toEqual(first.body);
    expect((await publish('2', { employer_id: employer }, headers)).status).toBe(409);
    const path = { account_document_id: first.body.id };
    expect(hashOf((await api.call('account_documents.getContent', { path })).bytes)).toBe(first.body.sha256);
  });
});
