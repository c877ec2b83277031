import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OperationId, Permission } from '@firstday/domain';
import { createRecord } from '../../testing/factories.js';
import { withCookie, sessionCookie, signInByLink, signInUser } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
const east = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
beforeAll(async () => {
  api = await TestApi.shared();
  await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
});
afterAll(() => api.stop());

const as = (cookie: string, id: OperationId, more: object = {}) =>
  api.call(id, { ...withCookie(cookie), ...more });
const outcome = ({ status, body }: TestResponse) => [status, body._tag];

describe('a person whom an access rule holds to some records', () => {
  /** The permissions for all records, beside the sight of the employees of one region. */
  const limited = (permissions: Permission[]) =>
    signInUser(api, [{ permissions }, { permissions: ['employee:view'], access_rule: east }]);

  it('makes no API token, which would see all of them, but may list and revoke those there are', async () => {
    const cookie = await limited(['api_token:edit']);
    const made = await as(cookie, 'api_tokens.create', { body: { name: 'Mine' } });
    expect(outcome(made)).toEqual([403, 'Forbidden']);
    expect(made.body.message).toContain('every record');
    const { data } = (await as(cookie, 'api_tokens.list')).body;
    expect(data.map(({ name }: { name: string }) => name)).not.toContain('Mine');
    const other = await api.call('api_tokens.create', { body: { name: 'Leaked' } });
    const path = { api_token_id: other.body.id };
    expect((await as(cookie, 'api_tokens.revoke', { path })).status).toBe(200);
    const free = await signInUser(api, [{ permissions: ['api_token:edit', 'employee:view'] }]);
    expect((await as(free, 'api_tokens.create', { body: { name: 'Free' } })).status).toBe(403);
    const body = { name: 'Free', permissions: ['employee:view'] };
    expect((await as(free, 'api_tokens.create', { body })).status).toBe(201);
    expect((await as(cookie, 'api_tokens.create', { body })).status).toBe(403);
  });

  it('gives nobody the sight of more, neither by a group nor by a membership nor by another’s link', async () => {
    const cookie = await limited(['user:view', 'user:edit']);
    const more = { name: 'More', permissions: ['employee:view'] };
    for (const access_rule of [null, { ...east, value: 'west' }]) {
      const made = await as(cookie, 'user_groups.create', { body: { ...more, access_rule } });
      expect(outcome(made)).toEqual([403, 'Forbidden']);
      expect(made.body.message).toContain('employee:view');
    }
    const groups = (await as(cookie, 'user_groups.list', { query: { per_page: 100 } })).body.data;
    for (const { id } of groups.filter(({ access_rule }: { access_rule: unknown }) => access_rule)) {
      const freed = { path: { user_group_id: id }, body: { access_rule: null } };
      expect((await as(cookie, 'user_groups.updateById', freed)).status).toBe(403);
    }
    const own = (await as(cookie, 'sessions.current')).body.user.id;
    const joined = { path: { user_id: own }, body: { user_group_ids: ['viewer'] } };
    expect((await as(cookie, 'users.updateById', joined)).status).toBe(403);
    await api.call('users.create', { body: { email: 'viewer@example.com', user_group_ids: ['viewer'] } });
    const link = { body: { user_email: 'viewer@example.com', expire_in: 60 } };
    expect((await as(cookie, 'magic_links.create', link)).status).toBe(403);
    const less = { body: { name: 'Less', permissions: ['user:view'] } };
    expect((await as(cookie, 'user_groups.create', less)).status).toBe(201);
  });

  it('makes no webhook, which would be sent all of them', async () => {
    const cookie = await limited(['webhook:edit']);
    const body = { url: 'https://hooks.example.com/mine', subscribed_events: ['employee.created'] };
    expect((await as(cookie, 'webhooks.create', { body })).status).toBe(403);
  });
});

