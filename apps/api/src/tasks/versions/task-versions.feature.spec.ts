import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { createRecord, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  w4Answers,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** A year may stand by chance in the hash of a document, whole, and in that of a browser, of which 12 digits are shown. */
const digests = /\b[0-9a-f]{12,64}\b/g;

const reason = 'The date of birth looks wrong';

async function begin() {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  return {
    taskId,
    employeeId,
    employee: await HostedPage.open(api, employeeId),
    employer: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
  };
}

const sendBack = (taskId: string, token: string) =>
  api.call('tasks.sendBack', { path: { task_id: taskId }, body: { section_id: 'section_1', reason }, token });

const reopen = (taskId: string, body: object, more: object = {}) =>
  api.call('task_change_requests.create', { path: { task_id: taskId }, body, ...more });

const list = (taskId: string, token?: string) =>
  api.call('tasks.listVersions', { path: { task_id: taskId }, ...(token && { token }) });

const read = (taskId: string, version: number | string, { query = {}, ...more }: ReadOptions = {}) =>
  api.call('tasks.getVersionFields', {
    path: { task_id: taskId },
    query: { version, ...query },
    ...more,
  });
interface ReadOptions {
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
}

interface VersionField {
  readonly path: string;
  readonly value: unknown;
  readonly previous_value: unknown;
  readonly is_changed: boolean;
}
const fieldOf = ({ body }: TestResponse, path: string): VersionField =>
  body.fields.find((field: VersionField) => field.path === path);
const inClear = { query: { include_sensitive_info: 'true' } };

/** Section 1 signed with another date of birth than the first time, and Section 2 after it. */
async function corrected() {
  const task = await begin();
  const { taskId, employee, employer } = task;
  await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  expect((await sendBack(taskId, employer.token)).status).toBe(200);
  const again = { 'task.date_of_birth': '1991-04-05' };
  expect((await answerAndSign(employee, taskId, 'section_1', again, 'Ana Lopez')).status).toBe(201);
  return task;
}

describe('a section that is sent back', () => {
  it('stays as it was signed, with who had it replaced, when and why', async () => {
    const { taskId } = await corrected();
    const { body } = await list(taskId);
    expect(body.task_id).toBe(taskId);
    expect(body.versions).toMatchObject([
      {
        number: 1,
        is_in_force: false,
        section_ids: ['section_1'],
        signatures: [{ section_id: 'section_1', role: 'employee', name: 'Ana Lopez', method: 'typed' }],
        document: null,
        replaced: { reason, section_ids: ['section_1'] },
      },
      { number: 2, is_in_force: true, section_ids: ['section_1'], replaced: null },
    ]);
    const [first, second] = body.versions;
    expect(first.replaced.by).toMatchObject({ kind: 'form_session', side: 'employer' });
    expect(first.replaced.at >= first.signatures[0].signed_at).toBe(true);
    expect(second.signatures[0].id).not.toBe(first.signatures[0].id);
  });

  it('shows what was signed before beside what is signed now', async () => {
    const { taskId } = await corrected();
    const [first, second] = [await read(taskId, 1, inClear), await read(taskId, 2, inClear)];
    expect(fieldOf(first, 'task.date_of_birth')).toMatchObject({
      value: '1990-04-05',
      previous_value: null,
      is_changed: false,
    });
    expect(fieldOf(second, 'task.date_of_birth')).toMatchObject({
      value: '1991-04-05',
      previous_value: '1990-04-05',
      is_changed: true,
    });
    expect(fieldOf(second, 'task.last_name')).toMatchObject({ value: 'Lopez', is_changed: false });
    expect(fieldOf(second, 'task.social_security_number').value).toBe('123-45-6789');
  });

  it('is masked unless sensitive values are asked for, and says that something changed all the same', async () => {
    const { taskId } = await corrected();
    const answer = await read(taskId, 2);
    expect(fieldOf(answer, 'task.date_of_birth')).toMatchObject({
      value: '**/**/****',
      previous_value: '**/**/****',
      is_changed: true,
    });
    expect(JSON.stringify([answer.body, (await list(taskId)).body])).not.toMatch(/123-45|199[01]-04-05/);
  });

  it('is named in the audit trail by its fields, with masked values that are no part of the trail', async () => {
    const { taskId } = await corrected();
    const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(body.is_intact).toBe(true);
    const entries = body.events.filter(({ kind }: { kind: string }) => kind === 'corrected');
    expect(entries).toMatchObject([
      {
        detail: { section_id: 'section_1', version: 1, paths: ['task.date_of_birth'] },
        changes: [{ path: 'task.date_of_birth', before: '**/**/****', after: '**/**/****' }],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/199[01]-04-05/);
    const [row] = await query<{ text: string }>(
      api,
      `SELECT string_agg(detail::text, '') AS text FROM audit_events WHERE task_id = $1`,
      [taskId],
    );
    expect(row?.text).not.toMatch(/199[01]-04-05|6789/);
  });

  it('is in the database with nothing that anybody could read there', async () => {
    const { taskId } = await corrected();
    const [row] = await query<{ sealed_content: Buffer }>(
      api,
      'SELECT sealed_content FROM task_versions WHERE task_id = $1',
      [taskId],
    );
    expect(row?.sealed_content.toString('latin1')).not.toMatch(/Lopez|1990|6789|wrong/);
  });
});

describe('a finished form', () => {
  it('keeps its document with the version when it is reopened, and has another when it is signed again', async () => {
    const { taskId, employee, employer } = await begin();
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    await completedTask(api, taskId);
    const before = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    expect((await reopen(taskId, { starting_section_id: 'section_2', reason })).status).toBe(201);
    const number = { document: 'drivers_license', issuing_authority: 'New York', number: '987654321' };
    const listB = { 'task.list_b': { ...number, expires_on: '2031-01-01' } };
    await answerAndSign(employer, taskId, 'section_2', listB, 'Carla Reyes');
    await completedTask(api, taskId);
    const { body } = await list(taskId);
    expect(body.versions).toMatchObject([
      { number: 1, document: { version: 1 }, replaced: { reason, by: { kind: 'api_token' } } },
      { number: 2, document: { version: 2 }, replaced: null },
    ]);
    const kept = await api.call('tasks.getPdf', { path: { task_id: taskId }, query: { version: 1 } });
    expect(kept.bytes.equals(before.bytes)).toBe(true);
    const second = await read(taskId, 2, inClear);
    expect(fieldOf(second, 'task.list_b')).toMatchObject({
      value: { number: '987654321' },
      previous_value: { number: '123456789' },
      is_changed: true,
    });
    expect(fieldOf(second, 'task.last_name').is_changed).toBe(false);
  });

  it('M-274, 9.0: shows what was corrected lined through, with initials and date; its certificate lists the version', async () => {
    const { taskId, employee, employer } = await begin();
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    await sendBack(taskId, employer.token);
    const wrong = { 'task.date_of_birth': '1991-04-05', 'task.social_security_number': null };
    await answerAndSign(employee, taskId, 'section_1', wrong, 'Ana Maria Lopez');
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    await completedTask(api, taskId);
    const path = { task_id: taskId };
    const text = await extractPdfText((await api.call('tasks.getPdf', { path })).bytes);
    for (const part of ['04/05/1990', '04/05/1991', 'AML ']) expect(text).toContain(part);
    // The cells of the number have no room for it.
    for (const part of ['Corrections to Form I-9', 'U.S. Social Security', reason])
      expect(text).toContain(part);
    const certificate = await api.call('tasks.getCertificate', { path });
    const listed = await extractPdfText(certificate.bytes);
    for (const part of ['Earlier versions', reason, 'Ana Lopez, ']) expect(listed).toContain(part);
    expect(listed.replaceAll(digests, '')).not.toMatch(/199[01]/);
  });

  it('lines through in its draft, too, and leaves out there what the link shows masked', async () => {
    const { taskId, employeeId, employee, employer } = await begin();
    await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    await sendBack(taskId, employer.token);
    const again = { 'task.address_city': 'Utica', 'task.social_security_number': '123-45-6780' };
    await answerAndSign(employee, taskId, 'section_1', again, 'Ana Lopez');
    const draftFor = async (more: object) =>
      extractPdfText((await api.call('tasks.previewPdf', { path: { task_id: taskId }, ...more })).bytes);
    const permissions = ['task:view', 'task:edit', 'employee:view', 'employee:edit'];
    const desk = await api.call('api_tokens.create', { body: { name: 'Desk', permissions } });
    const query = { assignee_type: 'employer' };
    const { token } = await HostedPage.open(api, employeeId, query, desk.body.token);
    const [clear, masked] = [await draftFor({}), await draftFor({ token })];
    for (const part of ['Troy', 'Utica', 'AL '])
      expect([clear, masked]).toEqual([expect.stringContaining(part), expect.stringContaining(part)]);
    const has = (text: string) => text.replaceAll(/\s/g, '').includes('123456789');
    expect([has(clear), has(masked)]).toEqual([true, false]);
  });

  it('is a copy with masked numbers, those of before as well, for links that do not show sensitive values', async () => {
    const { taskId, employeeId, employer } = await corrected();
    const permissions = ['task:view', 'task:edit', 'employee:view', 'employee:edit'];
    const desk = await api.call('api_tokens.create', { body: { name: 'Desk', permissions } });
    await answerAndSign(employer, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    await completedTask(api, taskId);
    const textOf = async ({ token }: HostedPage) => {
      const { bytes } = await api.call('tasks.getPdf', { path: { task_id: taskId }, token });
      return (await extractPdfText(bytes)).replaceAll(digests, '').replaceAll(/\s/g, '');
    };
    for (const side of ['employee', 'employer']) {
      const query = { assignee_type: side };
      const page = await HostedPage.open(api, employeeId, query, desk.body.token);
      const copy = await textOf(page);
      expect(copy).toContain('COPY');
      expect(copy).not.toMatch(/1990|1991|123456789/);
    }
    const whole = await textOf(employer);
    expect(whole).not.toContain('COPY');
    for (const part of ['1990', '1991', '123456789']) expect(whole).toContain(part);
  });

  it('of before versions were kept has what is signed as its first, and keeps it at the first correction', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    expect((await list(taskId)).body.versions).toEqual([]);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    expect(await query(api, 'SELECT 1 FROM task_versions WHERE task_id = $1', [taskId])).toEqual([]);
    expect((await list(taskId)).body.versions).toMatchObject([{ number: 1, is_in_force: true }]);
    await reopen(taskId, {});
    expect((await list(taskId)).body.versions).toMatchObject([
      { number: 1, is_in_force: false, replaced: { reason: null } },
    ]);
    expect(fieldOf(await read(taskId, 1), 'task.dependents_total').value).toBe(2200);
  });

  it('that a person reopens asks that person why', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    const person = withCookie(
      await signInUser(api, [{ permissions: ['task:view', 'task:edit'], access_rule: null }]),
    );
    const refused = await reopen(taskId, {}, person);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('Say why')]);
    expect((await reopen(taskId, { reason }, person)).status).toBe(201);
    const [kept] = (await list(taskId)).body.versions;
    expect(kept.replaced).toMatchObject({
      reason,
      by: { kind: 'user_session', name: expect.stringMatching(/^person-/) },
    });
  });
});

