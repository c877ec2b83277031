import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { query } from '../../testing/factories.js';
import { sessionCookie, signInByLink, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';

const password = 'Correct7horse';
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' });
});
afterAll(() => api.stop());

const newUser = async (email: string, token = api.live.apiToken, given = password) =>
  (await api.call('users.create', { body: { email, password: given, user_group_ids: [] }, token })).body;
const signIn = (email: string, given: string, { cookie, from }: { cookie?: string; from?: string } = {}) =>
  api.call('sessions.signIn', {
    body: { email, password: given },
    token: null,
    headers: { ...(cookie && { cookie }), ...(from && { 'x-forwarded-for': from }) },
  });
const deviceCookie = (answer: TestResponse): string =>
  answer.headers
    .getSetCookie()
    .find((one) => /^(__Host-)?__device=/.test(one))
    ?.split(';')[0] ?? '';

/** What a hundred guesses from ten addresses leave, without the time that they take. */
async function lockOut(email: string): Promise<void> {
  const key = `email:${createHash('sha256').update(email).digest('hex')}`;
  await query(
    api,
    `INSERT INTO sign_in_failures (key, points, expire) VALUES ($1, 100, $2)
       ON CONFLICT (key) DO UPDATE SET points = 100`,
    [key, Date.now() + 86_400_000],
  );
  expect((await signIn(email, password, { from: '198.51.100.7' })).status).toBe(429);
}

describe('an email that a stranger has locked by a hundred guesses', () => {
  it('can still sign in on the device on which its user signed in before', async () => {
    const email = 'admin@harborfoods.com';
    await newUser(email);
    const cookie = deviceCookie(await signIn(email, password));
    for (let guess = 0; guess < 100; guess += 1) {
      const from = `203.0.113.${guess % 10}`;
      expect((await signIn(email, `Wrong${guess}horse`, { from })).status).toBe(401);
    }
    expect((await signIn(email, password, { from: '198.51.100.7' })).status).toBe(429);
    expect((await signIn(email, 'Wrong7horse', { cookie })).status).toBe(401);
    const again = await signIn(email, password, { cookie });
    expect(again.status).toBe(201);
    expect((await signIn(email, password, { cookie: deviceCookie(again) })).status).toBe(201);
    expect((await signIn(email, password)).status).toBe(429);
  });

  it('stays locked for a forged cookie, and for that of another user', async () => {
    const email = 'target@harborfoods.com';
    await newUser(email);
    await newUser('attacker@harborfoods.com');
    await newUser(email, api.stranger.apiToken, 'Stranger7horse');
    const own = deviceCookie(await signIn('attacker@harborfoods.com', password));
    const ofNamesake = deviceCookie(await signIn(email, 'Stranger7horse'));
    await lockOut(email);
    for (const cookie of [`__device=fd_dev_${'a'.repeat(43)}`, '__device=', own])
      expect((await signIn(email, password, { cookie })).status).toBe(429);
    // The device is known for a stranger's user of the same email: it never shows whether this password is right.
    expect((await signIn(email, password, { cookie: ofNamesake })).status).toBe(401);
  });

  it('allows ten failures on a known device, and counts them over each renewal of its cookie', async () => {
    const [email, colleague] = ['shared@harborfoods.com', 'colleague@harborfoods.com'];
    await newUser(email);
    await newUser(colleague);
    let cookie = deviceCookie(await signIn(email, password));
    cookie = deviceCookie(await signIn(colleague, password, { cookie }));
    await lockOut(email);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(email, `Other${guess}horse`, { cookie })).status).toBe(401);
      cookie = deviceCookie(await signIn(colleague, password, { cookie }));
    }
    expect((await signIn(email, password, { cookie })).status).toBe(429);
  });

  it('can still give its password where it is signed in', async () => {
    const email = 'signed-in@harborfoods.com';
    await newUser(email);
    const cookie = sessionCookie(await signIn(email, password));
    await lockOut(email);
    const body = { current_password: password, new_password: 'tiny violet harbor' };
    expect((await api.call('sessions.changePassword', { ...withCookie(cookie), body })).status).toBe(204);
  });
});

describe('the cookie of a known device', () => {
  it('is random, stored as a hash, out of reach of scripts, and renewed at each sign-in', async () => {
    const email = 'stored@harborfoods.com';
    const { id } = await newUser(email);
    const first = await signIn(email, password);
    const set = first.headers.getSetCookie().find((one) => one.startsWith('__device='));
    expect(set).toMatch(/^__device=fd_dev_[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const renewed = deviceCookie(await signIn(email, password, { cookie: deviceCookie(first) }));
    expect(renewed).not.toBe(deviceCookie(first));
    const hash = createHash('sha256').update(renewed.replace('__device=', '')).digest('hex');
    expect(await query(api, 'SELECT hash FROM known_devices WHERE user_id = $1', [id])).toEqual([{ hash }]);
  });

  it('is worth nothing after a change of password, of email, or of the user', async () => {
    const [changed, renamed, deleted] = [
      'changed@harborfoods.com',
      'renamed@harborfoods.com',
      'deleted@harborfoods.com',
    ];
    const devices = new Map<string, string>();
    const sessions = new Map<string, string>();
    const ids = new Map<string, string>();
    for (const email of [changed, renamed, deleted]) {
      ids.set(email, (await newUser(email)).id);
      const answer = await signIn(email, password);
      devices.set(email, deviceCookie(answer));
      sessions.set(email, sessionCookie(answer));
    }
    const path = (email: string) => ({ user_id: ids.get(email) ?? '' });
    const body = { current_password: password, new_password: 'tiny violet harbor' };
    await api.call('sessions.changePassword', { ...withCookie(sessions.get(changed) ?? ''), body });
    await api.call('users.updateById', { path: path(renamed), body: { email: 'after@harborfoods.com' } });
    await api.call('users.deleteById', { path: path(deleted) });
    expect(
      await query(api, 'SELECT 1 FROM known_devices WHERE user_id = ANY ($1)', [[...ids.values()]]),
    ).toEqual([]);
    await lockOut(changed);
    const replayed = { cookie: devices.get(changed) ?? '' };
    expect((await signIn(changed, 'tiny violet harbor', replayed)).status).toBe(429);
  });

  it('is not given to a link that an administrator made: it says nothing about who opens it', async () => {
    const email = 'linked@harborfoods.com';
    const { id } = await newUser(email);
    await signInByLink(api, email);
    expect(await query(api, 'SELECT 1 FROM known_devices WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is one of twenty at most', async () => {
    const { id } = await newUser('many@harborfoods.com');
    for (let at = 0; at < 22; at += 1) await signIn('many@harborfoods.com', password);
    const kept = await query(api, 'SELECT 1 FROM known_devices WHERE user_id = $1', [id]);
    expect(kept).toHaveLength(20);
  });
});
