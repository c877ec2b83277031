import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
const create = async (more: object = {}) =>
  (await api.call('connected_organizations.create', { body: { ...asked, ...more } })).body;
const actFor = (account: string, token = api.live.apiToken) => ({
  token,
  headers: { 'x-account-id': account },
});

describe('connected organizations', () => {
  it('are kept with a live and a test account of their own', async () => {
    const address = {
      street: '12 Pier Road',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
      country: 'USA',
      full_address: '12 Pier Road, Albany, NY 12207',
    };
    const answer = await api.call('connected_organizations.create', {
      body: { ...asked, ein: '123456789', address },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...asked, ein: '12-3456789', phone: null, address });
    expect(answer.body.address.secondary).toBeNull();
    expect(answer.body.live_account_id).not.toBe(answer.body.test_account_id);
    const path = { uid: answer.body.id };
    expect((await api.call('connected_organizations.findById', { path })).body).toEqual(answer.body);
    expect(
      (await api.call('connected_organizations.findById', { path, token: api.test.apiToken })).status,
    ).toBe(200);
    expect(
      (await api.call('connected_organizations.findById', { path, token: api.stranger.apiToken })).status,
    ).toBe(404);
  });

  it('change what is given, and null clears', async () => {
    const { id } = await create({ phone: '555-0100', dba_name: 'Harbor' });
    const changed = await api.call('connected_organizations.updateById', {
      path: { uid: id },
      body: { phone: null, supported_languages: ['en', 'zh-CN'] },
    });
    expect(changed.body).toMatchObject({
      phone: null,
      dba_name: 'Harbor',
      supported_languages: ['en', 'zh-CN'],
    });
  });

  it('are listed by a part of their name', async () => {
    const made = await create({ name: 'Lagoon & Sons' });
    const { body } = await api.call('connected_organizations.list', { query: { name: 'lagoon &' } });
    expect(body).toMatchObject({ total: 1, data: [made] });
    const theirs = await api.call('connected_organizations.list', { token: api.stranger.apiToken });
    expect(theirs.body.total).toBe(0);
  });

  it('must speak languages and live in countries that there are', async () => {
    for (const bad of [
      { default_language: 'xx' },
      { supported_languages: ['tlh'] },
      { supported_languages: [] },
      { default_language: 'ar' },
      { business_email: 'no' },
    ]) {
      const answer = await api.call('connected_organizations.create', { body: { ...asked, ...bad } });
      expect([answer.status, answer.body.issues[0].path[0]]).toEqual([400, Object.keys(bad)[0]]);
    }
    const { id } = await create();
    const change = (body: object) =>
      api.call('connected_organizations.updateById', { path: { uid: id }, body });
    for (const bad of [{ default_language: 'ar' }, { supported_languages: ['es'] }])
      expect((await change(bad)).body.issues).toMatchObject([{ path: ['default_language'] }]);
    expect((await change({ default_language: 'ar', supported_languages: ['ar'] })).status).toBe(200);
  });
});

describe('acting for a connected organization', () => {
  it('works in its account and leaves nothing in one’s own', async () => {
    const child = await create();
    const made = await api.call('clients.create', {
      body: { name: 'Theirs' },
      ...actFor(child.live_account_id),
    });
    expect(made.status).toBe(201);
    const path = { client_id: made.body.id };
    expect((await api.call('clients.findById', { path })).status).toBe(404);
    expect((await api.call('clients.findById', { path, ...actFor(child.live_account_id) })).status).toBe(200);
    expect((await api.call('clients.findById', { path, ...actFor(child.test_account_id) })).status).toBe(404);
    expect((await api.call('clients.list', actFor(api.live.account.id))).status).toBe(200);
  });

  it('is refused for every account that is not a child’s, and for a live one by a test token', async () => {
    const child = await create();
    for (const account of [api.stranger.account.id, api.test.account.id, 'acct_unknown', ''])
      expect([account, (await api.call('clients.list', actFor(account))).status]).toEqual([account, 403]);
    expect(
      (await api.call('clients.list', actFor(child.live_account_id, api.stranger.apiToken))).status,
    ).toBe(403);
    expect((await api.call('clients.list', actFor(child.live_account_id, api.test.apiToken))).status).toBe(
      403,
    );
    expect((await api.call('clients.list', actFor(child.test_account_id, api.test.apiToken))).status).toBe(
      200,
    );
  });

  it('gives a child a token of its own, which ends with it and never reaches its parent', async () => {
    const child = await create();
    const { body } = await api.call('api_tokens.create', {
      body: { name: 'Own' },
      ...actFor(child.live_account_id),
    });
    expect((await api.call('clients.list', { token: body.token })).status).toBe(200);
    expect((await api.call('clients.list', actFor(api.live.account.id, body.token))).status).toBe(403);
    const path = { uid: child.id };
    expect((await api.call('connected_organizations.deleteById', { path })).body).toEqual(child);
    expect((await api.call('connected_organizations.findById', { path })).status).toBe(404);
    expect((await api.call('clients.list', { token: body.token })).status).toBe(401);
    expect((await api.call('clients.list', actFor(child.live_account_id))).status).toBe(403);
  });
});
