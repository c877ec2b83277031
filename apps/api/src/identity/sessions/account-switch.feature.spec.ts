import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { setClock } from '../../testing/hosted-page.js';
import { withCookie, sessionCookie, linkTokenFor, signInByLink } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

const password = 'Correct7horse';
const inTest = 'Other7horse';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

let people = 0;
const newEmail = () => `person-${(people += 1)}@harborfoods.com`;
const newUser = async (email: string, body: object = {}, token = api.live.apiToken) =>
  (await api.call('users.create', { body: { email, user_group_ids: ['admin'], ...body }, token })).body;
const signIn = (email: string, given = password) =>
  api.call('sessions.signIn', { body: { email, password: given }, token: null });
const current = (cookie: string) => api.call('sessions.current', withCookie(cookie));
const switchTo = (cookie: string, mode: string, more: object = {}) =>
  api.call('sessions.switchAccount', { ...withCookie(cookie), body: { mode, ...more } });
const link = (cookie: string, body: object) =>
  api.call('sessions.linkAccount', { ...withCookie(cookie), body });
const redeem = (token: string | null) =>
  api.call('sessions.redeemMagicLink', { body: { token }, token: null });
const strangersLink = async () => {
  const email = newEmail();
  await newUser(email, {}, api.stranger.apiToken);
  return linkTokenFor(api, email, api.stranger.apiToken);
};
const told = ({ status, body }: TestResponse) => [status, body?._tag];
const later = (minutes: number) => setClock(api, new Date(Date.now() + minutes * 60_000));

/** Somebody with a user in each account, who has shown in the live one that the other is theirs too. */
async function linkedPerson() {
  const email = newEmail();
  const live = await newUser(email, { password });
  const test = await newUser(email, { password: inTest }, api.test.apiToken);
  const cookie = sessionCookie(await signIn(email));
  expect((await link(cookie, { email, password: inTest })).status).toBe(200);
  return { email, live, test, cookie };
}

describe('a test token', () => {
  it('that makes a user with the address of a live administrator does not get into the live account', async () => {
    const email = newEmail();
    await newUser(email, { password });
    await newUser(email, { password: inTest }, api.test.apiToken);
    const cookie = await signInByLink(api, email, api.test.apiToken);
    expect((await current(cookie)).body.modes).toEqual(['test']);
    expect((await switchTo(cookie, 'live')).status).toBe(404);
    expect((await switchTo(cookie, 'live', { password: inTest })).status).toBe(404);
    expect((await switchTo(cookie, 'live', { password })).status).toBe(404);
  });

  it('neither reaches the live account by a linked user nor sets a live password', async () => {
    const { email, cookie } = await linkedPerson();
    await switchTo(cookie, 'test');
    const theirs = await signInByLink(api, email, api.test.apiToken);
    expect((await current(theirs)).body.modes).toEqual(['live', 'test']);
    expect(told(await switchTo(theirs, 'live'))).toEqual([403, 'ForbiddenError']);
    const guessed = await switchTo(theirs, 'live', { password: inTest });
    expect([guessed.status, guessed.body.issues[0].path]).toEqual([400, ['password']]);
    const set = { current_password: inTest, new_password: 'tiny violet harbor' };
    const changed = await api.call('sessions.changePassword', { ...withCookie(theirs), body: set });
    expect(changed.status).toBe(204);
    expect((await signIn(email)).body.account.mode).toBe('live');
    expect((await signIn(email, 'tiny violet harbor')).body.account.mode).toBe('test');
  });

  it('cannot make the link: it is made from a live session only, whatever is known', async () => {
    const email = newEmail();
    await newUser(email, { password });
    await newUser(email, { password: inTest }, api.test.apiToken);
    const cookie = await signInByLink(api, email, api.test.apiToken);
    expect(told(await link(cookie, { email, password }))).toEqual([403, 'ForbiddenError']);
    const token = await linkTokenFor(api, email);
    expect(told(await link(cookie, { token }))).toEqual([403, 'ForbiddenError']);
    const body = { test_user_id: (await current(cookie)).body.user.id };
    const said = await api.call('users.linkAccounts', {
      ...withCookie(cookie),
      path: { user_id: body.test_user_id },
      body,
    });
    expect(told(said)).toEqual([403, 'ForbiddenError']);
  });
});

