import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf, createRecord, query } from '../../testing/factories.js';
import { HostedPage, formId } from '../../testing/hosted-page.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const value = 'Blue-Heron-4471';
const attributes = { secret_word: value };
const fact = 'employee.custom_attributes.secret_word';
const filter = JSON.stringify(attributes);

let api: TestApi;
let employeeId: string;
beforeAll(async () => {
  api = await TestApi.start();
  for (const entity_type of ['employee', 'employer', 'client', 'job', 'placement'])
    await createRecord(api, 'custom_properties', {
      entity_type,
      name: 'secret_word',
      is_sensitive_info: true,
      is_permission_scope: true,
    });
  employeeId = (await createRecord(api, 'employees', { custom_attributes: attributes })).id;
});
afterAll(() => api.stop());

const found = (sent: object = {}) =>
  api.call('employees.findById', { path: { employee_id: employeeId }, ...sent });

describe('a custom property of sensitive information', () => {
  it('is sealed in every kind of record, and in the clear in no table', async () => {
    const employer = await createRecord(api, 'employers', { custom_attributes: attributes });
    await createRecord(api, 'clients', { custom_attributes: attributes });
    await createRecord(api, 'jobs', { custom_attributes: attributes });
    const placed = { employee_id: employeeId, employer_id: employer.id, custom_attributes: attributes };
    const placement = await createRecord(api, 'placements', placed);
    expect(placement.custom_attributes).toEqual(attributes);
    const tables = await query<{ name: string }>(
      api,
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
    );
    for (const { name } of tables) {
      const rows = await query<Record<string, unknown>>(api, `SELECT * FROM ${name}`);
      const bytes = rows.flatMap((row) =>
        Object.values(row)
          .filter((cell) => cell instanceof Buffer)
          .map(String),
      );
      expect([name, JSON.stringify(rows).includes(value) || bytes.join().includes(value)]).toEqual([
        name,
        false,
      ]);
    }
    for (const { id } of [employer, placement])
      expect((await eventsOf(api, id))[0]?.data).toMatchObject({ custom_attributes: { secret_word: '***' } });
  });

  it('is clear to an API token and to people with the permission, and masked to everyone else', async () => {
    const shown = async (sent: object) => (await found(sent)).body.custom_attributes?.secret_word;
    expect(await shown({})).toBe(value);
    const reader = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    const trusted = withCookie(
      await signInUser(api, [{ permissions: ['employee:view', 'employee:view_sensitive'] }]),
    );
    expect([await shown(reader), await shown(trusted)]).toEqual(['***', value]);
    expect(await shown({ token: (await HostedPage.open(api, employeeId)).token })).toBe('***');
    const component = await openComponent(api, { component: 'employees/list' });
    const headers = { 'x-component-auth-token': component };
    const rows = await api.call('component_rows.listEmployees', { token: null, headers });
    expect(rows.status).toBe(200);
    expect(JSON.stringify(rows.body)).not.toContain(value);
  });

  it('is filtered by in no list, component or view', async () => {
    const lists = [
      'employees.list',
      'employers.list',
      'clients.list',
      'jobs.list',
      'placements.list',
    ] as const;
    for (const id of lists) {
      const answer = await api.call(id, { query: { custom_attributes: filter } });
      expect([id, answer.status, answer.body.data]).toEqual([id, 400, undefined]);
      expect(JSON.stringify(answer.body)).not.toContain(value);
    }
    const filters = { custom_attributes: filter };
    const component = await api.call('components.createUrl', {
      body: { component: 'employees/list', filters },
    });
    const view = await api.call('custom_views.create', {
      body: { component: 'employees/list', name: 'V', filters },
    });
    const headers = { 'x-component-auth-token': await openComponent(api, { component: 'employees/list' }) };
    const rows = await api.call('component_rows.listEmployees', { token: null, headers, query: filters });
    for (const answer of [component, view, rows]) {
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('secret_word');
      expect(JSON.stringify(answer.body)).not.toContain(value);
    }
    const mine = await api.call('custom_views.create', { body: { component: 'employees/list', name: 'V' } });
    const changed = await api.call('custom_views.updateById', {
      path: { custom_view_id: mine.body.id },
      body: { filters },
    });
    expect(changed.status).toBe(400);
  });

  it('is asked by no policy and no access rule', async () => {
    const condition = { all: [{ fact, operator: 'equals', value }] };
    const form_ids = [await formId(api, 'handbook')];
    const policy = await api.call('policies.create', { body: { name: 'P', condition, form_ids } });
    const rule = { name: 'G', permissions: [], access_rule: condition };
    const group = await api.call('user_groups.create', { body: rule });
    expect([policy.status, group.status]).toEqual([400, 400]);
    for (const { body } of [policy, group]) expect(JSON.stringify(body)).not.toContain(value);
  });

  it('is marked so for good: nothing takes the mark away while a record holds a value', async () => {
    const path = { custom_property_id: (await propertyOf('employee')).id };
    expect((await api.call('custom_properties.deleteById', { path })).status).toBe(400);
    const again = { entity_type: 'employee', name: 'secret_word', label: 'S', scalar_type: 'string' };
    expect((await api.call('custom_properties.create', { body: again })).status).toBe(400);
  });

  async function propertyOf(entity_type: string): Promise<{ id: string }> {
    return (await api.call('custom_properties.list', { query: { entity_type, name: 'secret_word' } })).body
      .data[0];
  }
});
