import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { withCookie, sessionCookie, signInByLink } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const first = 'Correct7horse';
const next = 'tiny violet harbor';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const newUser = async (email: string, password: string | null = first, token = api.live.apiToken) =>
  (await api.call('users.create', { body: { email, password, user_group_ids: ['viewer'] }, token })).body;
const signIn = (email: string, password: string) =>
  api.call('sessions.signIn', { body: { email, password }, token: null });
const change = (cookie: string, body: object) =>
  api.call('sessions.changePassword', { ...withCookie(cookie), body });
const current = async (cookie: string) => (await api.call('sessions.current', withCookie(cookie))).status;

describe('a person who changes their password', () => {
  it('signs in with the new one from then on, stays signed in here, and is signed out everywhere else', async () => {
    await newUser('ana@harborfoods.com');
    const [here, elsewhere] = [
      sessionCookie(await signIn('ana@harborfoods.com', first)),
      sessionCookie(await signIn('ana@harborfoods.com', first)),
    ];
    const answer = await change(here, { current_password: first, new_password: next });
    expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
    expect([await current(here), await current(elsewhere)]).toEqual([200, 401]);
    expect((await signIn('ana@harborfoods.com', first)).status).toBe(401);
    expect((await signIn('ana@harborfoods.com', next)).status).toBe(201);
    const [row] = await query<{ password_hash: string }>(
      api,
      `SELECT password_hash FROM users WHERE email_key = 'ana@harborfoods.com'`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is asked for the one until now, and cannot guess it without end', async () => {
    await newUser('ben@harborfoods.com');
    const cookie = sessionCookie(await signIn('ben@harborfoods.com', first));
    for (const given of [{}, { current_password: null }, { current_password: 'Wrong7horse' }]) {
      const answer = await change(cookie, { ...given, new_password: next });
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, ['current_password']]);
    }
    const refused = await query(
      api,
      `SELECT actor_kind FROM security_events WHERE kind = 'user.password_changed' AND outcome = 'refused'`,
    );
    expect(refused).toHaveLength(3);
    for (let guess = 1; guess < 10; guess += 1)
      await change(cookie, { current_password: `Wrong${guess}horse`, new_password: next });
    const held = await change(cookie, { current_password: first, new_password: next });
    expect([held.status, Number(held.headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect(await current(cookie)).toBe(200);
  });

  it('who never had one needs none until now', async () => {
    await newUser('cleo@harborfoods.com', null);
    const cookie = await signInByLink(api, 'cleo@harborfoods.com');
    expect((await change(cookie, { new_password: next })).status).toBe(204);
    expect((await signIn('cleo@harborfoods.com', next)).status).toBe(201);
    expect((await change(cookie, { new_password: 'another violet harbor' })).status).toBe(400);
  });

  it('changes it live and in the test account that was shown to be theirs, and in no other organization', async () => {
    const email = 'dora@harborfoods.com';
    await newUser(email);
    await newUser(email, 'Other7horse', api.test.apiToken);
    await newUser(email, 'Stranger7horse', api.stranger.apiToken);
    const inTest = sessionCookie(await signIn(email, 'Other7horse'));
    const there = sessionCookie(await signIn(email, 'Stranger7horse'));
    const here = sessionCookie(await signIn(email, first));
    const body = { email, password: 'Other7horse' };
    expect((await api.call('sessions.linkAccount', { ...withCookie(here), body })).status).toBe(200);
    expect((await change(here, { current_password: first, new_password: next })).status).toBe(204);
    expect([await current(inTest), await current(there)]).toEqual([401, 200]);
    expect((await signIn(email, 'Other7horse')).status).toBe(401);
    expect((await signIn(email, 'Stranger7horse')).status).toBe(201);
  });

  it('in the test account leaves the live one as it is, and what an equal address has in the other', async () => {
    const email = 'dana@harborfoods.com';
    await newUser(email);
    await newUser(email, 'Other7horse', api.test.apiToken);
    const [live, test] = [
      sessionCookie(await signIn(email, first)),
      sessionCookie(await signIn(email, 'Other7horse')),
    ];
    const there = { current_password: first, new_password: next };
    expect((await change(test, there)).status).toBe(400);
    expect((await change(test, { ...there, current_password: 'Other7horse' })).status).toBe(204);
    expect(await current(live)).toBe(200);
    expect((await signIn(email, first)).body.account.mode).toBe('live');
    expect((await signIn(email, next)).body.account.mode).toBe('test');
    const here = { current_password: first, new_password: 'another violet harbor' };
    expect((await change(live, here)).status).toBe(204);
    expect((await signIn(email, next)).body.account.mode).toBe('test');
  });

  it.each([
    'Short7horse',
    'passwordpassword',
    'ella-1987-ella',
    'x'.repeat(201),
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'with NUL \0 in the middle',
  ])('is told what is wrong with %j, which is not repeated', async (new_password) => {
    const email = `ella-${new_password.length}@harborfoods.com`;
    await newUser(email);
    const cookie = sessionCookie(await signIn(email, first));
    const { status, body } = await change(cookie, { current_password: first, new_password });
    expect([status, body.issues.map(({ path }: { path: string[] }) => path)]).toEqual([
      400,
      [['new_password']],
    ]);
    expect(JSON.stringify(body)).not.toContain(new_password);
    expect((await signIn(email, first)).status).toBe(201);
  });

  it('may use any language and as many as 200 characters, written with either kind of accents', async () => {
    await newUser('zoe@harborfoods.com');
    const cookie = sessionCookie(await signIn('zoe@harborfoods.com', first));
    const accents = 'wo die zitronen blühn';
    expect((await change(cookie, { current_password: first, new_password: accents })).status).toBe(204);
    const decomposed = accents.normalize('NFD');
    expect(decomposed).not.toBe(accents);
    expect((await signIn('zoe@harborfoods.com', decomposed)).status).toBe(201);
    const long = 'a long sentence about seahorses '.repeat(7).slice(0, 200);
    expect((await change(cookie, { current_password: accents, new_password: long })).status).toBe(204);
    expect((await signIn('zoe@harborfoods.com', long)).status).toBe(201);
  });

  it('cannot be made to by another site', async () => {
    await newUser('finn@harborfoods.com');
    const cookie = sessionCookie(await signIn('finn@harborfoods.com', first));
    const answer = await api.call('sessions.changePassword', {
      token: null,
      headers: { cookie, origin: 'https://evil.example' },
      body: { current_password: first, new_password: next },
    });
    expect(answer.status).toBe(403);
    expect(answer.body.message).toContain('`Origin: http://localhost:');
  });
});

describe('a session of somebody', () => {
  it('who leaves a group has lost what it allowed with the next request', async () => {
    const user = await newUser('gil@harborfoods.com');
    const cookie = sessionCookie(await signIn('gil@harborfoods.com', first));
    const list = async () => (await api.call('clients.list', withCookie(cookie))).status;
    expect(await list()).toBe(200);
    const path = { user_id: user.id };
    await api.call('users.updateById', { path, body: { user_group_ids: [] } });
    expect(await list()).toBe(403);
    await api.call('users.updateById', { path, body: { user_group_ids: ['viewer'] } });
    expect(await list()).toBe(200);
    await api.call('users.deleteById', { path });
    expect(await list()).toBe(401);
  });
});
