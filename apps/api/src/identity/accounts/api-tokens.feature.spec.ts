import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { becomesTrue } from '../../testing/becomes-true.js';
import { createRecord, query, socialSecurityNumber } from '../../testing/factories.js';
import { withCookie, openComponent, signInByLink } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const create = (token?: string) =>
  api.call('api_tokens.create', { body: { name: 'Payroll' }, ...(token && { token }) });

describe('API tokens', () => {
  it('are shown once, listed by their last four, and stored as a hash only', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.token).toMatch(/^fd_live_[\w-]{43}$/);
    const { token, ...listed } = body;
    const { data } = (await api.call('api_tokens.list')).body;
    expect(data[0]).toEqual(listed);
    const found = await api.call('api_tokens.findById', { path: { api_token_id: listed.id } });
    expect(found.body).toEqual(listed);
    expect(token.endsWith(listed.last_four)).toBe(true);
    const stored = JSON.stringify(await query(api, 'SELECT * FROM api_tokens'));
    expect(stored).not.toContain(token);
  });

  it('open their own account until they are revoked', async () => {
    const made = (await create(api.test.apiToken)).body;
    expect(made.token).toMatch(/^fd_test_/);
    expect((await api.call('clients.list', { token: made.token })).status).toBe(200);
    const path = { api_token_id: made.id };
    expect((await api.call('api_tokens.revoke', { path })).status).toBe(404);
    const revoked = await api.call('api_tokens.revoke', { path, token: api.test.apiToken });
    expect(revoked.body.revoked_at).not.toBeNull();
    expect((await api.call('clients.list', { token: made.token })).status).toBe(401);
    const again = await api.call('api_tokens.revoke', { path, token: api.test.apiToken });
    expect(again.body.revoked_at).toBe(revoked.body.revoked_at);
  });
});

