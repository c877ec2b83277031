import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationRow, operations } from '@firstday/domain';
import { createRecord } from '../testing/factories.js';
import { signInUser } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let plain: TestApi;
let secure: TestApi;
const baseUrl = 'https://hr.example.com';
beforeAll(async () => {
  [plain, secure] = [await TestApi.start(), await TestApi.start({ BASE_URL: baseUrl })];
});
afterAll(() => Promise.all([plain.stop(), secure.stop()]));

const all = Object.entries<OperationRow>(operations);
const paths = all.map(
  ([id, { method, path }]) => [id, method, `/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`] as const,
);
const headersOf = async (api: TestApi, method: string, path: string, token?: null) => {
  const body = method === 'GET' ? undefined : {};
  return (await api.request(method, path, { body, ...(token === null ? { token } : {}) })).headers;
};

describe('the headers of every operation', () => {
  it('let no cache keep an answer, be it a record, a list or an error', async () => {
    for (const [id, method, path] of paths)
      for (const token of [undefined, null] as const) {
        const kept = (await headersOf(plain, method, path, token)).get('cache-control');
        expect([id, token, kept?.split(', ')[0]]).toEqual([id, token, 'no-store']);
      }
    const { id } = await createRecord(plain, 'employees');
    for (const path of [`/api/v1/employees/${id}`, '/api/v1/employees', '/nothing', '/health/live'])
      expect([path, (await headersOf(plain, 'GET', path)).get('cache-control')]).toEqual([path, 'no-store']);
  });

  it('leave the reference, which holds nothing of anybody, to the caches', async () => {
    for (const path of ['/api/docs', '/api/openapi.json', '/api/docs/reference.css'])
      expect((await headersOf(plain, 'GET', path, null)).get('cache-control')).not.toBe('no-store');
    expect((await headersOf(plain, 'GET', '/api/docsx', null)).get('cache-control')).toBe('no-store');
  });

  it('hold a browser to https where BASE_URL is https, for this host alone, and nowhere else', async () => {
    for (const [id, method, path] of paths) {
      const told = (await headersOf(secure, method, path, null)).get('strict-transport-security');
      expect([id, told]).toEqual([id, 'max-age=31536000']);
    }
    expect((await headersOf(plain, 'GET', '/api/docs', null)).get('strict-transport-security')).toBeNull();
  });

  it('let nothing run, frame, guess a type or learn an address', async () => {
    const headers = await headersOf(plain, 'GET', '/api/v1/employees');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('x-powered-by')).toBe(false);
  });
});

describe('cookies over https', () => {
  const origin = baseUrl;
  const session = (cookie: string, more: Record<string, string> = {}) =>
    secure.request('GET', '/api/v1/session', { token: null, headers: { cookie, ...more } });

  it('have the prefix that no neighbouring host can set, and are taken without it from programs only', async () => {
    const cookie = await signInUser(secure, [{ permissions: ['employee:view'] }]);
    expect(cookie).toMatch(/^__Host-__session=fd_user_/);
    const bare = cookie.replace('__Host-', '');
    const browser = { 'sec-fetch-site': 'same-origin', origin };
    expect((await session(cookie, browser)).status).toBe(200);
    expect((await session(bare, browser)).status).toBe(401);
    expect((await session(bare)).status).toBe(200);
    const other = '__session=fd_user_of_a_neighbour_0000000000000000000000000000000000';
    expect((await session(`${other}; ${cookie}`, browser)).status).toBe(200);
  });

  it('are kept for this host, its root path and https, and go when one signs out', async () => {
    const group = await secure.call('user_groups.create', {
      body: { name: 'A', permissions: ['employee:view'] },
    });
    const person = { email: 'bo@example.com', user_group_ids: [group.body.id] };
    await secure.call('users.create', { body: person });
    const link = await secure.call('magic_links.create', {
      body: { user_email: 'bo@example.com', expire_in: 600 },
    });
    const token = new URL(link.body.url).searchParams.get('link');
    const begun = await secure.call('sessions.redeemMagicLink', { body: { token }, token: null });
    const [set = ''] = begun.headers.getSetCookie();
    expect(set).toMatch(/^__Host-__session=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    const headers = { cookie: set.split(';')[0] ?? '', origin };
    const out = await secure.call('sessions.signOut', { token: null, headers });
    expect(out.headers.get('set-cookie')).toMatch(
      /^__Host-__session=; Path=\/; Expires=Thu, 01 Jan 1970.*Secure/,
    );
    expect((await session(headers.cookie)).status).toBe(401);
  });

  it('of a component have it too, but for the one that is bound to a path', async () => {
    const made = await secure.call('components.createUrl', { body: { component: 'employees/list' } });
    const begun = await secure.call('component_sessions.create', {
      body: { code: made.body.code },
      token: null,
    });
    const [shared = '', own = ''] = begun.headers.getSetCookie();
    expect(shared).toMatch(
      /^__Host-__component=[\w-]+; Path=\/; .*HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
    expect(own).toMatch(/^__component_cs_\w+=[\w-]+; Path=\/api\/v1; .*Secure/);
    const current = (cookie: string, more = {}) =>
      secure.request('GET', '/api/v1/component_session', { token: null, headers: { cookie, ...more } });
    const cookie = shared.split(';')[0] ?? '';
    expect((await current(cookie)).status).toBe(200);
    expect((await current(cookie.replace('__Host-', ''))).status).toBe(200);
    const browser = { 'sec-fetch-site': 'cross-site' };
    expect((await current(cookie.replace('__Host-', ''), browser)).status).toBe(401);
  });
});
