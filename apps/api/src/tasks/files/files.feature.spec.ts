import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../../testing/hosted-page.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let api: TestApi;
let taskId: string;
let subtaskId: string;
let employee: HostedPage;
let employer: HostedPage;

beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

beforeEach(async () => {
  const task = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  taskId = task.taskId;
  employee = await HostedPage.open(api, task.employeeId);
  employer = await HostedPage.open(api, task.employeeId, { assignee_type: 'employer' });
  const { subtasks } = (await employee.sheet(taskId)).body;
  subtaskId = subtasks.find((it: { page_id: string }) => it.page_id === 'documents_copies').id;
});

const signSectionOne = () => answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');

function upload(files: readonly (readonly [string, Uint8Array])[], token = employee.token, part = 'files') {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(part, new Blob([new Uint8Array(bytes)]), name);
  return api.call('subtasks.uploadFiles', { path: { subtask_id: subtaskId }, form, token });
}

const content = (id: string, token: string): Promise<TestResponse> =>
  api.call('files.getContent', { path: { file_id: id }, token });

describe('uploaded files', () => {
  it('come back as they were sent, to both sides, and answer the question of their page', async () => {
    await signSectionOne();
    const sent = await upload([
      ['../../Ana’s “passport”.exe', png],
      ['b.PDF', pdf],
    ]);
    expect(sent.status).toBe(200);
    const [first, second] = sent.body.files;
    expect(first).toMatchObject({ name: 'Ana’s “passport”.png', type: 'image/png', size: png.length });
    expect(second).toMatchObject({ name: 'b.pdf', type: 'application/pdf' });
    for (const token of [employee.token, employer.token, api.live.apiToken]) {
      const got = await content(first.id, token);
      expect(got.bytes.equals(png)).toBe(true);
      expect(got.headers.get('content-type')).toBe('image/png');
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
      expect(got.headers.get('cache-control')).toBe('no-store');
    }
    const sheet = (await employee.sheet(taskId)).body;
    expect(sheet.answers['task.document_copies']).toHaveLength(2);
    expect(sheet.files).toHaveLength(2);
  });

  it('can be fetched for a few minutes by a link that needs no credential', async () => {
    await signSectionOne();
    const { id } = (await upload([['a.png', png]])).body.files[0];
    const { url } = (await api.call('files.findById', { path: { file_id: id } })).body;
    const { pathname, search } = new URL(url);
    const got = await api.request('GET', pathname + search, { token: null });
    expect([got.status, got.bytes.equals(png)]).toEqual([200, true]);
    setClock(api, new Date(Date.now() + 6 * 60_000));
    const late = await api.request('GET', pathname + search, { token: null });
    setClock(api);
    expect(late.status).toBe(404);
    const forged = await api.request('GET', `${pathname}?ticket=${'A'.repeat(120)}`, { token: null });
    expect(forged.status).toBe(404);
  });

  it('are fetched no more by a link once the credential of whoever was given it has ended', async () => {
    await signSectionOne();
    const { id } = (await upload([['a.png', png]])).body.files[0];
    const link = async (token: string) => {
      const { url } = (await api.call('files.findById', { path: { file_id: id }, token })).body;
      const { pathname, search } = new URL(url);
      return async () => (await api.request('GET', pathname + search, { token: null })).status;
    };
    const made = (await api.call('api_tokens.create', { body: { name: 'Downloads' } })).body;
    const [byToken, byPage, byOther] = [
      await link(made.token),
      await link(employee.token),
      await link(api.live.apiToken),
    ];
    expect([await byToken(), await byPage(), await byOther()]).toEqual([200, 200, 200]);
    await api.call('api_tokens.revoke', { path: { api_token_id: made.id } });
    await query(api, `UPDATE onboarding_links SET revoked_at = now()`);
    expect([await byToken(), await byPage(), await byOther()]).toEqual([404, 404, 200]);
    await query(api, `UPDATE onboarding_links SET revoked_at = NULL`);
  });

  it('are believed by their bytes only: what is of no known kind is 415, and none of the others is kept', async () => {
    await signSectionOne();
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const program = Buffer.from('MZ'.padEnd(200, '\0'));
    for (const bytes of [html, svg, program, Buffer.alloc(0)]) {
      const answer = await upload([
        ['good.png', png],
        ['passport.png', bytes],
      ]);
      expect([answer.status, answer.body._tag]).toEqual([415, 'UnsupportedMediaTypeError']);
    }
    expect((await employee.sheet(taskId)).body.files).toEqual([]);
  });

  it('of more than 20 MiB, or more than ten at once, are refused', async () => {
    await signSectionOne();
    const large = Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]);
    expect((await upload([['large.png', large]])).status).toBe(413);
    const many = Array.from({ length: 11 }, (_, at) => [`${at}.png`, png] as const);
    expect((await upload(many)).status).toBe(400);
    expect((await upload([])).status).toBe(400);
    expect((await upload([['a.png', png]], employee.token, 'task.ssn')).status).toBe(400);
    const json = await api.call('subtasks.uploadFiles', {
      path: { subtask_id: subtaskId },
      body: {},
      token: employee.token,
    });
    expect(json.status).toBe(400);
    expect((await employee.sheet(taskId)).body.files).toEqual([]);
  });

  it('are nobody else’s: another employee, account or side may neither send, see nor remove them', async () => {
    await signSectionOne();
    const { id } = (await upload([['a.png', png]])).body.files[0];
    const other = await HostedPage.open(api, await newEmployee(api));
    expect((await content(id, other.token)).status).toBe(404);
    expect((await content(id, api.stranger.apiToken)).status).toBe(404);
    expect(
      (await api.call('files.findById', { path: { file_id: id }, token: api.test.apiToken })).status,
    ).toBe(404);
    expect((await upload([['b.png', png]], other.token)).status).toBe(404);
    expect((await upload([['b.png', png]], employer.token)).status).toBe(403);
    const remove = (token: string) =>
      api.call('subtasks.deleteFile', { path: { subtask_id: subtaskId, file_id: id }, token });
    expect((await remove(employer.token)).status).toBe(403);
    expect((await remove(other.token)).status).toBe(404);
    expect((await remove(employee.token)).status).toBe(204);
    expect((await remove(employee.token)).status).toBe(404);
    expect((await content(id, employee.token)).status).toBe(404);
  });

  it('are not taken before the section is open, nor after a later one was signed', async () => {
    expect((await upload([['a.png', png]])).status).toBe(403);
    await signSectionOne();
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    expect((await upload([['a.png', png]])).status).toBe(403);
  });

  it('cannot be named in an answer by one who did not send them', async () => {
    await signSectionOne();
    const { id, name, type, size } = (await upload([['a.png', png]])).body.files[0];
    const named = { id, name: 'renamed.exe', type, size };
    expect((await employee.write(taskId, { 'task.document_copies': [named] })).status).toBe(200);
    expect((await employee.sheet(taskId)).body.answers['task.document_copies']).toEqual([
      { id, name, type, size },
    ]);
    await employee.write(taskId, { 'task.document_copies': [] });
    expect((await employee.sheet(taskId)).body.files).toEqual([]);
    const strange = { ...named, id: 'file_1111111111111111111111' };
    expect((await employee.write(taskId, { 'task.document_copies': [strange] })).status).toBe(400);
  });
});
