import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId, Permission } from '@firstday/domain';
import { type Condition, outcomeOf } from '@firstday/policy-engine';
import fc from 'fast-check';
import { Database, statement } from '../../database/database.js';
import { cases } from '../../testing/cases.js';
import { createRecord } from '../../testing/factories.js';
import { HostedPage, newTask } from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { ruleSql } from './rule-sql.js';

const everything: Permission[] = [
  'employee:view',
  'employee:edit',
  'placement:view',
  'placement:edit',
  'task:view',
  'task:edit',
  'client:view',
];
const east = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
const names = ({ data }: { data: { first_name: string }[] }) =>
  data.map(({ first_name }) => first_name).sort();

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await TestApi.shared();
  const properties = { region: 'string', level: 'integer', driver: 'boolean', hired: 'date' };
  for (const [name, scalar_type] of Object.entries(properties))
    await createRecord(api, 'custom_properties', { name, scalar_type, is_permission_scope: true });
  await createRecord(api, 'custom_properties', {
    name: 'area',
    entity_type: 'client',
    is_permission_scope: true,
  });
  for (const [first_name, region] of [
    ['Ana', 'east'],
    ['Ben', 'west'],
    ['Cara', 'east'],
    ['Dora', undefined],
  ])
    ids[first_name ?? ''] = (
      await createRecord(api, 'employees', { first_name, custom_attributes: region ? { region } : {} })
    ).id;
  ids['north'] = (
    await createRecord(api, 'clients', { name: 'North Mill', custom_attributes: { area: 'north' } })
  ).id;
  for (const who of ['Ana', 'Ben']) {
    ids[`${who}'s task`] = (await newTask(api, 'w-4', { employee_id: ids[who] })).taskId;
    const placement = { employee_id: ids[who], ...(who === 'Ben' && { client_id: ids['north'] }) };
    ids[`${who}'s placement`] = (await createRecord(api, 'placements', placement)).id;
  }
});
afterAll(() => api.stop());

const as = (cookie: string, id: OperationId, more: object = {}) =>
  api.call(id, { ...withCookie(cookie), ...more });

describe('a person whose group has an access rule', () => {
  it('lists and counts only the records that meet it', async () => {
    const cookie = await signInUser(api, [{ permissions: everything, access_rule: east }]);
    const { body } = await as(cookie, 'employees.list', { query: { per_page: 1 } });
    expect(body).toMatchObject({ total: 2, total_pages: 2 });
    expect(names((await as(cookie, 'employees.list')).body)).toEqual(['Ana', 'Cara']);
    for (const [list, own] of [
      ['tasks.list', "Ana's task"],
      ['placements.list', "Ana's placement"],
    ] as const) {
      const seen = (await as(cookie, list)).body;
      expect([seen.total, seen.data.map(({ id }: { id: string }) => id)]).toEqual([1, [ids[own]]]);
    }
    expect((await as(cookie, 'clients.list')).body.total).toBe(1);
  });

  it('finds, changes and deletes no other record, as if there were none', async () => {
    const cookie = await signInUser(api, [{ permissions: everything, access_rule: east }]);
    const ben = { employee_id: ids['Ben'] };
    const status = async (id: OperationId, path: object, body?: object) =>
      (await as(cookie, id, { path, ...(body && { body }) })).status;
    expect(await status('employees.findById', { employee_id: ids['Ana'] })).toBe(200);
    expect(await status('employees.findById', ben)).toBe(404);
    expect(await status('employees.updateById', ben, { last_name: 'Taken' })).toBe(404);
    expect(await status('employees.deleteById', ben)).toBe(404);
    expect(await status('employees.getOnboardingUrl', ben)).toBe(404);
    const [task, placement] = [{ task_id: ids["Ben's task"] }, { placement_id: ids["Ben's placement"] }];
    for (const [id, query] of [
      ['tasks.findById', {}],
      ['tasks.getFields', {}],
      ['tasks.deleteById', {}],
      ['tasks.getOnboardingUrl', { assignee_type: 'employee' }],
    ] as const)
      expect([id, (await as(cookie, id, { path: task, query })).status]).toEqual([id, 404]);
    expect(await status('placements.findById', placement)).toBe(404);
    expect(await status('placements.updateById', placement, { note: 'x' })).toBe(404);
    expect(await status('placements.create', {}, { employee_id: ids['Ben'] })).toBe(404);
  });

  it('writes no record out of its own sight', async () => {
    const cookie = await signInUser(api, [{ permissions: everything, access_rule: east }]);
    const body = { region: 'west' };
    const path = { employee_id: ids['Cara'] ?? '' };
    const moved = await as(cookie, 'employees.updateById', { path, body: { custom_attributes: body } });
    expect([moved.status, moved.body._tag]).toEqual([403, 'Forbidden']);
    expect((await api.call('employees.findById', { path })).body.custom_attributes.region).toBe('east');
    const made = (custom_attributes: object) =>
      as(cookie, 'employees.create', {
        body: {
          first_name: 'Eva',
          last_name: 'X',
          address: { street: 'a', city: 'b', state: 'NY', country: 'USA' },
          custom_attributes,
        },
      });
    expect((await made(body)).status).toBe(403);
    const eva = await made({ region: 'east' });
    expect(eva.status).toBe(201);
    await api.call('employees.deleteById', { path: { employee_id: eva.body.id } });
  });

  it('sees what any of their groups allows, and everything by one without a rule', async () => {
    const west = { ...east, value: 'west' };
    const both = await signInUser(api, [
      { permissions: ['employee:view'], access_rule: east },
      { permissions: ['employee:view'], access_rule: west },
      { permissions: ['client:view'] },
    ]);
    expect(names((await as(both, 'employees.list')).body)).toEqual(['Ana', 'Ben', 'Cara']);
    const free = await signInUser(api, [
      { permissions: ['employee:view'], access_rule: east },
      { permissions: ['employee:view'] },
    ]);
    expect((await as(free, 'employees.list')).body.total).toBe(4);
  });

  it('sees placements by what the rule says of their client, and those without one where it asks for none', async () => {
    const seenBy = async (rule: Condition) => {
      const cookie = await signInUser(api, [{ permissions: everything, access_rule: rule }]);
      return (await as(cookie, 'placements.list')).body.data.map(({ id }: { id: string }) => id);
    };
    const fact = 'client.name';
    expect(await seenBy({ fact, operator: 'equals', value: 'North Mill' })).toEqual([ids["Ben's placement"]]);
    expect(await seenBy({ fact, operator: 'is_absent' })).toEqual([ids["Ana's placement"]]);
    // Nobody can say of a client that is not there whether it has another name.
    expect(await seenBy({ fact, operator: 'not_equals', value: 'South Mill' })).toEqual([
      ids["Ben's placement"],
    ]);
  });

  it('sees employees through their placements where the rule is about the client', async () => {
    const rule = { fact: 'client.custom_attributes.area', operator: 'equals', value: 'north' };
    const cookie = await signInUser(api, [{ permissions: everything, access_rule: rule }]);
    expect(names((await as(cookie, 'employees.list')).body)).toEqual(['Ben']);
    expect((await as(cookie, 'placements.list')).body.data[0].id).toBe(ids["Ben's placement"]);
  });
});

