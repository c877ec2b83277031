import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, type OperationRow, operations, pathParameters } from '@firstday/domain';
import { query } from '../../testing/factories.js';
import { completedTask, HostedPage, newTask } from '../../testing/hosted-page.js';
import {
  addPictures,
  examineAndSign,
  examinedAnswers,
  letEmployeesName,
  namedByEmployee,
  nameRepresentative,
  newCode,
  okafor,
  openRepresentative,
  proveCode,
  signedSectionOne,
} from '../../testing/representative-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const facts = (id: OperationId): OperationRow => operations[id];
const hosted = Object.keys(operations)
  .filter((id): id is OperationId => Object.hasOwn(operations, id))
  .filter((id) => facts(id).allows.includes('form_session'));
const name = (taskId: string, given: object, more: object = {}) =>
  api.call('tasks.nameRepresentative', {
    path: { task_id: taskId },
    body: { ...okafor, ...given },
    ...more,
  });
/** Another code than the one that was made. */
const wrong = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;

describe('an employee who would examine their own documents', () => {
  it('is refused by name, email and phone, of the record or of the form, however they are written', async () => {
    const { taskId, employeeId, page } = await signedSectionOne(api);
    const record = { email: 'ana@example.com', phone: '(518) 555-0100' };
    await api.call('employees.updateById', { path: { employee_id: employeeId }, body: record });
    const by = { token: page.token };
    const selves = [
      { name: 'Ana Lopez' },
      { name: 'LÓPEZ, ana' },
      { email: 'Ana@Example.com' },
      { email: 'ana+i9@example.com' },
      { phone: '+1 518.555.0100' },
    ];
    for (const given of selves) {
      expect([given, (await name(taskId, given, by)).status]).toEqual([given, 403]);
      expect([given, (await name(taskId, given)).status]).toEqual([given, 403]);
    }
  });

  it('cannot sign by the link of somebody else’s name under their own, nor under a third one', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    await addPictures(api, page, taskId);
    await page.write(taskId, examinedAnswers);
    await page.visitAll(taskId, 'section_2');
    expect((await page.sign(taskId, 'section_2', 'Ana Lopez')).status).toBe(403);
    const other = await page.sign(taskId, 'section_2', 'Zed Anyone');
    expect([other.status, other.body.message]).toEqual([400, expect.stringContaining('Dana Okafor')]);
    await page.write(taskId, { 'task.employer_representative': 'Reyes, Carla, HR Manager' });
    expect((await page.sign(taskId, 'section_2', 'Dana Okafor')).status).toBe(400);
    await page.write(taskId, { 'task.employer_representative': 'OKAFOR, D., Branch manager' });
    expect((await page.sign(taskId, 'section_2', 'dana m. okafor')).status).toBe(201);
  });
});