describe('a version', () => {
  it('is neither changed nor deleted in the database', async () => {
    const { taskId } = await corrected();
    for (const sql of [
      `UPDATE task_versions SET kept_at = now() WHERE task_id = '${taskId}'`,
      `UPDATE task_versions SET sealed_content = NULL WHERE task_id = '${taskId}'`,
      `UPDATE task_versions SET sealed_content = sealed_content || ''::bytea, number = 7 WHERE task_id = '${taskId}'`,
      `DELETE FROM task_versions WHERE task_id = '${taskId}'`,
      'TRUNCATE task_versions',
    ])
      await expect(query(api, sql)).rejects.toThrow(/append-only|permanent/);
  });

  it('that does not exist is 404', async () => {
    const { taskId } = await corrected();
    expect((await read(taskId, 3)).status).toBe(404);
    for (const version of ['0', '-1', '1.5', 'x']) expect((await read(taskId, version)).status).toBe(400);
  });

  it('is of its own account and mode alone', async () => {
    const { taskId } = await corrected();
    for (const token of [api.stranger.apiToken, api.test.apiToken]) {
      expect((await list(taskId, token)).status).toBe(404);
      expect((await read(taskId, 1, { token })).status).toBe(404);
    }
  });

  it('is shown to a hosted page by the rules of today’s answers', async () => {
    const { taskId, employee, employer, employeeId } = await corrected();
    const stranger = await HostedPage.open(api, (await createRecord(api, 'employees')).id);
    expect((await list(taskId, stranger.token)).status).toBe(404);
    expect((await read(taskId, 1, { token: stranger.token })).status).toBe(404);
    const [first] = (await list(taskId, employee.token)).body.versions;
    expect(first.replaced.by).toMatchObject({ side: 'employer', id: null });
    const withSensitive = { ...inClear, token: employee.token };
    const own = fieldOf(await read(taskId, 2, withSensitive), 'task.date_of_birth');
    expect(JSON.stringify(own)).not.toMatch(/199[01]/);
    const later = await HostedPage.open(api, employeeId);
    const unproved = await read(taskId, 1, { ...inClear, token: later.token });
    expect(JSON.stringify(unproved.body)).not.toMatch(/1990-04-05|123-45/);
    const seen = await read(taskId, 2, { ...inClear, token: employer.token });
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toMatch(/199[01]-04-05|123-45/);
  });
});