describe('sensitive values', () => {
  it('are clear to people with the permission, and not lent from one group to the records of another', async () => {
    const ssn = '219-09-9999';
    const path = { employee_id: ids['Ana'] ?? '' };
    await api.call('employees.updateById', { path, body: { social_security_number: ssn } });
    const shownTo = async (...groups: { permissions: Permission[]; access_rule?: unknown }[]) =>
      (await as(await signInUser(api, groups), 'employees.findById', { path })).body.social_security_number;
    expect(await shownTo({ permissions: ['employee:view'] })).toBe('***-**-9999');
    expect(await shownTo({ permissions: ['employee:view', 'employee:view_sensitive'] })).toBe(ssn);
    const ruled = {
      permissions: ['employee:view', 'employee:view_sensitive'] as Permission[],
      access_rule: east,
    };
    expect(await shownTo({ permissions: ['employee:view'] }, ruled)).toBe('***-**-9999');
  });
});

describe('an embedded component', () => {
  const list = async (token: string, id: OperationId) =>
    (await api.call(id, { token: null, headers: { 'x-component-auth-token': token } })).body;

  it('shows the employees that its filters allow, whatever it asks for, and their tasks', async () => {
    const filters = { custom_attributes: '{"region":"east"}' };
    const token = await openComponent(api, { component: 'employees/list', filters });
    expect(names(await list(token, 'employees.list'))).toEqual(['Ana', 'Cara']);
    const tasks = await list(token, 'tasks.list');
    expect(tasks.data.map(({ id }: { id: string }) => id)).toEqual([ids["Ana's task"]]);
    const headers = { 'x-component-auth-token': token };
    for (const [who, status] of [
      ['Ana', 200],
      ['Ben', 404],
    ] as const)
      for (const id of ['employees.findById', 'employees.getOnboardingUrl'] as const) {
        const answer = await api.call(id, { path: { employee_id: ids[who] ?? '' }, token: null, headers });
        expect([who, id, answer.status]).toEqual([who, id, status]);
      }
  });

  it.each([
    [{ first_name: 'ana' }, ['Ana']],
    [{ placements_count_min: '1' }, ['Ana', 'Ben']],
    [{ placements_count_max: '0' }, ['Cara', 'Dora']],
    [{ status: 'requires_action' }, ['Ana', 'Ben']],
    [{ status: 'completed' }, []],
    [{ progress_max: '100', last_name: 'Lindqvist' }, ['Ana', 'Ben']],
    [{ created_at_from: '2999-01-01' }, []],
    [{ latest_task_updated_at_from: '2020-01-01' }, ['Ana', 'Ben']],
    [{ next_task_due_at_to: '2020-01-01' }, []],
    [{ limit: '1', order_by: 'name' }, ['Ana', 'Ben', 'Cara', 'Dora']],
  ])('holds %j', async (filters, expected) => {
    const token = await openComponent(api, { component: 'employees/list', filters });
    expect(names(await list(token, 'employees.list'))).toEqual(expected);
  });

  it('of one employee’s tasks shows that employee and those tasks', async () => {
    const asked = { component: 'employee/tasks', employee_id: ids['Ben'] };
    const token = await openComponent(api, asked);
    expect(names(await list(token, 'employees.list'))).toEqual(['Ben']);
    expect((await list(token, 'tasks.list')).data[0].id).toBe(ids["Ben's task"]);
    const closed = await openComponent(api, { ...asked, filters: { assignee: 'employer' } });
    expect((await list(closed, 'tasks.list')).total).toBe(0);
    const headers = { 'x-component-auth-token': closed };
    const path = { task_id: ids["Ben's task"] ?? '' };
    expect((await api.call('tasks.findById', { path, token: null, headers })).status).toBe(404);
  });

  it('starts a link for the tasks that it shows, and no others', async () => {
    const ben = { employee_id: ids['Ben'] ?? '' };
    const other = await newTask(api, 'handbook', ben);
    const task = await api.call('tasks.findById', { path: { task_id: other.taskId } });
    const filters = { form_id: task.body.form_id };
    const token = await openComponent(api, { component: 'employee/tasks', ...ben, filters });
    const link = (query: Record<string, string> = {}) =>
      api.call('employees.getOnboardingUrl', {
        path: ben,
        query,
        token: null,
        headers: { 'x-component-auth-token': token },
      });
    const page = await HostedPage.exchange(api, (await link()).body.url);
    const shown = (await page.current()).body.tasks.map(({ id }: { id: string }) => id);
    expect(shown).toEqual([other.taskId]);
    expect((await link({ task_ids: ids["Ben's task"] ?? '' })).status).toBe(400);
    await api.call('tasks.deleteById', { path: { task_id: other.taskId } });
  });

  it('of E-Verify cases shows no employees', async () => {
    const token = await openComponent(api, { component: 'everify/cases' });
    expect((await list(token, 'employees.list')).total).toBe(0);
    expect((await list(token, 'tasks.list')).total).toBe(0);
  });
});

