import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type OperationId, type OperationRow, operations } from '@firstday/domain';
import { becomesTrue } from '../../testing/becomes-true.js';
import { query } from '../../testing/factories.js';
import { setClock } from '../../testing/hosted-page.js';
import { linkTokenFor, sessionCookie, signInByLink, withCookie } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

const password = 'Correct7horse';
const inTest = 'Other7horse';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterEach(() => setClock(api));
afterAll(() => api.stop());

let people = 0;
const newEmail = () => `proof-${(people += 1)}@harborfoods.com`;
const newUser = async (body: object = {}, token = api.live.apiToken) => {
  const made = await api.call('users.create', {
    body: { email: newEmail(), user_group_ids: ['admin'], password, ...body },
    token,
  });
  return { id: String(made.body.id), email: String(made.body.email) };
};
const signIn = async (email: string, given = password) =>
  sessionCookie(await api.call('sessions.signIn', { body: { email, password: given }, token: null }));
const prove = (cookie: string, given: string) =>
  api.call('sessions.proveIdentity', { ...withCookie(cookie), body: { password: given } });
const later = (minutes: number) => setClock(api, new Date(Date.now() + minutes * 60_000));
const outcome = ({ status, body }: TestResponse) => [status, body?._tag];
const refused = [403, 'ForbiddenError'];
const newToken = (cookie: string) =>
  api.call('api_tokens.create', { ...withCookie(cookie), body: { name: 'Stolen' } });

/** What an attacker who has only an administrator's cookie would do to stay. */
async function attacks(own: { id: string }) {
  const [other, invited, group, token] = [
    await newUser(),
    await newUser(),
    await api.call('user_groups.create', { body: { name: 'Desk', permissions: ['client:view'] } }),
    await api.call('api_tokens.create', { body: { name: 'Narrow', permissions: ['client:view'] } }),
  ];
  return [
    ['users.updateById', { path: { user_id: own.id }, body: { email: newEmail() } }],
    ['users.updateById', { path: { user_id: other.id }, body: { email: newEmail() } }],
    ['users.updateById', { path: { user_id: other.id }, body: { user_group_ids: ['viewer'] } }],
    ['users.create', { body: { email: newEmail(), user_group_ids: ['admin'], password } }],
    ['magic_links.create', { body: { user_email: invited.email, expire_in: 600 } }],
    ['api_tokens.create', { body: { name: 'Stolen' } }],
    ['api_tokens.update', { path: { api_token_id: token.body.id }, body: { permissions: null } }],
    ['user_groups.create', { body: { name: 'More', permissions: ['api_token:edit'] } }],
    [
      'user_groups.updateById',
      { path: { user_group_id: group.body.id }, body: { permissions: ['api_token:edit'] } },
    ],
  ] as const satisfies readonly (readonly [OperationId, object])[];
}

/** Everything that these operations could have changed. */
const credentials = () =>
  query(
    api,
    `SELECT (SELECT jsonb_agg(to_jsonb(users) ORDER BY id) FROM users) AS users,
            (SELECT jsonb_agg(to_jsonb(user_groups) ORDER BY id) FROM user_groups) AS groups,
            (SELECT jsonb_agg(to_jsonb(api_tokens) - 'last_used_at' ORDER BY id) FROM api_tokens) AS tokens,
            (SELECT count(*) FROM magic_links) AS links`,
  );