describe('the documents of an employee', () => {
  const documents = (employee_id: string, by: object = {}) =>
    api.call('tasks.listDocuments', { path: { employee_id }, ...by });

  it('are those of all their forms, as each says of itself', async () => {
    const { taskId, employeeId } = await corrected();
    const { taskId: other } = await newTask(api, 'w-4', { employee_id: employeeId });
    const { status, body } = await documents(employeeId);
    expect(status).toBe(200);
    const of = (id: string) => body.data.find(({ task_id }: { task_id: string }) => task_id === id);
    expect(of(taskId).versions).toEqual((await list(taskId)).body.versions);
    expect(of(other)).toEqual({ task_id: other, versions: [], files: [] });
    expect(JSON.stringify(body)).not.toMatch(/199[01]-04-05|123-45/);
  });

  it('are their own account’s, and those that the rules of groups leave', async () => {
    const { employeeId } = await corrected();
    for (const { apiToken: token } of [api.stranger, api.test])
      expect((await documents(employeeId, { token })).status).toBe(404);
    const blind = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    expect((await documents(employeeId, blind)).status).toBe(403);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Another one' };
    const narrow = withCookie(
      await signInUser(api, [{ permissions: ['employee:view', 'task:view'], access_rule }]),
    );
    expect((await documents(employeeId, narrow)).status).toBe(404);
  });
});