describe('a rule in the database', () => {
  const value = fc.constantFrom<string | number | boolean>(
    'east',
    'west',
    'east end',
    '2026-01-31',
    '2026-02-01',
    1,
    2,
    10,
    true,
    false,
  );
  const text = fc.constantFrom('east', 'e', 'end', '2026');
  const day = fc.constantFrom('2026-01-31', '2026-02-01');
  const fact = fc
    .constantFrom('region', 'level', 'driver', 'hired')
    .map((name) => `employee.custom_attributes.${name}`);
  const leaf = fc.oneof(
    fc.record({ fact, operator: fc.constantFrom('equals', 'not_equals'), value }),
    fc.record({
      fact,
      operator: fc.constantFrom('in', 'not_in'),
      value: fc.array(value, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ fact, operator: fc.constantFrom('is_present', 'is_absent') }),
    fc.record({ fact, operator: fc.constantFrom('starts_with', 'contains'), value: text }),
    fc.record({
      fact,
      operator: fc.constantFrom('greater_than', 'at_least', 'less_than', 'at_most'),
      value: fc.constantFrom(1, 2),
    }),
    fc.record({
      fact,
      operator: fc.constantFrom('before', 'on_or_before', 'after', 'on_or_after'),
      value: day,
    }),
  );
  const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.record({ all: fc.array(tie('tree'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('tree'), { maxLength: 3 }) }),
      fc.record({ not: tie('tree') }),
    ) as fc.Arbitrary<Condition>,
  }));
  const attributes = fc.dictionary(
    fc.constantFrom('region', 'level', 'driver', 'hired'),
    fc.oneof(value, fc.constant(null)),
  );

  it('comes out as the policy engine says, for any rule and any values', async () => {
    const db = api.app.get(Database);
    await fc.assert(
      fc.asyncProperty(tree, attributes, async (rule, given) => {
        const values: unknown[] = [JSON.stringify(given)];
        const mark = (one: unknown) => `$${values.push(one)}`;
        const sql = ruleSql(
          rule,
          (path) => `nullif(row.data -> ${mark(path.split('.')[2])}::text, 'null'::jsonb)`,
          mark,
        );
        const text = `SELECT ${sql} AS outcome FROM (SELECT $1::jsonb AS data) row`;
        const [row] = await db.run<{ outcome: boolean | null }>(statement('', text), values);
        const facts = Object.fromEntries(
          Object.entries(given).map(([name, one]) => [`employee.custom_attributes.${name}`, one]),
        );
        const outcomes = { met: true, unmet: false, unknown: null } as const;
        expect(row?.outcome).toBe(outcomes[outcomeOf(rule, facts)]);
      }),
      { numRuns: cases({ gate: 40, night: 400 }) },
    );
  });
});
