import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryEntry } from '@firstday/domain';
import { SecurityReadsService } from '../../identity/security-log/security-reads.service.js';
import { createRecord, dateOfBirth, socialSecurityNumber } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { newEmployee, newEmployer, newTask } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const region = {
  name: 'region',
  label: 'Region',
  entity_type: 'employee',
  scalar_type: 'string',
  is_permission_scope: true,
};

type By = ReturnType<typeof withCookie> | { readonly token: string };
type Query = Readonly<Record<string, string | number>>;

const asToken: () => By = () => ({ token: api.live.apiToken });

async function historyOf(employee_id: string, query: Query = {}, by: By = asToken()) {
  await api.app.get(SecurityReadsService).writeAll();
  return api.call('employees.listHistory', {
    path: { employee_id },
    query: { per_page: 100, ...query },
    ...by,
  });
}

const entriesOf = async (employee: string, query: Query = {}, by: By = asToken()): Promise<HistoryEntry[]> =>
  (await historyOf(employee, query, by)).body.data;
const actionsOf = async (employee: string, query: Query = {}, by: By = asToken()) =>
  (await entriesOf(employee, query, by)).map(({ kind, action }) => `${kind} ${action}`);

/** A hire whose W-4 is finished, and whose record and placement were changed since. */
async function busyHire() {
  const employer_id = await newEmployer(api);
  const employee_id = await newEmployee(api, { social_security_number: socialSecurityNumber });
  const placement = (await api.call('placements.create', { body: { employee_id, employer_id } })).body;
  const { taskId } = await finishedW4(api, { employee_id, employer_id });
  const path = { employee_id };
  await api.call('employees.updateById', { path, body: { phone: '+1 518 555 0188', favourite: 'blue' } });
  await api.call('placements.updateById', {
    path: { placement_id: placement.id },
    body: { start_date: '2026-12-01' },
  });
  return { employee: employee_id, placement: placement.id, taskId };
}

