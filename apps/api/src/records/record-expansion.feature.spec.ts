import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '@firstday/domain';
import { SecurityReadsService } from '../identity/index.js';
import { createRecord, query, socialSecurityNumber } from '../testing/factories.js';
import { HostedPage, newTask } from '../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let named: Record<'employee_id' | 'employer_id' | 'client_id' | 'job_id', string>;
let path: Record<string, string>;
beforeAll(async () => {
  api = await TestApi.shared();
  named = {
    employee_id: (await createRecord(api, 'employees', { social_security_number: socialSecurityNumber })).id,
    employer_id: (await createRecord(api, 'employers')).id,
    client_id: (await createRecord(api, 'clients')).id,
    job_id: (await createRecord(api, 'jobs')).id,
  };
  const placement_id = (await createRecord(api, 'placements', named)).id;
  path = { ...named, placement_id, task_id: (await newTask(api, 'handbook', named)).taskId };
});
afterAll(() => api.stop());

const ask = (id: OperationId, expand: string, as = {}) => api.call(id, { path, query: { expand }, ...as });
const one = async (id: OperationId) => (await api.call(id, { path })).body;
const kinds = [
  ['placements', 'employee,employer,client,job'],
  ['tasks', 'employee, employer,client,job'],
] as const;

describe.each(kinds)('%s that bring along', (tag, names) => {
  it('have each record as it answers itself, in get one and in lists', async () => {
    const plain = await one(`${tag}.findById`);
    expect(plain).not.toHaveProperty('expanded');
    const expanded = {
      employee: await one('employees.findById'),
      employer: await one('employers.findById'),
      client: await one('clients.findById'),
      job: await one('jobs.findById'),
    };
    expect((await ask(`${tag}.findById`, names)).body).toEqual({ ...plain, expanded });
    expect((await ask(`${tag}.list`, names)).body.data).toEqual([{ ...plain, expanded }]);
    const some = await ask(`${tag}.list`, 'job,job');
    expect(some.body.data[0].expanded).toEqual({ job: expanded.job });
  });

  it.each(['nobody', 'employee,', '', 'constructor', '__proto__', 'employee.employer', 'x'.repeat(300)])(
    'are 400 for %j',
    async (expand) => {
      for (const id of [`${tag}.findById`, `${tag}.list`] as const)
        expect((await ask(id, expand)).body).toMatchObject({
          _tag: 'HttpApiDecodeError',
          issues: [{ path: ['expand'] }],
        });
    },
  );

  it('take the permission to read what is brought along, and its groups’ access rules, masked as there', async () => {
    const view = tag === 'placements' ? 'placement:view' : 'task:view';
    const lacking = withCookie(await signInUser(api, [{ permissions: [view, 'employer:view'] }]));
    expect((await ask(`${tag}.findById`, 'employer', lacking)).status).toBe(200);
    for (const id of [`${tag}.findById`, `${tag}.list`] as const)
      expect((await ask(id, 'employer,employee', lacking)).body._tag).toBe('Forbidden');
    const access_rule = { fact: 'client.name', operator: 'equals', value: 'Nobody of this name' };
    const ruled: Parameters<typeof signInUser>[1] = [
      { permissions: [view] },
      { permissions: ['employee:view', 'client:view'], access_rule },
    ];
    const narrowed = withCookie(await signInUser(api, ruled));
    const hidden = await ask(`${tag}.list`, 'employee,client', narrowed);
    expect(hidden.body.data[0].expanded).toEqual({ employee: null, client: null });
    const masked = withCookie(await signInUser(api, [{ permissions: [view, 'employee:view'] }]));
    const { employee } = (await ask(`${tag}.findById`, 'employee', masked)).body.expanded;
    expect(employee.social_security_number).toBe('***-**-9999');
  });
});

it('writes to the security log whose sensitive values were read', async () => {
  const secret = { social_security_number: socialSecurityNumber };
  const { id: employee_id } = await createRecord(api, 'employees', secret);
  const placement_id = (await createRecord(api, 'placements', { employee_id })).id;
  const reads = async () => {
    await api.app.get(SecurityReadsService).writeAll();
    return query(
      api,
      `SELECT 1 FROM security_events WHERE kind = 'record.sensitive_read' AND subject_id = $1`,
      [employee_id],
    );
  };
  expect(await reads()).toHaveLength(0);
  await api.call('placements.findById', { path: { placement_id }, query: { expand: 'employer' } });
  expect(await reads()).toHaveLength(0);
  await api.call('placements.findById', { path: { placement_id }, query: { expand: 'employee' } });
  expect(await reads()).toHaveLength(1);
});

it('tasks bring their form along', async () => {
  const task = (await ask('tasks.findById', 'form')).body;
  const form = await api.call('forms.findById', { path: { form_id: task.form_id } });
  expect(task.expanded).toEqual({ form: form.body });
});

it('hosted pages and components bring nothing along', async () => {
  const page = await HostedPage.open(api, named.employee_id);
  expect((await ask('tasks.findById', 'employee', { token: page.token })).status).toBe(403);
  const token = await openComponent(api, { component: 'employees/list' });
  const as = { token: null, headers: { 'x-component-auth-token': token } };
  expect((await ask('tasks.list', 'employee', as)).status).toBe(403);
});

it('a record of the employee that is gone is null', async () => {
  const id = (await createRecord(api, 'placements', { employee_id: named.employee_id })).id;
  const { body } = await api.call('placements.findById', {
    path: { placement_id: id },
    query: { expand: 'client,employee' },
  });
  expect(body.expanded).toMatchObject({ client: null, employee: { id: named.employee_id } });
});