describe('the last person who administers users', () => {
  let token: string;
  let number = 0;
  beforeEach(async () => {
    // Each test has an account with no people in it.
    const body = {
      name: `Child ${(number += 1)}`,
      business_email: 'office@example.com',
      default_language: 'en',
      supported_languages: ['en'],
    };
    const child = await api.call('connected_organizations.create', { body });
    const made = await api.call('api_tokens.create', {
      body: { name: 'Child' },
      headers: { 'x-account-id': child.body.live_account_id },
    });
    token = made.body.token;
  });

  async function person(email: string, groups: readonly string[]) {
    const user = await api.call('users.create', { body: { email, user_group_ids: groups }, token });
    return { id: user.body.id, cookie: await signInByLink(api, email, token) };
  }
  const leave = ({ cookie, id }: { cookie: string; id: string }) =>
    as(cookie, 'users.updateById', { path: { user_id: id }, body: { user_group_ids: [] } });
  const admins = async () => {
    const { data } = (await api.call('users.listMemberships', { token })).body;
    return data.filter(({ groups }: { groups: { key: string }[] }) =>
      groups.some(({ key }) => key === 'admin'),
    ).length;
  };

  it('does not leave the admins while nobody else is one', async () => {
    const ana = await person('ana@example.com', ['admin']);
    const refused = await leave(ana);
    expect(outcome(refused)).toEqual([400, 'BadRequestError']);
    expect(refused.body.message).toContain('let another person in first');
    expect(await admins()).toBe(1);
    await person('ben@example.com', ['admin']);
    expect((await leave(ana)).status).toBe(200);
  });

  it('keeps the permission, whose group nobody takes it from', async () => {
    const permissions = ['user:view', 'user:edit'];
    const group = await api.call('user_groups.create', { body: { name: 'Desk', permissions }, token });
    const ana = await person('ana@example.com', [group.body.id]);
    const path = { user_group_id: group.body.id };
    const rule = { fact: 'employer.name', operator: 'equals', value: 'Northwind Staffing' };
    for (const body of [{ permissions: ['user:view'] }, { access_rule: rule }]) {
      const changed = await as(ana.cookie, 'user_groups.updateById', { path, body });
      expect(outcome(changed)).toEqual([400, 'BadRequestError']);
      expect(changed.body.message).toContain('let another person in first');
    }
    expect((await leave(ana)).status).toBe(400);
    const renamed = await as(ana.cookie, 'user_groups.updateById', { path, body: { name: 'Front desk' } });
    expect(renamed.body).toMatchObject({ name: 'Front desk', permissions, access_rule: null });
  });

  it('is left whatever two do at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ana, ben] = [
        await person(`ana-${round}@example.com`, ['admin']),
        await person(`ben-${round}@example.com`, ['admin']),
      ];
      const change = { path: { user_id: ben.id } };
      const both = await Promise.all([
        leave(ana),
        round % 2 === 0 ? leave(ben) : as(ana.cookie, 'users.deleteById', change),
      ]);
      const [made, refused] = both.map(({ status }) => status).sort();
      expect([await admins(), made]).toEqual([1, 200]);
      // Whoever left before the second request arrived may ask for nothing any more.
      expect([400, 403]).toContain(refused);
      // The one who is left makes room for the next two.
      const { data } = (await api.call('users.list', { token })).body;
      for (const { id } of data) await api.call('users.deleteById', { path: { user_id: id }, token });
    }
  });

  it('may be taken out by an API token, which can let somebody in again', async () => {
    const ana = await person('ana@example.com', ['admin']);
    const path = { user_id: ana.id };
    expect((await api.call('users.deleteById', { path, token })).status).toBe(200);
    await person('ben@example.com', ['admin']);
    expect(await admins()).toBe(1);
  });
});

describe('a link that signs a user in', () => {
  const admin = async () =>
    (await api.call('user_groups.list')).body.data.find(({ key }: { key: string }) => key === 'admin').id;
  const made = async (email: string) => {
    const user = (await api.call('users.create', { body: { email, user_group_ids: ['viewer'] } })).body;
    const link = async () => {
      const { body } = await api.call('magic_links.create', { body: { user_email: email, expire_in: 600 } });
      return new URL(body.url).searchParams.get('link');
    };
    return { path: { user_id: user.id }, link };
  };
  const redeem = (token: string | null) =>
    api.call('sessions.redeemMagicLink', { body: { token }, token: null });

  it('lets nobody in once the user may do more: it was made when they could do less', async () => {
    const { path, link } = await made('raised@example.com');
    const token = await link();
    await api.call('users.updateById', { path, body: { user_group_ids: ['viewer', await admin()] } });
    expect((await redeem(token)).status).toBe(404);
  });

  it('lets nobody in once a group of the user may do more', async () => {
    const body = { name: 'Desk', permissions: ['client:view'] };
    const group = (await api.call('user_groups.create', { body })).body.id;
    const { path, link } = await made('desk@example.com');
    await api.call('users.updateById', { path, body: { user_group_ids: [group] } });
    const change = (permissions: string[]) =>
      api.call('user_groups.updateById', { path: { user_group_id: group }, body: { permissions } });
    const [first, second] = [await link(), await link()];
    await change([]);
    expect((await redeem(first)).status).toBe(201);
    await change(['client:view', 'user:edit']);
    expect((await redeem(second)).status).toBe(404);
  });

  it('ends with the address that it was made for, and so do the sessions of whoever had that', async () => {
    const { path, link } = await made('before@example.com');
    const [token, other] = [await link(), await link()];
    const cookie = sessionCookie(await redeem(token));
    const current = () => api.call('sessions.current', { token: null, headers: { cookie } });
    expect((await current()).status).toBe(200);
    await api.call('users.updateById', { path, body: { email: 'after@example.com' } });
    expect([(await current()).status, (await redeem(other)).status]).toEqual([401, 404]);
  });
});