describe('the history of an employee', () => {
  it('is of nobody whom the caller may not see', async () => {
    const employee = await newEmployee(api);
    await api.call('custom_properties.create', { body: region });
    const other = await newEmployee(api, { custom_attributes: { region: 'east' } });
    expect((await historyOf(employee, {}, { token: api.stranger.apiToken })).status).toBe(404);
    expect((await historyOf(employee, {}, { token: api.test.apiToken })).status).toBe(404);
    expect((await historyOf('ee_1111111111111111111111')).status).toBe(404);
    const clerk = withCookie(await signInUser(api, [{ permissions: ['task:view'] }]));
    expect((await historyOf(employee, {}, clerk)).status).toBe(403);
    const access_rule = {
      all: [{ fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' }],
    };
    const some = withCookie(await signInUser(api, [{ permissions: ['employee:view'], access_rule }]));
    expect((await historyOf(employee, {}, some)).status).toBe(404);
    expect((await historyOf(other, {}, some)).status).toBe(200);
  });

  it('refuses a cursor, a kind and a page size that cannot be', async () => {
    const employee = await newEmployee(api);
    const wrong: readonly Query[] = [
      { cursor: "1'; --" },
      { kind: 'gossip' },
      { per_page: 0 },
      { per_page: 101 },
    ];
    for (const query of wrong)
      expect([query, (await historyOf(employee, query)).status]).toEqual([query, 400]);
  });

  it('has what happened, newest first, with who did it, and no answer', async () => {
    const { employee, placement, taskId } = await busyHire();
    const entries = await entriesOf(employee);
    const said = JSON.stringify(entries);
    for (const value of [socialSecurityNumber, dateOfBirth, '518 555 0188', 'blue', 'favourite', 'single_or'])
      expect(said).not.toContain(value);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'employee.updated',
        actor: expect.objectContaining({ kind: 'api_token', name: expect.any(String) }),
        detail: { fields: ['phone', 'system_attributes'] },
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'placement.updated',
        subject: { type: 'placement', id: placement, name: null },
        detail: { employee_id: employee, fields: ['start_date'] },
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'signed',
        actor: expect.objectContaining({ kind: 'form_session', id: employee }),
        subject: { type: 'task', id: taskId, name: expect.stringContaining('W-4') },
      }),
    );
    const actions = entries.map(({ kind, action }) => `${kind} ${action}`);
    for (const action of [
      'record created',
      'placement created',
      'form created',
      'form answered',
      'form document_made',
      'link onboarding_link.created',
      'link onboarding_link.used',
    ])
      expect(actions).toContain(action);
  });

  it('is read on without a gap or a repeat, whatever the size of a page', async () => {
    const { employee } = await busyHire();
    const whole = (await entriesOf(employee)).map(({ id }) => id);
    expect(new Set(whole).size).toBe(whole.length);
    const read: string[] = [];
    let cursor: string | null = '';
    do {
      const query: Query = cursor ? { per_page: 3, cursor } : { per_page: 3 };
      const { body } = await historyOf(employee, query);
      read.push(...body.data.map(({ id }: HistoryEntry) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(read).toEqual(whole);
  });

  it('gives each kind to those alone who may see what it is of', async () => {
    const { employee, placement } = await busyHire();
    const reader = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    const kinds = new Set((await entriesOf(employee, {}, reader)).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['link', 'record']);
    const rule = { all: [{ fact: 'employer.name', operator: 'equals', value: 'Nobody’s' }] };
    const narrow = withCookie(
      await signInUser(api, [
        { permissions: ['employee:view'] },
        { permissions: ['task:view', 'placement:view'], access_rule: rule },
      ]),
    );
    expect(new Set((await entriesOf(employee, {}, narrow)).map(({ kind }) => kind))).toEqual(kinds);
    expect(await actionsOf(employee, { kind: 'placement' })).toEqual([
      'placement placement.updated',
      'placement created',
    ]);
    await api.call('placements.deleteById', { path: { placement_id: placement } });
    expect(await actionsOf(employee, { kind: 'placement' })).toEqual([
      'placement placement.deleted',
      'placement placement.updated',
      'placement created',
    ]);
  });

  it('says who read sensitive values to those who may see the security log, and to nobody else', async () => {
    const { employee, taskId } = await busyHire();
    const curious = withCookie(
      await signInUser(api, [{ permissions: ['employee:view', 'task:view', 'employee:view_sensitive'] }]),
    );
    const path = { employee_id: employee };
    await api.call('employees.findById', { path, query: { mask_sensitive: 'true' }, ...curious });
    const byPeople = async () =>
      (await entriesOf(employee, { kind: 'access' })).filter(({ actor }) => actor.kind === 'user_session');
    expect(await byPeople()).toEqual([]);
    await api.call('employees.findById', { path, ...curious });
    await api.call('tasks.getFields', {
      path: { task_id: taskId },
      query: { include_sensitive_info: 'true' },
      ...curious,
    });
    const auditor = withCookie(
      await signInUser(api, [{ permissions: ['employee:view', 'task:view', 'security_log:view'] }]),
    );
    const seen = await entriesOf(employee, { kind: 'access' }, auditor);
    expect(seen).toContainEqual(
      expect.objectContaining({
        action: 'record.sensitive_read',
        actor: expect.objectContaining({ kind: 'user_session', name: expect.stringContaining('@') }),
      }),
    );
    expect(seen.map(({ action }) => action)).toContain('task.sensitive_read');
    expect(await actionsOf(employee, { kind: 'access' }, curious)).not.toContain(
      'access task.sensitive_read',
    );
  });

  it('of a record whose forms were moved says so, and the forms tell their story where they are now', async () => {
    const { employee } = await busyHire();
    const target = await newEmployee(api);
    const body = { target_employee_id: target };
    await api.call('employees.migrateTaskProgress', { path: { employee_id: employee }, body });
    const [moved] = await entriesOf(employee, { kind: 'record' });
    expect(moved).toMatchObject({
      action: 'employee.forms_moved',
      detail: { to_employee_id: target, count: 1 },
    });
    expect(await actionsOf(target)).toEqual(expect.arrayContaining(['form moved', 'form signed']));
  });

  it('keeps what a withdrawn form went through', async () => {
    const { taskId, employeeId } = await newTask(api, 'handbook');
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    expect(await actionsOf(employeeId)).toEqual(expect.arrayContaining(['form created', 'form deleted']));
  });
});

describe('an employee read with sensitive values masked', () => {
  it('shows none of them to whoever may see them, and leaves no trace of a look', async () => {
    const { id } = await createRecord(api, 'employees', { social_security_number: socialSecurityNumber });
    const path = { employee_id: id };
    const masked = await api.call('employees.findById', { path, query: { mask_sensitive: 'true' } });
    expect(masked.body.social_security_number).toBe(`***-**-${socialSecurityNumber.slice(-4)}`);
    expect(masked.headers.get('etag')).toBeTruthy();
    const { body } = await api.call('employees.findById', { path });
    expect(body.social_security_number).toBe(socialSecurityNumber);
  });
});
