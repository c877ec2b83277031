import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const property = (more: object) => createRecord(api, 'custom_properties', { ...more });
const path = (id: string) => ({ custom_property_id: id });
const remove = (id: string) => api.call('custom_properties.deleteById', { path: path(id) });
const deprecate = (id: string) => api.call('custom_properties.deprecateById', { path: path(id) });
const list = async (query: Record<string, string | number>) =>
  (await api.call('custom_properties.list', { query })).body;

describe('custom properties', () => {
  it('are found by the path that forms and policies name them by', async () => {
    const made = await property({ name: 'shift', label: 'Shift' });
    expect(made).toMatchObject({
      path: 'employee.custom_attributes.shift',
      is_sensitive_info: false,
      is_permission_scope: false,
    });
    const found = await api.call('custom_properties.findById', { path: path(made.id) });
    expect(found.body).toEqual(made);
    expect(await list({ path: made.path })).toMatchObject({ total: 1, data: [made] });
    expect(await list({ name: 'shift', entity_type: 'job' })).toMatchObject({ total: 0 });
    expect((await list({ per_page: 300 })).per_page).toBe(300);
    expect((await api.call('custom_properties.list', { query: { per_page: 301 } })).status).toBe(400);
  });

  it('have one name in an account and entity type, even when two are made at once', async () => {
    const body = { name: 'twice', label: 'Twice', entity_type: 'job', scalar_type: 'string' };
    const answers = await Promise.all([1, 2, 3].map(() => api.call('custom_properties.create', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    await property({ ...body, entity_type: 'client' });
    await createRecord(api, 'custom_properties', { ...body, token: api.stranger.apiToken });
  });

  it('never go by a name that the record answers already', async () => {
    const refused: readonly (readonly [string, string])[] = [
      ['employee', 'first_name'],
      ['employer', 'ein'],
      ['placement', 'form_requirements'],
      ['placement', 'start_date'],
      ['client', 'updated_at'],
      ['job', 'constructor'],
    ];
    for (const [entity_type, name] of refused) {
      const body = { entity_type, name, label: 'L', scalar_type: 'string' };
      const answer = await api.call('custom_properties.create', { body });
      expect(answer.body).toMatchObject({ _tag: 'BadRequestError', message: expect.stringContaining(name) });
    }
  });

  it('take values of their scalar type only', async () => {
    const types = {
      string: ['text', 1],
      boolean: [false, 'false'],
      date: ['2028-02-29', '2027-02-29'],
      datetime: ['2026-11-23T09:00:00Z', '2026-11-23'],
      integer: [7, 7.5],
      decimal: [7.5, '7.5'],
      address: ['1 Main St', 1],
    } as const;
    for (const [scalar_type, [good, bad]] of Object.entries(types)) {
      const name = `a_${scalar_type}`;
      await property({ name, scalar_type, entity_type: 'client' });
      const kept = await createRecord(api, 'clients', { custom_attributes: { [name]: good } });
      expect(kept.custom_attributes).toEqual({ [name]: good });
      const body = { name: 'C', custom_attributes: { [name]: bad } };
      const refused = await api.call('clients.create', { body });
      expect(refused.body).toMatchObject({ _tag: 'BadRequestError', message: expect.stringContaining(name) });
    }
  });

  it('once deprecated keep their values readable, refuse new ones, and let go of old ones', async () => {
    const { id } = await property({ name: 'old', entity_type: 'client' });
    const client = await createRecord(api, 'clients', { custom_attributes: { old: 'kept' } });
    expect((await deprecate(id)).status).toBe(200);
    const change = (custom_attributes: object) =>
      api.call('clients.updateById', { path: { client_id: client.id }, body: { custom_attributes } });
    const found = await api.call('clients.findById', { path: { client_id: client.id } });
    expect(found.body.custom_attributes).toEqual({ old: 'kept' });
    expect((await change({ old: 'new' })).body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('old'),
    });
    expect((await change({ old: null })).body.custom_attributes).toEqual({});
    expect(await list({ status: 'deprecated', name: 'old' })).toMatchObject({ total: 1 });
    expect(await list({ status: 'active', name: 'old' })).toMatchObject({ total: 0 });
    const again = await deprecate(id);
    expect(again.body).toEqual((await deprecate(id)).body);
  });

  it('in use by stored values are not deleted, sensitive ones neither, and it is said by what', async () => {
    for (const is_sensitive_info of [false, true]) {
      const name = `used_${is_sensitive_info}`;
      const { id } = await property({ name, is_sensitive_info });
      const employee = await createRecord(api, 'employees', { custom_attributes: { [name]: 'x' } });
      expect((await remove(id)).body).toMatchObject({
        _tag: 'BadRequestError',
        message: expect.stringContaining('1 employee'),
      });
      await api.call('employees.deleteById', { path: { employee_id: employee.id } });
      expect((await remove(id)).status).toBe(200);
      expect((await api.call('custom_properties.findById', { path: path(id) })).status).toBe(404);
    }
  });

  it('in use by a policy are not deleted, and the policy is named', async () => {
    const { id, path: fact } = await property({ name: 'drives', scalar_type: 'boolean' });
    const forms = await api.call('forms.list');
    const condition = { all: [{ not: { fact, operator: 'equals', value: true } }] };
    const body = { name: 'Drivers', condition, form_ids: [forms.body.data[0].id] };
    const policy = await api.call('policies.create', { body });
    expect(policy.status).toBe(201);
    expect((await remove(id)).body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('“Drivers”'),
    });
    const path = { policy_id: policy.body.id };
    await api.call('policies.updateById', { path, body: { condition: { all: [] } } });
    expect((await remove(id)).status).toBe(200);
  });

  it('are not deleted from under a value that is being written', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await property({ name: `race_${round}`, entity_type: 'job' });
      const [made, removed] = await Promise.all([
        api.call('jobs.create', { body: { name: 'J', custom_attributes: { [`race_${round}`]: 'x' } } }),
        remove(id),
      ]);
      expect([made.status, removed.status].sort()).toEqual(made.status === 201 ? [201, 400] : [200, 400]);
    }
  });
});
