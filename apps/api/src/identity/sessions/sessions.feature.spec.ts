import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId } from '@firstday/domain';
import { query } from '../../testing/factories.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

const password = 'Correct7horse';
const origin = 'http://localhost:3000';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => api.stop());

const newUser = async (email: string, body: object = {}, token = api.live.apiToken) =>
  (await api.call('users.create', { body: { email, user_group_ids: [], ...body }, token })).body;
const signIn = (email: string, given = password, headers: Record<string, string> = {}) =>
  api.call('sessions.signIn', { body: { email, password: given }, token: null, headers });
const link = (body: object) => api.call('magic_links.create', { body: { expire_in: 600, ...body } });
const redeem = (url: string, headers: Record<string, string> = {}) =>
  api.call('sessions.redeemMagicLink', {
    body: { token: new URL(url).searchParams.get('link') },
    token: null,
    headers,
  });
const cookieOf = (answer: TestResponse) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const asUser = (id: OperationId, cookie: string, more: object = {}) =>
  api.call(id, { token: null, headers: { cookie, origin }, ...more });

describe('signing in with a password', () => {
  it('begins a session that lives in a cookie out of reach of scripts', async () => {
    const made = await newUser('ana@harborfoods.com', { password, user_group_ids: ['viewer'] });
    const { created_by: _, ...user } = made;
    const answer = await signIn('Ana@harborfoods.com');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ user, account: { id: api.live.account.id, mode: 'live' } });
    expect(answer.body.permissions).toContain('employee:view');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__session=fd_user_[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
    expect(JSON.stringify(answer.body)).not.toContain('fd_user_');
    const current = await asUser('sessions.current', cookieOf(answer));
    expect(current.body).toEqual({ ...answer.body, redirect_path: null });
  });

  it('is refused alike for a wrong password and for an unknown email', async () => {
    await newUser('ben@harborfoods.com', { password });
    await newUser('link-only@harborfoods.com');
    const bodies = [
      await signIn('ben@harborfoods.com', 'Wrong7horse'),
      await signIn('nobody@harborfoods.com'),
      await signIn('link-only@harborfoods.com'),
    ].map(({ status, body }) => ({ status, body }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 401, body: { _tag: 'Unauthorized' } });
  });

  it('is not tried for long after ten failures, and other people are not held up', async () => {
    await newUser('cara@harborfoods.com', { password });
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await signIn('cara@harborfoods.com', 'Wrong7horse')).status).toBe(401);
    const held = await signIn('cara@harborfoods.com');
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signIn('ana@harborfoods.com')).status).toBe(201);
    await query(api, 'UPDATE sign_in_failures SET expire = expire - 900 * 1000');
    expect((await signIn('cara@harborfoods.com')).status).toBe(201);
    expect(JSON.stringify(await query(api, 'SELECT key FROM sign_in_failures'))).not.toMatch(/harbor|127\./);
  });

  it('counts guesses of the same moment, and neither a right one nor another spelling of the email begins anew', async () => {
    await newUser('cleo@harborfoods.com', { password });
    const guess = (email: string, given: string) => signIn(email, given);
    for (let attempt = 0; attempt < 5; attempt++) await guess('cleo@harborfoods.com', 'Wrong7horse');
    expect((await signIn('cleo@harborfoods.com')).status).toBe(201);
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        guess(at % 2 ? 'cleo@harborfoods.com' : 'CLEO@harborfoods.com', 'No7horse'),
      ),
    );
    expect(many.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('is tried a hundred times a day from anywhere, and a magic link still lets its person in', async () => {
    await newUser('cora@harborfoods.com', { password });
    const from = (at: number, given: string) =>
      signIn('cora@harborfoods.com', given, { 'x-forwarded-for': `203.0.113.${at}` });
    await query(
      api,
      `INSERT INTO sign_in_failures VALUES ('email:' || encode(sha256('cora@harborfoods.com'), 'hex'), 99, $1)`,
      [Date.now() + 3_600_000],
    );
    expect((await from(1, 'Wrong7horse')).status).toBe(401);
    const held = await from(2, password);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(3500);
    const { url } = (await link({ user_email: 'cora@harborfoods.com' })).body;
    expect((await redeem(url)).status).toBe(201);
  });

  it('ends the session that the browser had', async () => {
    await newUser('dora@harborfoods.com', { password });
    const before = cookieOf(await signIn('dora@harborfoods.com'));
    const after = cookieOf(await signIn('dora@harborfoods.com', password, { cookie: before, origin }));
    expect(after).not.toBe(before);
    expect((await asUser('sessions.current', before)).status).toBe(401);
    expect((await asUser('sessions.current', after)).status).toBe(200);
  });

  it('cannot be done by another site', async () => {
    const answer = await signIn('ana@harborfoods.com', password, { origin: 'https://evil.example' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

describe('a magic link', () => {
  it('signs in once and leads on to its path', async () => {
    await newUser('eva@harborfoods.com', { external_id: 'eva' });
    const made = await link({ user_external_id: 'eva', redirect_path: '/dashboard/people?tab=1' });
    expect(made.status).toBe(200);
    expect(made.body.redirect_path_deprecation_deadline).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(made.body.url).toMatch(/^http:\/\/localhost:3000\/sign-in\?link=fd_link_/);
    const answer = await redeem(made.body.url);
    expect(answer.body).toMatchObject({
      user: { email: 'eva@harborfoods.com' },
      redirect_path: '/dashboard/people?tab=1',
    });
    expect((await redeem(made.body.url)).status).toBe(404);
    expect((await asUser('sessions.current', cookieOf(answer))).status).toBe(200);
  });

  it('says whom it would sign in without being used, until it is', async () => {
    await newUser('peek@harborfoods.com');
    const { url } = (await link({ user_email: 'peek@harborfoods.com' })).body;
    const body = { token: new URL(url).searchParams.get('link') };
    const preview = () => api.call('sessions.previewMagicLink', { body, token: null });
    for (let look = 0; look < 2; look++)
      expect((await preview()).body).toEqual({
        email: 'peek@harborfoods.com',
        organization_name: expect.any(String),
        mode: 'live',
      });
    expect((await redeem(url)).status).toBe(201);
    expect((await preview()).body._tag).toBe('ResourceNotFoundError');
  });

  it('signs one of two in who use it at the same moment', async () => {
    await newUser('fay@harborfoods.com');
    const { url } = (await link({ user_email: 'Fay@harborfoods.com' })).body;
    const answers = await Promise.all([redeem(url), redeem(url), redeem(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  });

  it('holds for as long as was asked', async () => {
    await newUser('gil@harborfoods.com');
    const { url, expire_at } = (await link({ user_email: 'gil@harborfoods.com', expire_in: 1 })).body;
    expect(new Date(expire_at).getTime() - Date.now()).toBeLessThanOrEqual(1000);
    await new Promise((done) => setTimeout(done, 1100));
    expect((await redeem(url)).status).toBe(404);
  });

  it.each(['dashboard', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example', ''])(
    'does not lead to %j',
    async (redirect_path) => {
      const answer = await link({ user_email: 'eva@harborfoods.com', redirect_path });
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, ['redirect_path']]);
    },
  );

  it('names one user of the account, and lasts a day at most', async () => {
    expect((await link({})).body._tag).toBe('BadRequestError');
    expect((await link({ user_email: 'nobody@harborfoods.com' })).status).toBe(404);
    expect((await link({ user_email: 'ana@harborfoods.com', user_external_id: 'eva' })).status).toBe(404);
    for (const expire_in of [0, 86_401, 1.5, '60'])
      expect((await link({ user_email: 'eva@harborfoods.com', expire_in })).status).toBe(400);
    const theirs = await api.call('magic_links.create', {
      body: { user_email: 'eva@harborfoods.com', expire_in: 60 },
      token: api.stranger.apiToken,
    });
    expect(theirs.status).toBe(404);
  });

  it('leaves no token in the database', async () => {
    const { url } = (await link({ user_email: 'eva@harborfoods.com' })).body;
    const token = new URL(url).searchParams.get('link') ?? '';
    expect(JSON.stringify(await query(api, 'SELECT * FROM magic_links'))).not.toContain(token);
  });
});

describe('a session', () => {
  it('ends at sign-out, and its cookie is taken back', async () => {
    const cookie = cookieOf(await signIn('ana@harborfoods.com'));
    const out = await asUser('sessions.signOut', cookie);
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^__session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await asUser('sessions.current', cookie)).status).toBe(401);
  });

  it('ends with its user', async () => {
    const user = await newUser('hal@harborfoods.com', { password });
    const cookie = cookieOf(await signIn('hal@harborfoods.com'));
    await api.call('users.deleteById', { path: { user_id: user.id } });
    expect((await asUser('sessions.current', cookie)).status).toBe(401);
  });

  it('writes only from our own pages', async () => {
    const cookie = cookieOf(await signIn('ana@harborfoods.com'));
    const out = (headers: Record<string, string>) =>
      api.call('sessions.signOut', { token: null, headers: { cookie, ...headers } });
    expect((await out({})).status).toBe(403);
    for (const other of ['https://evil.example', 'null'])
      expect((await out({ origin: other })).status).toBe(403);
    expect((await asUser('sessions.current', cookie, { headers: { cookie } })).status).toBe(200);
    expect((await out({ origin })).status).toBe(204);
  });
});

describe('what a person may do with users', () => {
  it('is no more than their own groups hold', async () => {
    const helpers = await api.call('user_groups.create', {
      body: { name: 'Helpdesk', permissions: ['user:view', 'user:edit'] },
    });
    const me = await newUser('kim@harborfoods.com', { password, user_group_ids: [helpers.body.id] });
    const boss = await newUser('boss@harborfoods.com', { user_group_ids: ['admin'] });
    const cookie = cookieOf(await signIn('kim@harborfoods.com'));
    const user = (user_group_ids: string[]) =>
      asUser('users.create', cookie, { body: { email: 'new@harborfoods.com', user_group_ids } });
    expect((await user(['admin'])).status).toBe(403);
    expect((await user([helpers.body.id])).status).toBe(201);
    const toBoss = { body: { user_email: 'boss@harborfoods.com', expire_in: 60 } };
    expect((await asUser('magic_links.create', cookie, toBoss)).status).toBe(403);
    const path = { user_id: boss.id };
    expect((await asUser('users.updateById', cookie, { path, body: { email: 'mine@x.com' } })).status).toBe(
      403,
    );
    expect((await asUser('users.deleteById', cookie, { path })).status).toBe(403);
    const myself = await asUser('users.deleteById', cookie, { path: { user_id: me.id } });
    expect([myself.status, myself.body._tag]).toEqual([400, 'UserDeletionError']);
  });
});
