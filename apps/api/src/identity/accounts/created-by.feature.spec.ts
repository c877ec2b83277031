import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { query } from '../../testing/factories.js';
import { signInByLink, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

let made = 0;
const newName = () => `made-${(made += 1)}`;
const newToken = async (by: object = {}, permissions?: Permission[]) =>
  (
    await api.call('api_tokens.create', {
      body: { name: newName(), ...(permissions && { permissions }) },
      ...by,
    })
  ).body;
const newUser = async (by: object = {}) =>
  (
    await api.call('users.create', {
      body: { email: `${newName()}@harborfoods.com`, user_group_ids: ['admin'] },
      ...by,
    })
  ).body;
const newWebhook = async (by: object = {}) =>
  (await api.call('webhooks.create', { body: { url: `https://hooks.example.com/${newName()}` }, ...by }))
    .body;
const createdBy = (id: string, by: object = {}) =>
  api.call('api_tokens.listCreated', { path: { api_token_id: id }, ...by });
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
const revoke = (id: string) => api.call('api_tokens.revoke', { path: { api_token_id: id } });

describe('who created a user or a webhook', () => {
  it('is the token, also after it was revoked, in every answer', async () => {
    const token = await newToken();
    const by = { token: token.token };
    const [user, webhook] = [await newUser(by), await newWebhook(by)];
    const creator = { kind: 'api_token', id: token.id, name: token.name };
    expect(user.created_by).toEqual({ ...creator, revoked_at: null });
    expect(webhook.created_by).toEqual({ ...creator, revoked_at: null });
    const { revoked_at } = (await revoke(token.id)).body;
    const expected = { ...creator, revoked_at };
    const ofUser = { path: { user_id: user.id } };
    expect((await api.call('users.findById', ofUser)).body.created_by).toEqual(expected);
    const listed = await api.call('users.list', { query: { email: user.email } });
    expect(listed.body.data[0].created_by).toEqual(expected);
    const members = await api.call('users.listMemberships', { query: { email: user.email } });
    expect(members.body.data[0].user.created_by).toEqual(expected);
    const changed = await api.call('users.updateById', { ...ofUser, body: { external_id: newName() } });
    expect(changed.body.created_by).toEqual(expected);
    const ofWebhook = { path: { webhook_id: webhook.id } };
    expect((await api.call('webhooks.findById', ofWebhook)).body.created_by).toEqual(expected);
    const webhooks = (await api.call('webhooks.list', { query: { per_page: 100 } })).body.data;
    expect(webhooks.find(({ id }: { id: string }) => id === webhook.id).created_by).toEqual(expected);
    expect((await api.call('webhooks.deleteById', ofWebhook)).body.created_by).toEqual(expected);
  });

  it('is the person, by email for those who may see users', async () => {
    const admin = await newUser();
    const by = withCookie(await signInByLink(api, admin.email));
    const [user, webhook] = [await newUser(by), await newWebhook(by)];
    expect(user.created_by).toEqual({ kind: 'user', id: admin.id, name: admin.email });
    const viewer = withCookie(await signInUser(api, [{ permissions: ['webhook:view'] }]));
    const seen = await api.call('webhooks.findById', { ...viewer, path: { webhook_id: webhook.id } });
    expect(seen.body.created_by).toEqual({ kind: 'user', id: admin.id, name: null });
  });

  it('is not known for rows of an earlier version, and not named for a token of another account', async () => {
    const user = await newUser();
    const find = async () =>
      (await api.call('users.findById', { path: { user_id: user.id } })).body.created_by;
    await query(api, `UPDATE users SET created_by_kind = NULL, created_by_id = NULL WHERE id = $1`, [
      user.id,
    ]);
    expect(await find()).toBeNull();
    const foreign = await newToken({ token: api.stranger.apiToken });
    await query(api, `UPDATE users SET created_by_kind = 'api_token', created_by_id = $2 WHERE id = $1`, [
      user.id,
      foreign.id,
    ]);
    expect(await find()).toEqual({ kind: 'api_token', id: foreign.id, name: null });
  });
});

describe('what a token created', () => {
  it('is listed with what that created in turn, and says in the security log how much is left', async () => {
    const token = await newToken();
    const by = { token: token.token };
    const [user, webhook, issued] = [await newUser(by), await newWebhook(by), await newToken(by)];
    const second = await newUser({ token: issued.token });
    const signedIn = withCookie(await signInByLink(api, second.email));
    const [hidden, kept] = [await newWebhook(signedIn), await newToken(signedIn)];
    await newUser();
    const all = [user.id, webhook.id, issued.id, second.id, hidden.id, kept.id];
    const before = await createdBy(token.id);
    expect(idsOf(before).toSorted()).toEqual(all.toSorted());
    expect(before.body.data).toContainEqual({
      type: 'webhook',
      id: webhook.id,
      name: webhook.url,
      created_at: webhook.created_at,
    });
    await revoke(token.id);
    // The token that it issued ended with it. Nothing else did.
    const left = all.filter((id) => id !== issued.id);
    expect(idsOf(await createdBy(token.id)).toSorted()).toEqual(left.toSorted());
    expect(
      await query(
        api,
        `SELECT detail FROM security_events WHERE kind = 'api_token.revoked' AND subject_id = $1`,
        [token.id],
      ),
    ).toEqual([{ detail: { left: 5 } }]);
    // With the user go their tokens. What else they created is still found.
    for (const user_id of [user.id, second.id]) await api.call('users.deleteById', { path: { user_id } });
    expect(idsOf(await createdBy(token.id)).toSorted()).toEqual([webhook.id, hidden.id].toSorted());
    for (const webhook_id of [webhook.id, hidden.id])
      await api.call('webhooks.deleteById', { path: { webhook_id } });
    expect((await createdBy(token.id)).body).toMatchObject({ data: [], total: 0 });
  });

  it('comes in pages, without names that the reader may not see, and of the own account only', async () => {
    const token = await newToken();
    const by = { token: token.token };
    await newUser(by);
    await newWebhook(by);
    const path = { api_token_id: token.id };
    const first = await api.call('api_tokens.listCreated', { path, query: { per_page: 1 } });
    const second = await api.call('api_tokens.listCreated', { path, query: { per_page: 1, page: 2 } });
    expect(first.body).toMatchObject({ total: 2, total_pages: 2, data: [{ type: 'webhook' }] });
    expect(second.body.data).toMatchObject([{ type: 'user' }]);
    const edge = first.body.data[0].created_at;
    const since = (query: Record<string, string>) => api.call('api_tokens.listCreated', { path, query });
    expect((await since({ created_at_gte: edge })).body.total).toBe(1);
    expect((await since({ created_at_lte: '2020-01-01T00:00:00.000Z' })).body).toMatchObject({
      data: [],
      total: 0,
    });
    const less = await newToken({}, ['api_token:edit']);
    const masked = (await createdBy(token.id, { token: less.token })).body.data;
    expect(masked.map(({ name }: { name: unknown }) => name)).toEqual([null, null]);
    const none = await newToken({}, ['user:view']);
    expect((await createdBy(token.id, { token: none.token })).status).toBe(403);
    expect((await createdBy(token.id, { token: api.stranger.apiToken })).status).toBe(404);
  });
});
