import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  withCookie,
  sessionCookie,
  linkTokenFor,
  signInByLink,
  signInUser,
} from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

let people = 0;
const newUser = async (groups: string[] = [], token = api.live.apiToken) => {
  const email = `sitter-${(people += 1)}@harborfoods.com`;
  return (await api.call('users.create', { body: { email, user_group_ids: groups }, token })).body;
};
const signInFrom = async (email: string, userAgent: string) => {
  const token = await linkTokenFor(api, email);
  const headers = { 'user-agent': userAgent };
  return sessionCookie(await api.call('sessions.redeemMagicLink', { body: { token }, token: null, headers }));
};
const own = async (cookie: string) => (await api.call('sessions.list', withCookie(cookie))).body;
const current = async (cookie: string) => (await api.call('sessions.current', withCookie(cookie))).status;
const idOf = async (cookie: string) => (await api.call('sessions.current', withCookie(cookie))).body.id;
const end = (cookie: string, session_id: string) =>
  api.call('sessions.end', { ...withCookie(cookie), path: { session_id } });

describe('a person', () => {
  it('sees where they are signed in, and with what', async () => {
    const { email } = await newUser();
    const [there, here] = [await signInFrom(email, 'Firefox on Linux'), await signInFrom(email, 'Safari')];
    const { data, total } = await own(here);
    expect(total).toBe(2);
    expect(data).toEqual([
      expect.objectContaining({ id: await idOf(here), user_agent: 'Safari', is_current: true }),
      expect.objectContaining({ id: await idOf(there), user_agent: 'Firefox on Linux', is_current: false }),
    ]);
    expect(data[0].ip_address).toMatch(/127\.0\.0\.1$/);
    expect(JSON.stringify(data)).not.toContain('hash');
  });

  it('ends one of theirs, or all others', async () => {
    const { id, email } = await newUser();
    const [first, second, here] = [
      await signInFrom(email, 'One'),
      await signInFrom(email, 'Two'),
      await signInFrom(email, 'Three'),
    ];
    expect((await end(here, await idOf(first))).status).toBe(204);
    expect([await current(first), await current(second), await current(here)]).toEqual([401, 200, 200]);
    expect((await api.call('sessions.endOthers', withCookie(here))).status).toBe(204);
    expect([await current(second), await current(here)]).toEqual([401, 200]);
    expect((await own(here)).total).toBe(1);
    const events = await query<{ detail: object }>(
      api,
      `SELECT detail FROM security_events WHERE kind = 'session.ended' AND actor_id = $1 ORDER BY id`,
      [id],
    );
    expect(events.map(({ detail }) => detail)).toEqual([{ user_id: id }, { user_id: id, count: 1 }]);
  });

  it('ends nobody else’s by its id, in whatever account', async () => {
    const [mine, colleague] = [await newUser(['admin']), await newUser()];
    const [here, theirs] = [await signInByLink(api, mine.email), await signInByLink(api, colleague.email)];
    const stranger = await newUser([], api.stranger.apiToken);
    const strangers = await signInByLink(api, stranger.email, api.stranger.apiToken);
    for (const other of [theirs, strangers]) {
      expect((await end(here, await idOf(other))).status).toBe(404);
      const path = { user_id: mine.id, session_id: await idOf(other) };
      expect((await api.call('users.endSession', { ...withCookie(here), path })).status).toBe(404);
      expect(await current(other)).toBe(200);
    }
    const [{ hash } = { hash: '' }] = await query<{ hash: string }>(
      api,
      'SELECT hash FROM user_sessions WHERE user_id = $1',
      [colleague.id],
    );
    expect((await end(here, hash)).status).toBe(400);
    expect((await end(here, `us_${hash}`)).status).toBe(400);
    expect((await end(here, await idOf(here))).status).toBe(204);
    expect((await end(theirs, 'us_1111111111111111111111')).status).toBe(404);
  });
});

describe('an administrator', () => {
  it('sees and ends the sessions of others, and so does an API token', async () => {
    const { id, email } = await newUser(['viewer']);
    const [first, second, third] = [
      await signInByLink(api, email),
      await signInByLink(api, email),
      await signInByLink(api, email),
    ];
    const admin = await signInByLink(api, (await newUser(['admin'])).email);
    const path = { user_id: id };
    const listed = await api.call('users.listSessions', { ...withCookie(admin), path });
    expect(listed.body).toMatchObject({ total: 3, data: [{ is_current: false }, {}, {}] });
    const one = { ...path, session_id: await idOf(first) };
    expect((await api.call('users.endSession', { ...withCookie(admin), path: one })).status).toBe(204);
    expect([await current(first), await current(second)]).toEqual([401, 200]);
    expect((await api.call('users.endSessions', { path })).status).toBe(204);
    expect([await current(second), await current(third), await current(admin)]).toEqual([401, 401, 200]);
  });

  it('does so only for users who hold no more than they do, and only in their own account', async () => {
    const boss = await newUser(['admin']);
    const theirs = await signInByLink(api, boss.email);
    const helpdesk = await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }]);
    const path = { user_id: boss.id };
    const one = { ...path, session_id: await idOf(theirs) };
    for (const [id, asked] of [
      ['users.listSessions', path],
      ['users.endSession', one],
      ['users.endSessions', path],
    ] as const) {
      expect((await api.call(id, { ...withCookie(helpdesk), path: asked })).status).toBe(403);
      for (const token of [api.test.apiToken, api.stranger.apiToken])
        expect((await api.call(id, { token, path: asked })).status).toBe(404);
    }
    expect(await current(theirs)).toBe(200);
  });
});