describe('an employee who would certify their own Form I-9', () => {
  const settings = (body: object) => api.call('account_settings.update', { body });
  const status = async (taskId: string) =>
    (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
  const items = async (taskId: string) =>
    (await api.call('work_items.list', { query: { bucket: 'today', per_page: 100 } })).body.data.filter(
      (item: { task_id: string | null }) => item.task_id === taskId,
    );

  it('names no one unless the account lets employees', async () => {
    await settings({ representative_naming: 'employer' });
    const { taskId, page } = await signedSectionOne(api);
    const refused = await name(taskId, {}, { token: page.token });
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('employer names')]);
    expect((await page.sheet(taskId)).body).toMatchObject({ may_name_representative: false });
    await letEmployeesName(api);
    expect((await page.sheet(taskId)).body).toMatchObject({ may_name_representative: true });
    expect((await name(taskId, {}, { token: page.token })).status).toBe(201);
  });

  it('never receives the code, which the employer asks for and gives to the representative', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const by = { token: signed.page.token };
    const { body } = await name(signed.taskId, {}, by);
    expect(body).toMatchObject({ code: null, code_recipient: 'employer' });
    const path = { task_id: signed.taskId };
    expect((await api.call('tasks.createRepresentativeCode', { path, ...by })).status).toBe(403);
    const [first, second] = [await newCode(api, signed.taskId), await newCode(api, signed.taskId)];
    const page = await HostedPage.exchange(api, body.url);
    if (first !== second) expect((await proveCode(api, page, first)).status).toBe(403);
    expect((await proveCode(api, page, second)).status).toBe(200);
    expect((await api.call('tasks.createRepresentativeCode', { path })).status).toBe(400);
    const secured = await query<{ kind: string }>(
      api,
      `SELECT kind FROM security_events WHERE detail ->> 'representative_id' = $1 AND kind = 'representative.code_created'`,
      [body.representative.id],
    );
    expect(secured).toHaveLength(2);
  });

  it('cannot turn the pictures off', async () => {
    await letEmployeesName(api);
    const { taskId, page } = await signedSectionOne(api);
    const by = { token: page.token };
    const refused = await name(taskId, { asks_for_pictures: false }, by);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('pictures')]);
    expect((await name(taskId, {}, by)).body.representative).toMatchObject({ asks_for_pictures: true });
    await settings({ document_pictures: 'not_required' });
    const other = await signedSectionOne(api);
    const asked = await name(other.taskId, { asks_for_pictures: true }, { token: other.page.token });
    expect(asked.body.representative).toMatchObject({ asks_for_pictures: false });
    await settings({ document_pictures: 'required' });
  });

  it.each(['Roberta Friend Lopez Ana', 'LÓPEZ Roberta ána', 'Dr. Ana M. Lopez, CPA', 'A. Lopez', 'AnaLopez'])(
    'names no one whose name contains their own: %s',
    async (given) => {
      await letEmployeesName(api);
      const { taskId, page } = await signedSectionOne(api);
      const refused = await name(taskId, { name: given }, { token: page.token });
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('own documents')]);
    },
  );

  it('does not sign by the representative’s link with a name that contains their own', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const page = await openRepresentative(api, await namedByEmployee(api, signed));
    await addPictures(api, page, signed.taskId);
    await page.write(signed.taskId, examinedAnswers);
    await page.visitAll(signed.taskId, 'section_2');
    expect((await page.sign(signed.taskId, 'section_2', 'Dana Okafor Lopez Ana')).status).toBe(403);
    expect((await page.sign(signed.taskId, 'section_2', 'Dana Okafor')).status).toBe(201);
  });

  it('is refused in a browser that they have used: before the code, and when signing', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const named = await namedByEmployee(api, signed);
    const device = 'd'.repeat(43);
    const own = await api.call('employees.getOnboardingUrl', { path: { employee_id: signed.employeeId } });
    await HostedPage.exchange(api, own.body.url, device);
    const same = await HostedPage.exchange(api, named.url, device);
    expect((await same.current()).body.representative).toMatchObject({ status: 'employees_device' });
    const refused = await proveCode(api, same, named.code);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('this browser')]);
    const another = 'e'.repeat(43);
    const page = await HostedPage.exchange(api, named.url, another);
    expect((await proveCode(api, page, named.code)).status).toBe(200);
    await HostedPage.exchange(api, own.body.url, another);
    expect((await examineAndSign(api, page, signed.taskId)).status).toBe(403);
  });

  it('completes nothing before the employer has looked at it; Section 2 counts from the day it was signed', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const page = await openRepresentative(api, await namedByEmployee(api, signed));
    expect((await examineAndSign(api, page, signed.taskId)).status).toBe(201);
    const jobs = await query(api, `SELECT 1 FROM document_jobs WHERE task_id = $1`, [signed.taskId]);
    expect(jobs).toEqual([]);
    expect(await status(signed.taskId)).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'employer_action' },
      completed_at: null,
    });
    expect(await items(signed.taskId)).toMatchObject([
      { id: `confirmation:${signed.taskId}`, kind: 'confirmation', due_on: null, section_id: null },
    ]);
    const path = { task_id: signed.taskId };
    const body = { decision: 'accepted' };
    const byThemselves = [signed.page.token, page.token].map((token) =>
      api.call('tasks.reviewRepresentative', { path, body, token }),
    );
    expect((await Promise.all(byThemselves)).map(({ status }) => status)).toEqual([403, 403]);
    expect((await api.call('tasks.reviewRepresentative', { path, body })).status).toBe(200);
    const { body: completed } = await completedTask(api, signed.taskId);
    expect(completed.completed_at).toEqual(expect.any(String));
    expect(await items(signed.taskId)).toEqual([]);
    const [row] = await query<{ signed_on: string; due_on: string }>(
      api,
      `SELECT signatures.signed_on, tasks.due_on FROM signatures JOIN tasks ON tasks.id = signatures.task_id
        WHERE task_id = $1 AND section_id = 'section_2' AND voided_at IS NULL`,
      [signed.taskId],
    );
    expect(row?.signed_on).toMatch(/^\d{4}-/);
  });

  it('is asked for nothing new where the employer sends it back', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const page = await openRepresentative(api, await namedByEmployee(api, signed));
    await examineAndSign(api, page, signed.taskId);
    const path = { task_id: signed.taskId };
    const reason = 'The number of the license is wrong';
    const returned = await api.call('tasks.reviewRepresentative', {
      path,
      body: { decision: 'returned', reason },
    });
    expect(returned.body).toMatchObject({ status: 'returned' });
    expect(await items(signed.taskId)).not.toMatchObject([{ kind: 'confirmation' }]);
    // Not a correction: Section 2 was never complete, so it keeps its deadline.
    expect(await status(signed.taskId)).toMatchObject({ is_being_corrected: false });
    await page.visitAll(signed.taskId, 'section_2');
    expect((await page.sign(signed.taskId, 'section_2', 'Dana Okafor')).status).toBe(201);
    expect(await status(signed.taskId)).toMatchObject({ status: 'requires_action' });
    await api.call('tasks.reviewRepresentative', { path, body: { decision: 'accepted' } });
    await completedTask(api, signed.taskId);
  });
});

