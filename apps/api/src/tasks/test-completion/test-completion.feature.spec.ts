import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { HostedPage, newTask } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const complete = (taskId: string, more: object = {}) =>
  api.call('tasks.completeForTest', { path: { task_id: taskId }, token: api.test.apiToken, ...more });
const read = async (taskId: string) =>
  (await api.call('tasks.findById', { path: { task_id: taskId }, token: api.test.apiToken })).body;

/** Somebody at work for an employer of the test account, and their task. */
async function newTestTask(key: string, { employer = {}, token = api.test.apiToken } = {}) {
  const make = async (id: 'employers.create' | 'employees.create' | 'placements.create', body: object) =>
    (await api.call(id, { body, token })).body.id;
  const employer_id = await make('employers.create', {
    name: 'Harbor Foods',
    ein: '12-3456789',
    address,
    ...employer,
  });
  const employee_id = await make('employees.create', { first_name: 'Ana', last_name: 'Lopez', address });
  await make('placements.create', { employee_id, employer_id, start_date: '2026-11-23' });
  return newTask(api, key, { employee_id, employer_id, token });
}

describe('a task of a test account, completed in one call', () => {
  it.each([
    'i-9',
    'w-4',
    'w-9',
    'ca-de-4',
    'ny-it-2104',
    'ny-ls-54',
    'ny-ls-59',
    'irs-8233',
    'direct-deposit',
    'emergency-contact',
    'handbook',
  ])(
    'goes through its whole life: %s',
    async (key) => {
      const { taskId } = await newTestTask(key);
      const done = await complete(taskId);
      expect([done.status, done.body.message]).toEqual([200, undefined]);
      while ((await read(taskId)).status !== 'completed') await wait(50);
      const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId }, token: api.test.apiToken });
      expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      const audit = await api.call('tasks.getAudit', { path: { task_id: taskId }, token: api.test.apiToken });
      const entries: { kind: string; actor: Record<string, string> }[] = audit.body.events;
      expect(audit.body.is_intact).toBe(true);
      expect(entries.filter(({ kind }) => kind === 'completed_for_test')).toHaveLength(1);
      for (const { actor } of entries.filter(({ kind }) => kind === 'signed'))
        expect(actor['user_agent']).toMatch(/^complete_for_test/);
      expect((await complete(taskId)).status).toBe(200);
    },
    120_000,
  );

  it('is lawful for an employer in E-Verify that examines from afar', async () => {
    const employer = { uses_e_verify: true, e_verify_company_id: '12345', remote_examination: 'all_hires' };
    const { taskId } = await newTestTask('i-9', { employer });
    const done = await complete(taskId);
    expect([done.status, done.body.message]).toEqual([200, undefined]);
    expect(done.body.next_action.type).toBe('system_action');
  });

  it('keeps what was given, and is refused where that cannot be signed', async () => {
    const { taskId, employeeId } = await newTestTask('emergency-contact');
    const page = await HostedPage.open(api, employeeId, {}, api.test.apiToken);
    await page.write(taskId, { 'task.primary_name': 'Min Cho' });
    expect((await complete(taskId)).status).toBe(200);
    const { body } = await api.call('tasks.getFields', {
      path: { task_id: taskId },
      token: api.test.apiToken,
    });
    expect(body.fields).toContainEqual(
      expect.objectContaining({ path: 'task.primary_name', value: 'Min Cho' }),
    );

    const helped = await newTestTask('i-9');
    const theirs = await HostedPage.open(api, helped.employeeId, {}, api.test.apiToken);
    await theirs.write(helped.taskId, { 'task.preparer_count': '1' });
    const refused = await complete(helped.taskId);
    expect([refused.status, refused.body._tag]).toEqual([400, 'BadRequestError']);
    const audit = await api.call('tasks.getAudit', {
      path: { task_id: helped.taskId },
      token: api.test.apiToken,
    });
    expect(audit.body.signatures).toEqual([]);
  });

  it('is carried out once for a key', async () => {
    const { taskId, employeeId } = await newTestTask('handbook');
    const headers = { 'idempotency-key': 'complete-once' };
    const [one, other] = [await complete(taskId, { headers }), await complete(taskId, { headers })];
    expect([one.status, other.body]).toEqual([200, one.body]);
    const links = await api.call('onboarding_links.list', {
      query: { employee_id: employeeId },
      token: api.test.apiToken,
    });
    expect(links.body.data).toHaveLength(2);
  });
});

const organization = {
  name: 'Child',
  business_email: 'office@example.com',
  default_language: 'en',
  supported_languages: ['en'],
};

describe('nobody signs for somebody else', () => {
  it('in a live account, one of a child organization among them, or past their permissions', async () => {
    const { taskId, employeeId } = await newTask(api, 'emergency-contact');
    const live = await complete(taskId, { token: api.live.apiToken });
    expect([live.status, live.body._tag]).toEqual([400, 'BadRequestError']);
    const administrator = await signInUser(api, [
      { permissions: ['task:view', 'task:edit', 'employee:view'] },
    ]);
    expect((await complete(taskId, withCookie(administrator))).status).toBe(400);

    const child = await api.call('connected_organizations.create', { body: organization });
    const headers = { 'x-account-id': child.body.live_account_id };
    const form = (await api.call('forms.list', { headers })).body.data[0];
    const person = await api.call('employees.create', {
      body: { first_name: 'Ana', last_name: 'Lopez', address },
      headers,
    });
    const theirs = await api.call('tasks.create', {
      body: { form_id: form.id, employee_id: person.body.id },
      headers,
    });
    expect((await complete(theirs.body.id, { token: api.live.apiToken, headers })).status).toBe(400);

    const page = await HostedPage.open(api, employeeId);
    expect((await complete(taskId, { token: page.token })).status).toBe(403);
    const { taskId: tested } = await newTestTask('handbook');
    expect((await complete(tested, { token: api.live.apiToken })).status).toBe(404);
    expect((await complete(tested, { token: api.stranger.apiToken })).status).toBe(404);
    expect((await complete('task_1ChFExampLe11111111119')).status).toBe(404);
    const viewer = await signInUser(
      api,
      [{ permissions: ['task:view', 'employee:view'] }],
      api.test.apiToken,
    );
    expect((await complete(tested, withCookie(viewer))).status).toBe(403);
  });
});
