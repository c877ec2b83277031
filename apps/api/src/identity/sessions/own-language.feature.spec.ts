import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserMessagesService } from '../users/user-messages.service.js';
import { systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { query } from '../../testing/factories.js';
import { MailServer } from '../../testing/mail-server.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
  await api.call('message_settings.update', { body: { mode: 'on' } });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const choose = (language: unknown, by: object) =>
  api.call('sessions.setLanguage', { body: { language }, ...by });
async function person(permissions: readonly 'webhook:edit'[] = []) {
  const cookie = withCookie(await signInUser(api, [{ permissions: ['task:view', ...permissions] }]));
  const { user } = (await api.call('sessions.current', cookie)).body;
  return { cookie, id: String(user.id), email: String(user.email) };
}
const languageOf = async (id: string) =>
  (await query<{ language: string | null }>(api, `SELECT language FROM users WHERE id = $1`, [id]))[0]
    ?.language;

describe('the language that a user is written to in', () => {
  it('is theirs to choose, one of those that messages have, and nobody else’s', async () => {
    const [own, other] = [await person(), await person()];
    for (const bad of ['tlh', '', 7, null, 'x'.repeat(10_000), { language: 'es' }])
      expect((await choose(bad, own.cookie)).status).toBe(400);
    for (const by of [{}, { token: null }]) expect([401, 403]).toContain((await choose('es', by)).status);
    const more = { language: 'es', user_id: other.id };
    expect((await api.call('sessions.setLanguage', { body: more, ...own.cookie })).status).toBe(400);
    expect(await languageOf(own.id)).toBeNull();
    expect((await choose('ar', own.cookie)).body).toEqual({ language: 'ar' });
    expect([await languageOf(own.id), await languageOf(other.id)]).toEqual(['ar', null]);
  });

  it('is that of a link to sign in and of a forgotten password, before that of the page', async () => {
    const [spanish, silent] = [await person(), await person()];
    await choose('es', spanish.cookie);
    const ask = (email: string, kind: string) =>
      api.call('sessions.requestMagicLink', { body: { email, kind, locale: 'ar' }, token: null });
    await ask(spanish.email, 'sign_in_link');
    await ask(spanish.email, 'forgotten_password');
    await ask(silent.email, 'sign_in_link');
    const mails = await mail.mailsTo(spanish.email, 2);
    for (const { parsed } of mails) expect(parsed.html).toContain('lang="es"');
    const [asked] = await mail.mailsTo(silent.email);
    expect(asked?.parsed.html).toContain('lang="ar"');
  });

  it('is that of an invitation, else that of whoever invites, else English', async () => {
    const invite = async (email: string, more: object = {}) => {
      const body = { user_email: email, expire_in: 600, message: 'colleague_invited', ...more };
      await api.call('magic_links.create', { body });
      return String((await mail.mailsTo(email))[0]?.parsed.html);
    };
    const [arabic, invited, plain] = [await person(), await person(), await person()];
    await choose('ar', arabic.cookie);
    expect(await invite(arabic.email, { language: 'es' })).toContain('lang="ar"');
    expect(await invite(invited.email, { language: 'es' })).toContain('lang="es"');
    expect(await invite(plain.email)).toContain('lang="en"');
    const body = { user_email: plain.email, expire_in: 600, message: 'sign_in_link', language: 'tlh' };
    expect((await api.call('magic_links.create', { body })).status).toBe(400);
  });

  it('is that of what each of several is told of a webhook', async () => {
    const [spanish, plain] = [await person(['webhook:edit']), await person(['webhook:edit'])];
    await choose('es', spanish.cookie);
    const database = api.app.get(Database);
    await database.transaction((db) =>
      api.app.get(UserMessagesService, { strict: false }).notify(
        { ...systemContext(api.live.account, new Date(), database), db },
        {
          kind: 'webhook_disabled',
          permission: 'webhook:edit',
          url: 'https://forms.example/dashboard',
          endpoint: 'hooks.example.com',
          once: 'webhook of this spec',
        },
      ),
    );
    const [told] = await mail.mailsTo(spanish.email);
    expect(told?.parsed.html).toContain('lang="es"');
    const [also] = await mail.mailsTo(plain.email);
    expect(also?.parsed.html).toContain('lang="en"');
  });
});
