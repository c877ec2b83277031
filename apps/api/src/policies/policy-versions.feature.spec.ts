import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInPolicies } from '@firstday/forms';
import { createRecord, query, testSystemContext } from '../testing/factories.js';
import { formId } from '../testing/hosted-page.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';
import { PoliciesStore } from './policies.store.js';

let api: TestApi;
let handbook: string;
beforeAll(async () => {
  api = await TestApi.shared();
  handbook = await formId(api, 'handbook');
});
afterAll(() => api.stop());

const inTexas = { fact: 'work_location.state', operator: 'equals', value: 'TX' };
const create = async (more: object = {}): Promise<string> => {
  const body = { name: 'In Texas', condition: inTexas, form_ids: [handbook], ...more };
  return (await api.call('policies.create', { body })).body.id;
};
const update = (id: string, body: object) =>
  api.call('policies.updateById', { path: { policy_id: id }, body });
const versions = (id: string, more: object = {}) =>
  api.call('policies.listVersions', { path: { policy_id: id }, ...more });
const rollBack = (id: string, body: unknown, more: object = {}) =>
  api.call('policies.rollBack', { path: { policy_id: id }, body, ...more });

describe('the history of a policy', () => {
  it('refuses versions that are none, and a reason that is too long, and changes nothing', async () => {
    const id = await create();
    for (const version of [0, -1, 1.5, '1', 2 ** 31, null])
      expect((await rollBack(id, { version })).body.issues[0].path).toEqual(['version']);
    expect((await rollBack(id, { version: 2 })).status).toBe(404);
    for (const reason of ['', 'x'.repeat(501)])
      expect((await update(id, { name: 'Other', reason })).status).toBeGreaterThanOrEqual(400);
    expect((await versions(id)).body).toMatchObject({ total: 1, data: [{ version: 1, name: 'In Texas' }] });
  });

  it('says of each version what differs, who changed it, when and why', async () => {
    const id = await create({ reason: 'A new shop.' });
    await update(id, { name: 'Texans', condition: { ...inTexas, value: 'NY' }, reason: 'It moved.' });
    await update(id, { name: 'Texans', reason: 'Nothing differs.' });
    const { body } = await versions(id);
    expect(body.data).toMatchObject([
      {
        version: 2,
        name: 'Texans',
        sentence: "the work location's state is NY",
        form_ids: [handbook],
        changed: ['name', 'condition'],
        changed_by: { kind: 'api_token' },
        reason: 'It moved.',
      },
      { version: 1, sentence: "the work location's state is TX", changed: [], reason: 'A new shop.' },
    ]);
    expect(body.data[0].changed_by.id).toMatch(/^tok_/);
    const second = await versions(id, { query: { page: 2, per_page: 1 } });
    expect(second.body).toMatchObject({ total: 2, total_pages: 2, data: [{ version: 1 }] });
    const first = await versions(id, { query: { per_page: 1 } });
    expect(first.body.data).toMatchObject([{ version: 2, changed: ['name', 'condition'] }]);
  });

  it('names the person who changed it', async () => {
    const id = await create();
    const editor = await signInUser(api, [{ permissions: ['policy:edit', 'policy:view'] }]);
    const path = { policy_id: id };
    await api.call('policies.updateById', { path, body: { status: 'draft' }, ...withCookie(editor) });
    const [latest] = (await versions(id)).body.data;
    expect(latest.changed_by).toMatchObject({ kind: 'user_session', name: expect.stringContaining('@') });
  });

  it('is rolled back by a new version, and nothing of it is lost', async () => {
    const id = await create({ tags: [{ name: 'state' }] });
    await update(id, { name: 'Texans', status: 'draft', tags: [] });
    const rolledBack = await rollBack(id, { version: 1, reason: 'It was right.' });
    expect(rolledBack.body).toMatchObject({
      version: 3,
      name: 'In Texas',
      status: 'active',
      tags: [{ name: 'state' }],
    });
    const { data } = (await versions(id)).body;
    expect(data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(data[0]).toMatchObject({ changed: ['name', 'status', 'tags'], reason: 'It was right.' });
    expect((await rollBack(id, { version: 1 })).body.version).toBe(3);
    const log = await api.call('security_events.list', { query: { subject_id: id, per_page: 1 } });
    expect(log.body.data[0]).toMatchObject({
      kind: 'settings.changed',
      detail: { setting: 'policy', change: 'updated', fields: ['name', 'status', 'tags'] },
    });
  });

  it('is not rolled back to a condition that may no longer be saved', async () => {
    const property = await createRecord(api, 'custom_properties', { name: 'crew', label: 'Crew' });
    const fact = 'employee.custom_attributes.crew';
    const id = await create({ condition: { fact, operator: 'equals', value: 'x' } });
    await update(id, { condition: inTexas });
    await api.call('custom_properties.deprecateById', { path: { custom_property_id: property.id } });
    expect((await rollBack(id, { version: 1 })).body.issues[0].path).toEqual(['condition', 'fact']);
    expect((await versions(id)).body.total).toBe(2);
  });

  it('counts each of the changes that are made at the same time', async () => {
    const id = await create();
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => update(id, { name })));
    const { data } = (await versions(id)).body;
    expect(data.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1]);
  });

  it('of the library names the product, also where it takes over a newer version', async () => {
    const list = await api.call('policies.list', { query: { per_page: 100 } });
    const { id, name } = list.body.data.find((policy: { is_built_in: boolean }) => policy.is_built_in);
    const builtIn = builtInPolicies.find((policy) => policy.name === name);
    if (!builtIn) throw new Error(`The library has no ${name}`);
    const newer = { ...builtIn, version: builtIn.version + 1, tags: ['newer'] };
    const ctx = testSystemContext(api);
    const store = api.app.get(PoliciesStore, { strict: false });
    await store.upsertBuiltIn(ctx.db, ctx.account.id, 'pol_newer', newer, ctx.now);
    expect((await versions(id)).body.data).toMatchObject([
      { version: 2, changed: ['tags'], changed_by: { kind: 'product', id: null, name: null } },
      { version: 1, changed_by: { kind: 'product' } },
    ]);
  });

  it('is refused by the database to whoever would change it', async () => {
    await create();
    for (const sql of [
      `UPDATE policy_versions SET name = 'Other'`,
      'DELETE FROM policy_versions',
      'TRUNCATE policy_versions',
    ])
      await expect(query(api, sql)).rejects.toThrow('append-only');
  });
});