describe('a stolen session cookie', () => {
  it('changes no email, makes no token, user or link and widens nothing once the proof of identity is ten minutes old', async () => {
    const own = await newUser();
    const cookie = await signIn(own.email);
    const tried = await attacks(own);
    later(11);
    const before = await credentials();
    for (const [id, call] of tried)
      expect([id, outcome(await api.call(id, { ...withCookie(cookie), ...call }))]).toEqual([id, refused]);
    expect(await credentials()).toEqual(before);
  });

  it('leaves its refused attempts in the security log', async () => {
    const { id, email } = await newUser();
    const cookie = await signIn(email);
    later(11);
    await newToken(cookie);
    const events = () =>
      query<{ operation: string }>(
        api,
        `SELECT detail ->> 'operation' AS operation FROM security_events
          WHERE kind = 'access.refused' AND actor_id = $1`,
        [id],
      );
    await becomesTrue(async () => (await events()).length > 0);
    expect(await events()).toEqual([{ operation: 'api_tokens.create' }]);
  });

  it('is not enough to set a first password, which would be a proof', async () => {
    const { email } = await newUser({ password: null });
    const cookie = await signInByLink(api, email);
    const change = { ...withCookie(cookie), body: { new_password: 'tiny violet harbor' } };
    later(11);
    expect(outcome(await api.call('sessions.changePassword', change))).toEqual(refused);
    later(9);
    expect((await api.call('sessions.changePassword', change)).status).toBe(204);
  });

  it('proves nothing by a password that is someone else’s', async () => {
    const [own, other] = [await newUser(), await newUser({ password: 'Stranger7horse' })];
    const cookie = await signIn(own.email);
    await signIn(other.email, 'Stranger7horse');
    later(11);
    for (const given of ['Stranger7horse', 'x', 'x'.repeat(200)]) {
      const answer = await prove(cookie, given);
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, ['password']]);
    }
    expect(outcome(await newToken(cookie))).toEqual(refused);
    const events = await query(
      api,
      `SELECT outcome FROM security_events WHERE kind = 'session.identity_proved' AND actor_id = $1`,
      [own.id],
    );
    expect(events).toEqual([{ outcome: 'refused' }, { outcome: 'refused' }, { outcome: 'refused' }]);
  });

  it('cannot guess the password without end', async () => {
    const { email } = await newUser();
    const cookie = await signIn(email);
    for (let guess = 0; guess < 10; guess += 1) await prove(cookie, `Wrong${guess}horse`);
    expect((await prove(cookie, password)).status).toBe(429);
  });
});

describe('a fresh proof of identity', () => {
  it('is the password, and holds for ten minutes in that session alone', async () => {
    const { email } = await newUser();
    const [cookie, other] = [await signIn(email), await signIn(email)];
    later(11);
    expect((await prove(cookie, password)).status).toBe(204);
    expect((await newToken(cookie)).status).toBe(201);
    expect(outcome(await newToken(other))).toEqual(refused);
    later(20);
    expect((await newToken(cookie)).status).toBe(201);
    later(22);
    expect(outcome(await newToken(cookie))).toEqual(refused);
  });

  it('is a sign-in by link too, for people without a password', async () => {
    const { email } = await newUser({ password: null });
    const cookie = await signInByLink(api, email);
    later(11);
    expect(outcome(await newToken(cookie))).toEqual(refused);
    const token = await linkTokenFor(api, email);
    const again = await api.call('sessions.redeemMagicLink', { body: { token }, token: null });
    expect((await newToken(sessionCookie(again))).status).toBe(201);
  });

  it('in the test account is also that of the linked live user, and never the other way around', async () => {
    const live = await newUser();
    const test = await newUser({ email: live.email, password: inTest }, api.test.apiToken);
    const cookie = await signIn(live.email);
    const linked = { email: test.email, password: inTest };
    await api.call('sessions.linkAccount', { ...withCookie(cookie), body: linked });
    const there = await api.call('sessions.switchAccount', { ...withCookie(cookie), body: { mode: 'test' } });
    const inTestAccount = sessionCookie(there);
    expect((await newToken(inTestAccount)).status).toBe(201);
    later(11);
    expect(outcome(await newToken(inTestAccount))).toEqual(refused);
    expect((await prove(inTestAccount, password)).status).toBe(204);
    expect((await newToken(inTestAccount)).status).toBe(201);
    const back = await api.call('sessions.switchAccount', {
      ...withCookie(inTestAccount),
      body: { mode: 'live' },
    });
    later(22);
    expect((await prove(sessionCookie(back), inTest)).status).toBe(400);
    expect(outcome(await newToken(sessionCookie(back)))).toEqual(refused);
  });

  it('is asked of no API token, whose calls work as before', async () => {
    const own = await newUser();
    const tried = await attacks(own);
    later(11);
    for (const [id, call] of tried) expect([id, (await api.call(id, call)).status < 300]).toEqual([id, true]);
  });

  it('is asked by every operation that hands out a user’s credentials or authority', () => {
    const all: readonly (readonly [string, OperationRow])[] = Object.entries(operations);
    const sections = /^(users|user_groups|api_tokens|magic_links)\./;
    const issuing = all.filter(
      ([id, { issuesAuthority, allows }]) =>
        sections.test(id) && issuesAuthority && allows.includes('user_session'),
    );
    const exempt = issuing.filter(([, { needsFreshProof }]) => !needsFreshProof).map(([id]) => id);
    // It asks for the proof itself, in both accounts.
    expect(exempt).toEqual(['users.linkAccounts']);
    expect(issuing.length).toBeGreaterThan(6);
  });
});