describe('a person who shows that a user of the test account is theirs', () => {
  it('does so by its password, and goes to and fro without a longer session', async () => {
    const { cookie, test } = await linkedPerson();
    const { expires_at, modes } = (await current(cookie)).body;
    expect(modes).toEqual(['live', 'test']);
    later(3);
    const there = await switchTo(cookie, 'test');
    expect(there.body).toMatchObject({
      account: { id: api.test.account.id },
      user: { id: test.id },
      expires_at,
    });
    expect((await current(cookie)).status).toBe(401);
    later(6);
    const back = await switchTo(sessionCookie(there), 'live');
    expect(back.body).toMatchObject({ account: { id: api.live.account.id }, expires_at });
    setClock(api);
  });

  it('does so by a magic link of the test account, which is then used, and by no other', async () => {
    const email = newEmail();
    await newUser(email);
    const other = newEmail();
    await newUser(other, {}, api.test.apiToken);
    const cookie = await signInByLink(api, email);
    const [ofLive, ofStranger] = [await linkTokenFor(api, email), await strangersLink()];
    for (const token of [ofLive, ofStranger, 'fd_link_made_up'])
      expect((await link(cookie, { token })).status).toBe(404);
    expect((await redeem(ofLive)).status).toBe(201);
    const again = await signInByLink(api, email);
    const token = await linkTokenFor(api, other, api.test.apiToken);
    expect((await link(again, { token })).body.modes).toEqual(['live', 'test']);
    expect((await redeem(token)).status).toBe(404);
    const there = await switchTo(again, 'test');
    expect(there.body.user.email).toBe(other);
  });

  it('is not believed for a wrong password, for nobody, or for somebody of another organization', async () => {
    const email = newEmail();
    await newUser(email, { password });
    await newUser(email, { password: 'Stranger7horse' }, api.stranger.apiToken);
    const cookie = sessionCookie(await signIn(email));
    const wrong = [
      { email, password: 'Stranger7horse' },
      { email: newEmail(), password: inTest },
      { email, password },
    ];
    const answers = [];
    for (const body of wrong) answers.push(await link(cookie, body));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const { id } = (await current(cookie)).body.user;
    const refused = await query(
      api,
      `SELECT kind FROM security_events WHERE subject_id = $1 AND outcome = 'refused'`,
      [id],
    );
    expect(refused).toEqual(wrong.map(() => ({ kind: 'user.accounts_linked' })));
    expect(answers[0]).toMatchObject({ status: 400, body: { issues: [{ path: ['password'] }] } });
    expect((await link(cookie, { email })).body._tag).toBe('BadRequestError');
  });

  it('is one person in each account, until the two are parted or one gets another address', async () => {
    const { email, test, cookie } = await linkedPerson();
    const second = newEmail();
    await newUser(second, { password: inTest }, api.test.apiToken);
    expect(told(await link(cookie, { email: second, password: inTest }))).toEqual([400, 'BadRequestError']);
    const rival = newEmail();
    await newUser(rival, { password });
    const theirs = sessionCookie(await signIn(rival));
    expect(told(await link(theirs, { email, password: inTest }))).toEqual([400, 'BadRequestError']);
    const parted = await api.call('sessions.unlinkAccount', withCookie(cookie));
    expect(parted.body.modes).toEqual(['live']);
    expect((await switchTo(cookie, 'test')).status).toBe(404);
    expect((await link(theirs, { email, password: inTest })).status).toBe(200);
    const path = { user_id: test.id };
    const body = { email: newEmail() };
    await api.call('users.updateById', { path, body, token: api.test.apiToken });
    expect((await current(theirs)).body.modes).toEqual(['live']);
  });
});

