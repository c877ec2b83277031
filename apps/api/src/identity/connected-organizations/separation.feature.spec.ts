import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const asked = {
  name: 'Harbor Foods',
  business_email: 'office@harborfoods.com',
  default_language: 'en',
  supported_languages: ['en', 'es'],
};
const create = async (token: string) =>
  (await api.call('connected_organizations.create', { body: asked, token })).body;
const enter = async (account: string, token: string) =>
  (await api.call('clients.list', { token, headers: { 'x-account-id': account } })).status;
const accountsOf = (id: string) =>
  query<{ mode: string }>(api, 'SELECT mode FROM accounts WHERE organization_id = $1', [id]);

describe('a test token', () => {
  it('reads and enters what was made live in its test account only, and neither changes nor deletes it', async () => {
    const child = await create(api.live.apiToken);
    const token = api.test.apiToken;
    const path = { uid: child.id };
    expect((await api.call('connected_organizations.findById', { path, token })).body).toEqual(child);
    const body = { name: 'Taken over' };
    expect((await api.call('connected_organizations.updateById', { path, body, token })).status).toBe(404);
    const confirm = { query: { confirm: 'true' } };
    for (const more of [{}, confirm])
      expect((await api.call('connected_organizations.deleteById', { path, token, ...more })).status).toBe(
        404,
      );
    expect((await api.call('connected_organizations.findById', { path })).body).toEqual(child);
    expect([await enter(child.test_account_id, token), await enter(child.live_account_id, token)]).toEqual([
      200, 403,
    ]);
  });

  it('makes connected organizations with a test account alone, which no live token sees or enters', async () => {
    const [token, live] = [api.test.apiToken, api.live.apiToken];
    const child = await create(token);
    expect(child.live_account_id).toBe('');
    expect(await accountsOf(child.id)).toEqual([{ mode: 'test' }]);
    expect([await enter(child.test_account_id, token), await enter('', token)]).toEqual([200, 403]);
    expect(await enter(child.test_account_id, live)).toBe(403);
    const path = { uid: child.id };
    for (const id of ['findById', 'updateById', 'deleteById'] as const) {
      const more = id === 'updateById' ? { body: { name: 'Mine' } } : {};
      expect((await api.call(`connected_organizations.${id}`, { path, ...more })).status).toBe(404);
    }
    const listed = async (by: string) =>
      (await api.call('connected_organizations.list', { token: by })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed(live)).not.toContain(child.id);
    expect(await listed(token)).toContain(child.id);
    const body = { name: 'Changed' };
    const changed = await api.call('connected_organizations.updateById', { path, body, token });
    expect(changed.body.name).toBe('Changed');
    expect((await api.call('connected_organizations.deleteById', { path, token })).status).toBe(200);
    const restored = await api.call('connected_organizations.restore', { path, token });
    expect(restored.body).toEqual(changed.body);
  });

  it('that acts for the test account of a child makes no live account in it either', async () => {
    const child = await create(api.live.apiToken);
    const headers = { 'x-account-id': child.test_account_id };
    const made = await api.call('connected_organizations.create', { body: asked, headers });
    expect(await accountsOf(made.body.id)).toEqual([{ mode: 'test' }]);
  });
});
