import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';
import { PasswordHashing } from '../users/password-hashing.js';

const password = 'Correct7horse';
const hashing = new PasswordHashing();
let api: TestApi;
/** How often a password was hashed, for whatever reason. */
let hashings = 0;

beforeAll(async () => {
  api = await TestApi.start();
  const counted = api.app.get(PasswordHashing);
  const { hash, verify } = counted;
  counted.hash = (...given) => ((hashings += 1), hash.apply(counted, given));
  counted.verify = (...given) => ((hashings += 1), verify.apply(counted, given));
});
afterAll(() => api.stop());
beforeEach(() => query(api, 'DELETE FROM sign_in_failures'));

const newUser = (email: string, body: object = {}, headers: Record<string, string> = {}) =>
  api.call('users.create', { body: { email, user_group_ids: [], ...body }, headers });
const signIn = (email: string, given = password) =>
  api.call('sessions.signIn', { body: { email, password: given }, token: null });
const costOf = async (email: string, given: string) => {
  const before = hashings;
  const { status } = await signIn(email, given);
  return [status, hashings - before];
};
const organization = {
  name: 'Elsewhere',
  business_email: 'office@elsewhere.com',
  default_language: 'en',
  supported_languages: ['en'],
};
const strangers = async (email: string, count: number) => {
  for (let at = 0; at < count; at += 1) {
    const { body } = await api.call('connected_organizations.create', { body: organization });
    for (const account of [body.live_account_id, body.test_account_id])
      await newUser(email, { password: `Stranger7horse${at}` }, { 'x-account-id': account });
  }
};

describe('signing in with a password', () => {
  it('is not in the way of anybody, however many accounts of others have a user of the same email', async () => {
    const email = 'ana@harborfoods.com';
    await strangers(email, 4);
    const own = (await newUser(email, { password })).body;
    await strangers(email, 4);
    expect((await signIn(email)).body.user.id).toBe(own.id);
    expect((await signIn(email, 'Stranger7horse2')).status).toBe(201);
    expect((await signIn(email, 'Wrong7horse')).status).toBe(401);
  });

  it('costs one hashing whether nobody, one or many have the email, and whether it is right', async () => {
    await newUser('one@harborfoods.com', { password });
    await newUser('link-only@harborfoods.com');
    await newUser('both@harborfoods.com', { password });
    await strangers('both@harborfoods.com', 2);
    await signIn('warm-up@harborfoods.com');
    expect(await costOf('nobody@harborfoods.com', password)).toEqual([401, 1]);
    expect(await costOf('link-only@harborfoods.com', password)).toEqual([401, 1]);
    for (const email of ['one@harborfoods.com', 'both@harborfoods.com']) {
      expect(await costOf(email, 'Wrong7horse')).toEqual([401, 1]);
      expect(await costOf(email, password)).toEqual([201, 1]);
    }
  });

  it('keeps passwords of before, which cost the same for everybody until the last of them is renewed', async () => {
    const email = 'old@harborfoods.com';
    const { id } = (await newUser(email, { password })).body;
    const legacy = await hashing.hash(password, Buffer.from('a salt of its own'));
    await query(api, 'UPDATE users SET password_hash = NULL, legacy_password_hash = $2 WHERE id = $1', [
      id,
      legacy,
    ]);
    await signIn('warm-up@harborfoods.com');
    expect(await costOf('nobody@harborfoods.com', password)).toEqual([401, 3]);
    expect(await costOf(email, 'Wrong7horse')).toEqual([401, 3]);
    expect(await costOf(email, password)).toEqual([201, 3]);
    expect(await costOf(email, password)).toEqual([201, 1]);
  });

  it('does not go on with an address that was given to somebody: they come by a link', async () => {
    const { id } = (await newUser('before@harborfoods.com', { password })).body;
    const rename = (email: string) =>
      api.call('users.updateById', { path: { user_id: id }, body: { email } });
    await rename('Before@harborfoods.com');
    expect((await signIn('before@harborfoods.com')).status).toBe(201);
    await rename('after@harborfoods.com');
    for (const email of ['before@harborfoods.com', 'after@harborfoods.com'])
      expect((await signIn(email)).status).toBe(401);
  });

  it('is recorded where it fails in the accounts that have the email, without saying so to who tries', async () => {
    const { id } = (await newUser('seen@harborfoods.com', { password })).body;
    const [known, unknown] = [
      await signIn('seen@harborfoods.com', 'Wrong7horse'),
      await signIn('unseen@harborfoods.com', 'Wrong7horse'),
    ];
    expect(JSON.stringify(known.body)).toBe(JSON.stringify(unknown.body));
    const events = await waitedFor(id);
    expect(events).toMatchObject([
      {
        account_id: api.live.account.id,
        outcome: 'refused',
        actor_kind: 'anonymous',
        detail: { method: 'password', reason: 'wrong_password' },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Wrong7horse|seen@/);
  });
});

describe('the log of a user whose password is guessed', () => {
  it('says once that guesses are refused, however many follow', async () => {
    const email = 'guessed@harborfoods.com';
    const { id } = (await newUser(email, { password })).body;
    for (let guess = 0; guess < 15; guess += 1) await signIn(email, `Wrong${guess}horse`);
    await waitedFor(id, 11);
    await wait(100);
    const reasons = (await waitedFor(id)).map((event) => JSON.stringify(event));
    const of = (reason: string) => reasons.filter((event) => event.includes(reason)).length;
    expect([of('wrong_password'), of('too_many_attempts')]).toEqual([10, 1]);
  });
});

/** What the log has of a user once there is so much of it: nobody waits for it to be written. */
async function waitedFor(userId: string, count = 1): Promise<unknown[]> {
  for (let look = 0; look < 2500; look += 1) {
    const events = await query(
      api,
      `SELECT * FROM security_events WHERE subject_id = $1 AND kind = 'session.sign_in_failed'`,
      [userId],
    );
    if (events.length >= count) return events;
    await wait(20);
  }
  return [];
}
