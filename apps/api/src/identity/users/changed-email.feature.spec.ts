import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { MailServer } from '../../testing/mail-server.js';
import { linkTokenFor, signInByLink, withCookie } from '../../testing/sign-in-by-link.js';
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

const newUser = async (email: string) =>
  (await api.call('users.create', { body: { email, user_group_ids: ['admin'] } })).body;
const logged = (id: string) =>
  query(
    api,
    `SELECT actor_kind, outcome, detail FROM security_events WHERE kind = 'user.email_changed' AND subject_id = $1`,
    [id],
  );

describe('a user whose email address changes', () => {
  it.each([
    ['by themselves', 'user_session', 'old-own@harborfoods.com'],
    ['by an API token', 'api_token', 'old-token@harborfoods.com'],
  ])('%s is told at the old address, and links to it end', async (_, kind, old) => {
    const user = await newUser(old);
    const by = kind === 'user_session' ? withCookie(await signInByLink(api, old)) : {};
    if (kind === 'user_session') await api.call('sessions.setLanguage', { ...by, body: { language: 'es' } });
    const token = await linkTokenFor(api, old);
    const path = { user_id: user.id };
    const changed = await api.call('users.updateById', { ...by, path, body: { email: `new-${old}` } });
    expect(changed.status).toBe(200);
    const [told] = await mail.mailsTo(old);
    expect(told?.parsed.html).toContain(kind === 'user_session' ? 'lang="es"' : 'lang="en"');
    expect(told?.parsed.text).not.toContain('new-');
    expect((await api.call('sessions.redeemMagicLink', { body: { token }, token: null })).status).toBe(404);
    expect(await logged(user.id)).toEqual([{ actor_kind: kind, outcome: 'succeeded', detail: {} }]);
  });

  it('is not told of anything else, nor of capital letters', async () => {
    const user = await newUser('quiet@harborfoods.com');
    const path = { user_id: user.id };
    for (const body of [
      { email: 'Quiet@harborfoods.com' },
      { external_id: 'hr-9' },
      { user_group_ids: ['viewer'] },
    ])
      expect((await api.call('users.updateById', { path, body })).status).toBe(200);
    expect(await logged(user.id)).toEqual([]);
    const queued = await query(
      api,
      `SELECT id FROM messages WHERE kind = 'user_email_changed' AND user_id = $1`,
      [user.id],
    );
    expect(queued).toEqual([]);
  });
});
