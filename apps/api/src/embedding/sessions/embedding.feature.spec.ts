import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { withCookie, openComponent, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const allow = (origins: unknown, token?: string, account?: string) =>
  api.call('embedding.update', {
    body: { origins },
    ...(token && { token }),
    ...(account && { headers: { 'x-account-id': account } }),
  });
const frame = async (body: object) => (await api.call('component_frames.find', { body, token: null })).body;
const link = async (by: { token?: string | null; headers?: Record<string, string> } = {}) =>
  (await api.call('components.createUrl', { body: { component: 'employees/list' }, ...by })).body.code;
const redeem = (code: string) => api.call('component_sessions.create', { body: { code }, token: null });
const sessionOf = async (token: string) =>
  api.call('component_sessions.current', { token: null, headers: { 'x-component-auth-token': token } });
const newToken = async () => (await api.call('api_tokens.create', { body: { name: 'Partner' } })).body;

describe('the origins that may frame components', () => {
  it('are kept as browsers write them, each once, and are none to begin with', async () => {
    expect((await api.call('embedding.get')).body).toEqual({ origins: [] });
    const kept = ['https://hr.partner.com', 'http://localhost:4200'];
    const given = ['https://HR.partner.com/', 'http://localhost:4200', 'https://hr.partner.com:443'];
    expect((await allow(given)).body).toEqual({ origins: kept });
    expect((await api.call('embedding.get')).body).toEqual({ origins: kept });
  });

  it('are refused where they would say more than one origin, and nothing is kept then', async () => {
    await allow(['https://hr.partner.com']);
    for (const bad of [
      'https://*.partner.com',
      'https://hr.partner.com/app',
      'http://hr.partner.com',
      'https://a.com; script-src *',
      'https://a.com\r\nset-cookie: a=b',
      `https://a.com' 'unsafe-inline`,
      'null',
    ]) {
      const { status, body } = await allow(['https://fine.example', bad]);
      expect([bad, status, body._tag]).toEqual([bad, 400, 'BadRequestError']);
      expect(body.message).toMatch(/^origins\[1\]: /);
    }
    expect((await allow(Array.from({ length: 101 }, (_, at) => `https://a${at}.example`))).status).toBe(400);
    expect((await allow(['x'.repeat(301)])).status).toBe(400);
    expect((await api.call('embedding.get')).body).toEqual({ origins: ['https://hr.partner.com'] });
  });

  it('are each account’s own', async () => {
    await allow(['https://hr.partner.com']);
    expect((await api.call('embedding.get', { token: api.stranger.apiToken })).body.origins).toEqual([]);
    expect((await api.call('embedding.get', { token: api.test.apiToken })).body.origins).toEqual([]);
  });
});

describe('the frame of a component', () => {
  beforeEach(async () => {
    await allow(['https://hr.partner.com']);
  });
  const origins = ['https://hr.partner.com'];

  it('is named by its code without using it up, then by its session', async () => {
    const code = await link();
    for (const _ of [1, 2]) expect(await frame({ code })).toEqual({ origins, state: 'ready' });
    const session = (await redeem(code)).body;
    expect(await frame({ code })).toEqual({ origins, state: 'used' });
    expect(await frame({ session_id: session.id })).toEqual({ origins, state: 'ready' });
  });

  it('says what has expired, and what nobody knows', async () => {
    const code = await link();
    const { id } = (await redeem(await link())).body;
    await query(
      api,
      `UPDATE component_sessions SET code_expires_at = now() WHERE account_id = $1 AND token_hash IS NULL`,
      [api.live.account.id],
    );
    await query(api, `UPDATE component_sessions SET expires_at = now() WHERE id = $1`, [id]);
    expect(await frame({ code })).toEqual({ origins, state: 'expired' });
    expect(await frame({ session_id: id })).toEqual({ origins, state: 'expired' });
    for (const asked of [
      { code: 'fd_code_none' },
      { session_id: `cs_${'1'.repeat(22)}` },
      { session_id: '' + 'x' },
    ])
      expect(await frame(asked)).toEqual({ origins: [], state: 'unknown' });
  });

  it('is not told of a session whose code nobody has redeemed', async () => {
    await link();
    const [row] = await query<{ id: string }>(
      api,
      `SELECT id FROM component_sessions WHERE account_id = $1 AND token_hash IS NULL ORDER BY created_at DESC LIMIT 1`,
      [api.live.account.id],
    );
    expect((await frame({ session_id: row?.id ?? '' })).state).toBe('unknown');
  });

  it('is asked for by one of the two', async () => {
    const both = { code: 'a', session_id: 'b' };
    for (const body of [{}, both, { code: '' }, { code: 'x'.repeat(201) }, { code: 1 }])
      expect((await api.call('component_frames.find', { body, token: null })).status).toBe(400);
  });

  it('of a connected organization is also the sites of whose token made the link', async () => {
    const child = await api.call('connected_organizations.create', {
      body: {
        name: 'Child',
        business_email: 'a@b.co',
        default_language: 'en',
        supported_languages: ['en'],
      },
    });
    const [account] = await query<{ id: string }>(
      api,
      `SELECT id FROM accounts WHERE organization_id = $1 AND mode = 'live'`,
      [child.body.id ?? child.body.uid],
    );
    const headers = { 'x-account-id': account?.id ?? '' };
    await api.call('embedding.update', { body: { origins: ['https://child.example'] }, headers });
    expect(await frame({ code: await link({ headers }) })).toEqual({
      origins: ['https://child.example', 'https://hr.partner.com'],
      state: 'ready',
    });
    expect((await frame({ code: await link() })).origins).toEqual(['https://hr.partner.com']);
  });
});

describe('a component’s session', () => {
  it('ends with the API token that made its link, and its code is worth nothing then', async () => {
    const made = await newToken();
    const code = await link({ token: made.token });
    const session = (await redeem(await link({ token: made.token }))).body;
    const other = (await redeem(await link())).body;
    expect((await sessionOf(session.token)).status).toBe(200);
    await api.call('api_tokens.revoke', { path: { api_token_id: made.id } });
    expect((await sessionOf(session.token)).status).toBe(401);
    expect((await redeem(code)).status).toBe(404);
    expect((await frame({ code })).state).toBe('revoked');
    expect((await frame({ session_id: session.id })).state).toBe('revoked');
    expect((await sessionOf(other.token)).status).toBe(200);
  });

  it('ends with the person who made its link, or when they may embed nothing any more', async () => {
    const cookie = await signInUser(api, [{ permissions: ['component:create', 'employee:view'] }]);
    const by = { token: null, headers: { cookie, origin: 'http://localhost:3000' } };
    const session = (await redeem(await link(by))).body;
    expect((await sessionOf(session.token)).status).toBe(200);
    const { body: me } = await api.call('sessions.current', withCookie(cookie));
    await query(api, `UPDATE users SET group_ids = '{}' WHERE id = $1`, [me.user.id]);
    expect((await sessionOf(session.token)).status).toBe(401);
    expect((await frame({ session_id: session.id })).state).toBe('revoked');
  });

  it('of a person who may see some employees shows those and no others', async () => {
    await createRecord(api, 'employees', { first_name: 'Ana' });
    await createRecord(api, 'employees', { first_name: 'Ben', custom_attributes: {} });
    await createRecord(api, 'custom_properties', { name: 'region', is_permission_scope: true });
    await createRecord(api, 'employees', { first_name: 'Cara', custom_attributes: { region: 'east' } });
    const rule = { fact: 'employee.custom_attributes.region', operator: 'equals', value: 'east' };
    const cookie = await signInUser(api, [
      { permissions: ['component:create'] },
      { permissions: ['employee:view'], access_rule: rule },
    ]);
    const by = { token: null, headers: { cookie, origin: 'http://localhost:3000' } };
    const { token } = (await redeem(await link(by))).body;
    const headers = { 'x-component-auth-token': token };
    for (const id of ['employees.list', 'component_rows.listEmployees'] as const) {
      const seen = await api.call(id, { token: null, headers });
      expect(seen.body.data.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Cara']);
    }
  });

  it('of a person may do no more than that person', async () => {
    const employee = await createRecord(api, 'employees');
    const may = async (...permissions: Permission[]) => {
      const cookie = await signInUser(api, [{ permissions: ['component:create', ...permissions] }]);
      return { token: null, headers: { cookie, origin: 'http://localhost:3000' } };
    };
    const blind = await api.call('components.createUrl', {
      body: { component: 'employees/list' },
      ...(await may('everify:view')),
    });
    expect(blind.status).toBe(403);
    const linked = async (by: Awaited<ReturnType<typeof may>>) => {
      const { token } = (await redeem(await link(by))).body;
      const headers = { 'x-component-auth-token': token };
      const path = { employee_id: employee.id };
      return (await api.call('employees.getOnboardingUrl', { path, token: null, headers })).status;
    };
    expect(await linked(await may('employee:view'))).toBe(403);
    expect(await linked(await may('employee:view', 'task:edit', 'employee:edit'))).toBe(403);
    expect(await linked(await may('employee:view', 'task:edit', 'task:view'))).toBe(200);
  });

  it('is begun once, however many try at once', async () => {
    const code = await link();
    const tries = await Promise.all(Array.from({ length: 20 }, () => redeem(code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(404)]);
  });

  it('is begun by no page of another site', async () => {
    const code = await link();
    for (const origin of [
      'https://hr.partner.com',
      'https://evil.example',
      'null',
      'http://localhost:3001',
    ]) {
      const tried = await api.call('component_sessions.create', {
        body: { code },
        token: null,
        headers: { origin },
      });
      expect([origin, tried.status]).toEqual([origin, 403]);
    }
    expect((await redeem(code)).status).toBe(201);
  });

  it('keeps a partitioned cookie on this machine too, where pages of two sites are tried', async () => {
    const begun = await redeem(await link());
    for (const cookie of begun.headers.getSetCookie())
      expect(cookie).toMatch(/HttpOnly; Secure; Partitioned; SameSite=None$/);
    expect(await openComponent(api, { component: 'everify/cases' })).toMatch(/^fd_comp_/);
  });
});

describe('a link to the hosted pages', () => {
  const back = 'http://localhost:3000/components/employees/list?session=cs_1';

  it('that was made in a component and leads back to it may be framed where the component is', async () => {
    const employee = await createRecord(api, 'employees');
    const { id, token } = (await redeem(await link())).body;
    const inComponent = { token: null, headers: { 'x-component-auth-token': token } };
    const opened = async (by: object, redirect_to?: string) => {
      const query: Record<string, string> = redirect_to ? { redirect_to } : {};
      const asked = { path: { employee_id: employee.id }, query, ...by };
      const { url } = (await api.call('employees.getOnboardingUrl', asked)).body;
      const body = { link: new URL(url).searchParams.get('link') };
      return (await api.call('form_sessions.create', { body, token: null })).body.component_session_id;
    };
    expect(await opened(inComponent, back)).toBe(id);
    for (const elsewhere of [undefined, 'https://hr.partner.com/components/x', 'http://localhost:3000/o/x'])
      expect([elsewhere, await opened(inComponent, elsewhere)]).toEqual([elsewhere, null]);
    expect(await opened({}, back)).toBeNull();
  });
});