describe('a change of account', () => {
  it('asks anew who it is after ten minutes, and counts wrong answers', async () => {
    const { cookie } = await linkedPerson();
    later(11);
    expect(told(await switchTo(cookie, 'test'))).toEqual([403, 'ForbiddenError']);
    expect((await switchTo(cookie, 'test', { password: inTest })).status).toBe(400);
    const there = await switchTo(cookie, 'test', { password });
    expect(there.status).toBe(201);
    later(22);
    expect((await switchTo(sessionCookie(there), 'live')).status).toBe(403);
    expect((await switchTo(sessionCookie(there), 'live', { password })).status).toBe(201);
    setClock(api);
    const next = await linkedPerson();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await switchTo(next.cookie, 'test', { password: `Wrong${guess}horse` })).status).toBe(400);
    expect((await switchTo(next.cookie, 'test', { password })).status).toBe(429);
  });

  it('is one, however often it is asked for at the same moment', async () => {
    const { cookie } = await linkedPerson();
    const answers = await Promise.all([1, 2, 3].map(() => switchTo(cookie, 'test')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
    const begun = answers.find(({ status }) => status === 201);
    if (begun) expect((await switchTo(sessionCookie(begun), 'test')).body._tag).toBe('BadRequestError');
  });

  it('stands in the log of both accounts, with what was refused', async () => {
    const { live, test, cookie } = await linkedPerson();
    const there = await switchTo(cookie, 'test');
    const theirs = await signInByLink(api, test.email, api.test.apiToken);
    await switchTo(theirs, 'live');
    expect(there.status).toBe(201);
    const kinds = async (user: string) =>
      (
        await query<{ kind: string; outcome: string }>(
          api,
          'SELECT kind, outcome FROM security_events WHERE subject_id = $1 ORDER BY id',
          [user],
        )
      ).map(({ kind, outcome }) => `${kind} ${outcome}`);
    expect(await kinds(live.id)).toEqual(
      expect.arrayContaining([
        'session.signed_in succeeded',
        'user.accounts_linked succeeded',
        'session.account_switched succeeded',
      ]),
    );
    expect(await kinds(test.id)).toEqual(
      expect.arrayContaining([
        'user.accounts_linked succeeded',
        'session.signed_in succeeded',
        'session.account_switched refused',
      ]),
    );
  });
});

describe('an administrator of both accounts', () => {
  const admin = async () => {
    const person = await linkedPerson();
    const say = (live: string, test: string) =>
      api.call('users.linkAccounts', {
        ...withCookie(person.cookie),
        path: { user_id: live },
        body: { test_user_id: test },
      });
    return { ...person, say };
  };

  it('says of others who is one person, and nobody says more than they hold in either account', async () => {
    const { say, cookie } = await admin();
    const [email, elsewhere] = [newEmail(), newEmail()];
    const live = await newUser(email);
    const test = await newUser(elsewhere, {}, api.test.apiToken);
    const stranger = await newUser(email, {}, api.stranger.apiToken);
    expect((await say(live.id, stranger.id)).status).toBe(404);
    expect((await say(live.id, live.id)).status).toBe(404);
    expect((await say(live.id, test.id)).status).toBe(204);
    expect(told(await say(live.id, test.id))).toEqual([400, 'BadRequestError']);
    later(11);
    expect(told(await say(live.id, test.id))).toEqual([403, 'ForbiddenError']);
    setClock(api);
    expect((await current(cookie)).status).toBe(200);
  });

  it('who administers only one of them does not', async () => {
    const { say, test } = await admin();
    const viewer = { user_group_ids: ['viewer'] };
    const path = { user_id: test.id };
    await api.call('users.updateById', { path, body: viewer, token: api.test.apiToken });
    const [live, other] = [
      await newUser(newEmail(), viewer),
      await newUser(newEmail(), viewer, api.test.apiToken),
    ];
    expect((await say(live.id, other.id)).status).toBe(403);
  });
});
