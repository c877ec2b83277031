import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { query } from '../../testing/factories.js';
import { setClock } from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { sessionCookie, signInByLink, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

const turn = (mode: string, token = api.live.apiToken) =>
  api.call('message_settings.update', { body: { mode }, token });
beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  const settings = { SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' };
  api = await TestApi.start({ ...settings, MAIL_TEST_ADDRESS: 'tests@firstday.example' });
  await turn('on');
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(() => query(api, 'DELETE FROM sign_in_failures'));
afterEach(() => setClock(api));

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
async function newUser(more: object = {}, token = api.live.apiToken) {
  const email = `colleague-${(people += 1)}@example.com`;
  await api.call('users.create', { body: { email, user_group_ids: [], ...more }, token });
  return email;
}
const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  api.call('sessions.requestMagicLink', { body: { email, ...more }, token: null, headers });
const tokenIn = (text = '') => /\/sign-in\?link=([\w-]+)/.exec(text)?.[1] ?? '';
const redeem = (token: string) => api.call('sessions.redeemMagicLink', { body: { token }, token: null });
const lastTokenTo = async (email: string, nth = 1) =>
  tokenIn((await mail.mailsTo(email, nth)).at(-1)?.parsed.text);
const change = (cookie: string, body: object) =>
  api.call('sessions.changePassword', { ...withCookie(cookie), body });
/** Meanwhile nobody reads these tables. */
async function whileLocked(tables: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    await work();
  } finally {
    await client.end();
  }
}
const received = [202, { is_received: true }];

describe('a link that is asked for on the sign-in page', () => {
  it('is sent to the user in the language of the page, signs in once, and is in the security log', async () => {
    const email = await newUser();
    const { status, body } = await ask(email.toUpperCase(), { locale: 'es' });
    expect([status, body]).toEqual(received);
    const [arrived] = await mail.mailsTo(email);
    expect(arrived?.parsed.subject).toMatch(/enlace/i);
    const token = tokenIn(arrived?.parsed.text);
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    expect((await redeem(token)).status).toBe(404);
    const logged = await query<{ kind: string }>(
      api,
      `SELECT kind FROM security_events WHERE kind = 'magic_link.created' AND detail->>'user_id' =
         (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
    expect(logged).toHaveLength(1);
  });

  it('ends after ten minutes', async () => {
    const email = await newUser();
    await ask(email);
    const token = await lastTokenTo(email);
    setClock(api, minutes(11));
    expect((await redeem(token)).status).toBe(404);
  });

  it('leads to this installation, whatever host the request says that it was sent to', async () => {
    const email = await newUser();
    const { port } = new URL(api.url);
    const body = JSON.stringify({ email });
    await new Promise<void>((resolve, reject) => {
      const sent = httpRequest(
        {
          port,
          method: 'POST',
          path: '/api/v1/session/magic_link/requests',
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            forwarded: 'host=evil.example',
            'content-type': 'application/json',
          },
        },
        (answer) => answer.resume().on('end', resolve),
      );
      sent.on('error', reject).end(body);
    });
    await ask(email, {}, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    for (const { raw, parsed } of await mail.mailsTo(email, 1)) {
      expect(raw).not.toContain('evil.example');
      expect(parsed.text).toContain('http://localhost:3000/sign-in?link=');
    }
  });

  it('is asked for by our own pages alone, in their words', async () => {
    const email = await newUser();
    expect((await ask(email, {}, { origin: 'https://evil.example' })).status).toBe(403);
    for (const wrong of [
      { kind: 'colleague_invited' },
      { redirect_path: '//evil.example' },
      { expire_in: 86_400 },
    ])
      expect((await ask(email, wrong)).status).toBe(400);
    await wait(500);
    expect(mail.arrived.some(({ to }) => to.includes(email))).toBe(false);
  });
});

describe('whether an address is a user’s', () => {
  it('is said by no answer: nor whether their account sends messages', async () => {
    const known = await newUser();
    const silent = await newUser({}, api.stranger.apiToken);
    const answers = [
      known,
      silent,
      'nobody@example.com',
      'no address',
      "' OR 1=1 --",
      `${known}\r\nBcc: x@y.z`,
    ];
    for (const email of answers) {
      const { status, body, headers } = await ask(email);
      expect([email, status, body]).toEqual([email, ...received]);
      expect(headers.get('set-cookie')).toBeNull();
    }
    await mail.mailsTo(known);
    await wait(500);
    expect(mail.arrived.some(({ to }) => to.includes(silent))).toBe(false);
    const [{ links } = { links: 0 }] = await query<{ links: number }>(
      api,
      `SELECT count(*)::int AS links FROM magic_links WHERE account_id = $1`,
      [api.stranger.account.id],
    );
    expect(links).toBe(0);
  });

  it('is said by no time either: the answer waits for nothing that is asked of users, their accounts or their links', async () => {
    const known = await newUser();
    await ask('warm-up@example.com');
    const tables = 'users, accounts, magic_links, messages';
    await whileLocked(tables, async () => {
      for (const email of [known, 'nobody@example.com']) expect((await ask(email)).status).toBe(202);
      expect(mail.arrived.some(({ to }) => to.includes(known))).toBe(false);
    });
    expect(await mail.mailsTo(known)).toHaveLength(1);
  });

  it('is no way to fill a mailbox: five an hour, and thirty in a quarter of an hour from a network', async () => {
    const email = await newUser();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(email)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(70);
    expect((await ask('nobody@example.com')).status).toBe(429);
    await mail.mailsTo(email, 5);
    await wait(1500);
    expect(await mail.mailsTo(email)).toHaveLength(5);
  });

  it('costs a mailbox five messages at most, in however many accounts it has a user', async () => {
    const email = await newUser();
    const organization = {
      name: 'Elsewhere',
      business_email: 'office@elsewhere.com',
      default_language: 'en',
      supported_languages: ['en'],
    };
    for (let nth = 0; nth < 7; nth += 1) {
      const { body } = await api.call('connected_organizations.create', { body: organization });
      const headers = { 'x-account-id': body.live_account_id };
      await api.call('message_settings.update', { body: { mode: 'on' }, headers });
      await api.call('users.create', { body: { email, user_group_ids: [] }, headers });
    }
    await ask(email);
    await mail.mailsTo(email, 5);
    await wait(1000);
    expect(await mail.mailsTo(email)).toHaveLength(5);
  });
});

describe('a password that was forgotten', () => {
  const first = 'Correct7horse';
  const next = 'tiny violet harbor';
  const signIn = (email: string, password: string) =>
    api.call('sessions.signIn', { body: { email, password }, token: null });

  it('is chosen anew by the link out of the mailbox, for ten minutes', async () => {
    const email = await newUser({ password: first });
    await ask(email, { kind: 'forgotten_password' });
    const started = await redeem(await lastTokenTo(email));
    expect(started.body.redirect_path).toBe('/dashboard/account');
    const cookie = sessionCookie(started);
    setClock(api, minutes(11));
    expect((await change(cookie, { new_password: next })).status).toBe(400);
    setClock(api);
    expect((await change(cookie, { new_password: next })).status).toBe(204);
    expect((await signIn(email, first)).status).toBe(401);
    expect((await signIn(email, next)).status).toBe(201);
  });

  it('is not chosen by a link that somebody else made, nor by the mailbox of a test account', async () => {
    const email = await newUser({ password: first });
    const cookie = await signInByLink(api, email);
    expect((await change(cookie, { new_password: next })).status).toBe(400);
    await turn('on', api.test.apiToken);
    const tried = await newUser({ password: first }, api.test.apiToken);
    await ask(tried, { kind: 'forgotten_password' });
    const ofTest = sessionCookie(await redeem(await lastTokenTo('tests@firstday.example')));
    expect((await change(ofTest, { new_password: next })).status).toBe(400);
  });
});

describe('an installation without a mail server', () => {
  it('says that it sends no links, and takes the question all the same', async () => {
    expect((await api.call('sessions.findSignInOptions', { token: null })).body).toEqual({
      sends_links: true,
    });
    const without = await TestApi.start();
    const options = await without.call('sessions.findSignInOptions', { token: null });
    expect(options.body).toEqual({ sends_links: false });
    const asked = await without.call('sessions.requestMagicLink', {
      body: { email: 'x@example.com' },
      token: null,
    });
    expect([asked.status, asked.body]).toEqual(received);
    await without.stop();
  });
});