describe('the code', () => {
  it('opens one browser, once; without it the link shows nothing but the employer’s name', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    const blind = await HostedPage.exchange(api, named.url);
    const { body } = await blind.current();
    expect(body).toMatchObject({ tasks: [], employee: { first_name: '', last_name: '' } });
    expect(body.representative).toMatchObject({ status: 'code_required', tries_left: 5 });
    await openRepresentative(api, named);
    const replayed = await proveCode(api, blind, named.code);
    expect([replayed.status, replayed.body.message]).toEqual([403, expect.stringContaining('used already')]);
    expect((await blind.sheet(taskId)).status).toBe(403);
  });

  it('is not guessed: five wrong ones end the link, asked one after the other or all at once', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    const page = await HostedPage.exchange(api, named.url);
    const tries = Array.from({ length: 8 }, () => proveCode(api, page, wrong(named.code)));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 403));
    expect((await proveCode(api, page, named.code)).status).toBe(403);
    await expect(HostedPage.exchange(api, named.url)).rejects.toThrow('leads nowhere');
    const refused = await query(
      api,
      `SELECT 1 FROM audit_events WHERE task_id = $1 AND kind = 'code_refused'`,
      [taskId],
    );
    expect(refused).toHaveLength(5);
    const secured = await query<{ kind: string }>(
      api,
      `SELECT kind FROM security_events WHERE detail ->> 'representative_id' = $1 ORDER BY kind`,
      [named.representative.id],
    );
    expect(secured.map(({ kind }) => kind)).toEqual([
      'representative.code_locked',
      ...Array.from({ length: 5 }, () => 'representative.code_refused'),
    ]);
    const locked = await query(
      api,
      `SELECT 1 FROM events WHERE account_id = $1 AND kind = 'representative.locked'`,
      [api.live.account.id],
    );
    expect(locked).toHaveLength(1);
    expect((await name(taskId, { name: 'Lee Chen' })).status).toBe(201);
  });

  it('is in no table, log or event, and another person’s does not fit', async () => {
    const [one, other] = [await signedSectionOne(api), await signedSectionOne(api)];
    const first = await nameRepresentative(api, one.taskId);
    const second = await nameRepresentative(api, other.taskId);
    const page = await HostedPage.exchange(api, second.url);
    if (first.code !== second.code) expect((await proveCode(api, page, first.code)).status).toBe(403);
    const digits = second.code.replace(' ', '');
    const kept = [];
    for (const table of ['representatives', 'events', 'security_events', 'audit_events'])
      kept.push(await query(api, `SELECT * FROM ${table} WHERE account_id = $1`, [api.live.account.id]));
    expect(kept.filter((rows) => rows.length === 0)).toEqual([]);
    expect(JSON.stringify(kept)).not.toContain(digits);
    expect(JSON.stringify(kept)).not.toContain(second.code);
  });
});