describe('an API token that may do less', () => {
  const make = async (limits: object, token?: string) => {
    const made = await api.call('api_tokens.create', {
      body: { name: 'Narrow', ...limits },
      ...(token && { token }),
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body;
  };
  const outcome = ({ status, body }: TestResponse) => [status, body?._tag];
  const refused = [403, 'Forbidden'];
  const unknown = [401, 'Unauthorized'];

  it('does what its permissions say and nothing else', async () => {
    const { token, permissions } = await make({ permissions: ['client:view', 'client:view', 'job:edit'] });
    expect(permissions).toEqual(['client:view', 'job:edit']);
    expect((await api.call('clients.list', { token })).status).toBe(200);
    expect((await api.call('jobs.create', { body: { name: 'Cook' }, token })).status).toBe(201);
    expect(outcome(await api.call('jobs.list', { token }))).toEqual(refused);
    expect(outcome(await api.call('employees.list', { token }))).toEqual(refused);
    expect(outcome(await api.call('api_tokens.list', { token }))).toEqual(refused);
  });

  it('reads sensitive values as a mask, unless it may see them', async () => {
    const employee = await createRecord(api, 'employees', { social_security_number: socialSecurityNumber });
    const path = { employee_id: employee.id };
    const shown = async (permissions: Permission[]) => {
      const { token } = await make({ permissions });
      const one = (await api.call('employees.findById', { path, token })).body;
      const { data } = (await api.call('employees.list', { token })).body;
      expect(data[0].social_security_number).toBe(one.social_security_number);
      return one.social_security_number;
    };
    expect(await shown(['employee:view'])).toBe('***-**-9999');
    expect(await shown(['employee:view', 'employee:view_sensitive'])).toBe(socialSecurityNumber);
  });

  it('acts for connected organizations only where it may', async () => {
    const body = {
      name: 'Child',
      business_email: 'a@b.co',
      default_language: 'en',
      supported_languages: ['en'],
    };
    const child = (await api.call('connected_organizations.create', { body })).body.live_account_id;
    const headers = { 'x-account-id': child };
    const { token } = await make({ permissions: ['client:view'] });
    expect(outcome(await api.call('clients.list', { token, headers }))).toEqual(refused);
    const acting = await make({ permissions: ['client:view', 'connected_organization:act'] });
    expect((await api.call('clients.list', { token: acting.token, headers })).status).toBe(200);
    expect(outcome(await api.call('jobs.list', { token: acting.token, headers }))).toEqual(refused);
  });

  it('makes components that show no more than it may see, for as long as it may', async () => {
    const made = await make({ permissions: ['component:create', 'employee:view'] });
    const tasks = { component: 'employee/tasks', employee_id: (await createRecord(api, 'employees')).id };
    expect(outcome(await api.call('components.createUrl', { body: tasks, token: made.token }))).toEqual(
      refused,
    );
    const session = await openComponent(api, { component: 'employees/list' }, made.token);
    const by = { token: null, headers: { 'x-component-auth-token': session } };
    expect((await api.call('component_rows.listEmployees', by)).status).toBe(200);
    expect(outcome(await api.call('tasks.list', by))).toEqual(refused);
    const path = { api_token_id: made.id };
    await api.call('api_tokens.update', { path, body: { permissions: ['component:create'] } });
    expect(outcome(await api.call('component_rows.listEmployees', by))).toEqual(unknown);
  });

  it('ends when it expires, with the components that it made', async () => {
    const made = await make({ expires_at: new Date(Date.now() + 3_600_000).toISOString() });
    const session = await openComponent(api, { component: 'employees/list' }, made.token);
    const by = { token: null, headers: { 'x-component-auth-token': session } };
    expect((await api.call('component_rows.listEmployees', by)).status).toBe(200);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const path = { api_token_id: made.id };
    expect((await api.call('api_tokens.update', { path, body: { expires_at: soon } })).body.expires_at).toBe(
      soon,
    );
    expect((await api.call('clients.list', { token: made.token })).status).toBe(200);
    await query(api, 'UPDATE api_tokens SET expires_at = now() WHERE id = $1', [made.id]);
    // What is known of a token is known for a second.
    await becomesTrue(async () => (await api.call('clients.list', { token: made.token })).status !== 200);
    expect(outcome(await api.call('clients.list', { token: made.token }))).toEqual(unknown);
    expect(outcome(await api.call('component_rows.listEmployees', by))).toEqual(unknown);
    const past = { name: 'Late', expires_at: '2026-01-01T00:00:00.000Z' };
    expect(outcome(await api.call('api_tokens.create', { body: past }))).toEqual([400, 'BadRequestError']);
  });

  it('works from its networks, and is unknown everywhere else', async () => {
    const near = await make({ allowed_networks: ['127.0.0.1', '::1', '10.9.8.7/8'] });
    expect(near.allowed_networks).toEqual(['127.0.0.1/32', '::1/128', '10.0.0.0/8']);
    expect((await api.call('clients.list', { token: near.token })).status).toBe(200);
    const far = await make({ allowed_networks: ['203.0.113.0/24'] });
    const answers = [];
    // The second is answered from what was known a moment ago.
    for (let time = 0; time < 2; time += 1)
      answers.push(await api.call('clients.list', { token: far.token }));
    const { body } = await api.call('clients.list', { token: `fd_live_${'x'.repeat(43)}` });
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([401, body]);
    const { data } = (await api.call('api_tokens.list')).body;
    const used = (id: string) => data.find((one: { id: string }) => one.id === id).last_used_at;
    expect(used(far.id)).toBeNull();
    const wrong = { name: 'Wrong', allowed_networks: ['10.0.0.0/8', 'the office'] };
    const answer = await api.call('api_tokens.create', { body: wrong });
    expect(answer.body.issues).toEqual([expect.objectContaining({ path: ['allowed_networks', 1] })]);
  });

  it('says when it was last used, to the minute', async () => {
    const made = await make({});
    const lastUsed = async () => {
      const found = await api.call('api_tokens.findById', { path: { api_token_id: made.id } });
      return found.body.last_used_at;
    };
    expect(await lastUsed()).toBeNull();
    const before = Date.now();
    await api.call('clients.list', { token: made.token });
    let first: string | null = null;
    for (let attempt = 0; attempt < 2500 && first === null; attempt += 1) {
      first = await lastUsed();
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(Date.parse(first ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(first ?? '')).toBeLessThanOrEqual(Date.now());
    await new Promise((done) => setTimeout(done, 1100));
    await api.call('clients.list', { token: made.token });
    await new Promise((done) => setTimeout(done, 100));
    expect(await lastUsed()).toBe(first);
  });

  it('issues none that may do more, lasts longer or works in more places', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const permissions = ['api_token:edit', 'client:view'];
    const allowed_networks = ['127.0.0.0/8', '::/64', '::ffff:127.0.0.1'];
    const { token } = await make({ permissions, expires_at, allowed_networks });
    const attempt = async (body: object) =>
      outcome(await api.call('api_tokens.create', { body: { name: 'More', ...body }, token }));
    expect(await attempt({})).toEqual(refused);
    expect(await attempt({ permissions: ['client:edit'] })).toEqual(refused);
    expect(await attempt({ permissions: ['client:view'], expires_at: null })).toEqual(refused);
    const later = new Date(Date.parse(expires_at) + 1).toISOString();
    expect(await attempt({ permissions: ['client:view'], expires_at: later })).toEqual(refused);
    expect(await attempt({ permissions: ['client:view'], allowed_networks: null })).toEqual(refused);
    expect(await attempt({ permissions: ['client:view'], allowed_networks: ['0.0.0.0/0'] })).toEqual(refused);
    const less = await make({ permissions: ['client:view'], allowed_networks: ['127.0.0.1'] }, token);
    expect(less).toMatchObject({
      expires_at,
      allowed_networks: ['127.0.0.1/32'],
      permissions: ['client:view'],
    });
    // Not even of itself.
    const path = { api_token_id: less.owner.id };
    for (const body of [{ expires_at: null }, { permissions: null }, { allowed_networks: null }])
      expect(outcome(await api.call('api_tokens.update', { path, body, token }))).toEqual(refused);
    const narrower = { expires_at: new Date(Date.parse(expires_at) - 60_000).toISOString() };
    expect((await api.call('api_tokens.update', { path, body: narrower, token })).status).toBe(200);
    expect((await api.call('api_tokens.update', { path, body: { name: 'Old' }, token })).status).toBe(200);
  });

  it('draws on the person who made it: it may do no more than they still may, and ends with them', async () => {
    const permissions: Permission[] = ['api_token:edit', 'client:view', 'job:view', 'user:view'];
    const group = await api.call('user_groups.create', { body: { name: 'Desk', permissions } });
    const email = 'owner@harborfoods.com';
    const body = { email, user_group_ids: [group.body.id] };
    const owner = (await api.call('users.create', { body })).body;
    const cookie = withCookie(await signInByLink(api, email));
    const asked = { name: 'Theirs', permissions: ['api_token:edit', 'client:view', 'job:view'] };
    const made = (await api.call('api_tokens.create', { body: asked, ...cookie })).body;
    expect(made.owner).toEqual({ kind: 'user', id: owner.id, name: email });
    const { token } = made;
    const next = await make({ permissions: ['job:view'] }, token);
    expect(next.owner).toEqual({ kind: 'api_token', id: made.id, name: 'Theirs', revoked_at: null });
    const jobs = async (of: string) => outcome(await api.call('jobs.list', { token: of }));
    expect([await jobs(token), await jobs(next.token)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    const groupPath = { path: { user_group_id: group.body.id } };
    const less = { permissions: permissions.filter((one) => one !== 'job:view') };
    await api.call('user_groups.updateById', { ...groupPath, body: less });
    await new Promise((done) => setTimeout(done, 1100));
    expect([await jobs(token), await jobs(next.token)]).toEqual([refused, refused]);
    expect((await api.call('clients.list', { token })).status).toBe(200);
    await api.call('users.deleteById', { path: { user_id: owner.id } });
    expect(outcome(await api.call('clients.list', { token }))).toEqual(unknown);
    expect(await jobs(next.token)).toEqual(unknown);
    const found = await api.call('api_tokens.findById', { path: { api_token_id: next.id } });
    expect(found.body.revoked_at).not.toBeNull();
  });

  it('takes with it the tokens that it made, and those that they made, and no others', async () => {
    const all = { permissions: ['api_token:edit', 'client:view'] };
    const first = await make(all);
    const second = await make(all, first.token);
    const third = await make(all, second.token);
    const other = await make(all);
    const path = { api_token_id: first.id };
    expect((await api.call('api_tokens.revoke', { path })).body).toMatchObject({ id: first.id });
    const statuses = [first, second, third, other].map(
      async ({ token }) => (await api.call('clients.list', { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 401, 200]);
    const logged = await query<{ subject_id: string }>(
      api,
      `SELECT subject_id FROM security_events WHERE kind = 'api_token.revoked' AND subject_id = ANY ($1)`,
      [[first.id, second.id, third.id, other.id]],
    );
    expect(logged.map(({ subject_id }) => subject_id).sort()).toEqual([first.id, second.id, third.id].sort());
  });

  it('can be replaced by one that it made, which revokes it', async () => {
    const all = { permissions: ['api_token:edit', 'client:view'] };
    const old = await make(all);
    const successor = await make(all, old.token);
    const sibling = await make(all, old.token);
    const path = { api_token_id: old.id };
    expect((await api.call('api_tokens.revoke', { path, token: successor.token })).status).toBe(200);
    const read = async (token: string) => (await api.call('clients.list', { token })).status;
    expect([await read(old.token), await read(successor.token), await read(sibling.token)]).toEqual([
      401, 200, 401,
    ]);
    const next = await make(all, successor.token);
    const own = { api_token_id: successor.id };
    expect((await api.call('api_tokens.revoke', { path: own, token: successor.token })).status).toBe(200);
    expect([await read(successor.token), await read(next.token)]).toEqual([401, 200]);
  });

  it('is not changed once it is revoked', async () => {
    const made = await make({ permissions: ['client:view'] });
    const change = { path: { api_token_id: made.id }, body: { name: 'New' } };
    expect((await api.call('api_tokens.update', change)).body.name).toBe('New');
    await api.call('api_tokens.revoke', { path: change.path });
    expect(outcome(await api.call('api_tokens.update', change))).toEqual([400, 'BadRequestError']);
  });

  it('leaves a record of who made, changed and revoked it', async () => {
    const made = await make({ permissions: ['client:view'] });
    const path = { api_token_id: made.id };
    await api.call('api_tokens.update', { path, body: { name: 'Another' } });
    await api.call('api_tokens.revoke', { path });
    const events = await query<{ kind: string; detail: object; actor_kind: string }>(
      api,
      'SELECT kind, detail, actor_kind FROM security_events WHERE subject_id = $1 ORDER BY id',
      [made.id],
    );
    expect(events).toEqual([
      { kind: 'api_token.created', detail: { permissions: ['client:view'] }, actor_kind: 'api_token' },
      { kind: 'api_token.updated', detail: { fields: ['name'] }, actor_kind: 'api_token' },
      { kind: 'api_token.revoked', detail: { left: 0 }, actor_kind: 'api_token' },
    ]);
  });
});