describe('a representative’s session', () => {
  it('calls what is marked as theirs and nothing else; without the code still less', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const made = await nameRepresentative(api, taskId);
    const blind = await HostedPage.exchange(api, made.url);
    const page = await openRepresentative(api, made);
    const given: Readonly<Record<string, string>> = { task_id: taskId, employee_id: employeeId };
    const named = Object.keys(pathParameters);
    const path = Object.fromEntries(named.map((name) => [name, given[name] ?? 'x']));
    const asked = async (id: OperationId, { token }: HostedPage) => {
      const { method, reference } = facts(id);
      const body = method === 'GET' ? {} : { body: reference.body ?? {} };
      return (await api.call(id, { path, ...body, token })).status;
    };
    const others = hosted.filter((id) => facts(id).representative === undefined);
    expect(others.length).toBeGreaterThan(15);
    for (const id of others) expect([id, await asked(id, page)]).toEqual([id, 403]);
    const withCode = hosted.filter((id) => facts(id).representative === 'with_code');
    for (const id of withCode) expect([id, await asked(id, blind)]).toEqual([id, 403]);
  });

  it('finds no other task of the employee, of the account or of another one', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const other = await signedSectionOne(api);
    const w4 = await newTask(api, 'w-4', { employee_id: employeeId });
    const theirs = await newTask(api, 'i-9', { token: api.test.apiToken, employee_id: undefined }).catch(
      () => undefined,
    );
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    for (const id of [other.taskId, w4.taskId, ...(theirs ? [theirs.taskId] : [])]) {
      expect((await page.sheet(id)).status).toBe(404);
      expect((await page.write(id, { 'task.list_choice': 'a' })).status).toBe(404);
      const { subtasks } = (await other.page.sheet(other.taskId)).body;
      const path = { subtask_id: subtasks[0].id };
      expect((await api.call('subtasks.visit', { path, token: page.token })).status).toBe(404);
    }
  });

  it('writes and signs nothing but what is left to them', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    expect((await page.write(taskId, { 'task.first_name': 'Eve' })).status).toBe(403);
    expect((await page.write(taskId, { 'task.rehire_1_date': '2026-11-23' })).status).toBe(403);
    expect((await page.sign(taskId, 'section_1', 'Dana Okafor')).status).toBe(403);
    expect((await page.sign(taskId, 'supplement_b_1', 'Dana Okafor')).status).toBe(403);
  });

  it('is over once they have signed, and so is the link', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    const page = await openRepresentative(api, named);
    expect((await examineAndSign(api, page, taskId)).status).toBe(201);
    expect((await page.sheet(taskId)).status).toBe(403);
    expect((await page.write(taskId, examinedAnswers)).status).toBe(403);
    const { body } = await page.current();
    expect(body).toMatchObject({ tasks: [], representative: { status: 'signed' } });
    await expect(HostedPage.exchange(api, named.url)).rejects.toThrow('leads nowhere');
  });
});

describe('a link of a representative ends', () => {
  it('with the API token of whoever named them', async () => {
    const { taskId } = await signedSectionOne(api);
    const made = (await api.call('api_tokens.create', { body: { name: 'Names' } })).body;
    const page = await openRepresentative(
      api,
      await nameRepresentative(api, taskId, {}, { token: made.token }),
    );
    expect((await page.sheet(taskId)).status).toBe(200);
    await api.call('api_tokens.revoke', { path: { api_token_id: made.id } });
    expect((await page.sheet(taskId)).status).toBe(401);
  });

  it('with the link of the employee who named them', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const { taskId, employeeId } = signed;
    const named = await namedByEmployee(api, signed);
    const page = await openRepresentative(api, named);
    const links = await api.call('onboarding_links.list', { query: { employee_id: employeeId } });
    const own = links.body.data.find(
      ({ representative_id }: { representative_id: string | null }) => representative_id === null,
    );
    await api.call('onboarding_links.revoke', { path: { onboarding_link_id: own.id } });
    expect((await page.sheet(taskId)).status).toBe(401);
    await expect(HostedPage.exchange(api, named.url)).rejects.toThrow('leads nowhere');
  });

  it('with the employee', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    expect((await page.sheet(taskId)).status).toBe(401);
  });
});

describe('naming somebody', () => {
  it('takes a name and an email or a phone of ordinary size, for a form that has such a section', async () => {
    const { taskId } = await signedSectionOne(api);
    const { taskId: w4 } = await newTask(api, 'w-4');
    const body = { name: 'Dana Okafor' };
    const path = { task_id: taskId };
    expect((await api.call('tasks.nameRepresentative', { path, body })).status).toBe(400);
    for (const given of [
      { name: '123' },
      { email: 'nobody' },
      { phone: 'call me' },
      { name: 'x'.repeat(121) },
    ])
      expect([given, (await name(taskId, given)).status]).toEqual([given, 400]);
    expect((await name(w4, {})).status).toBe(400);
  });
});
