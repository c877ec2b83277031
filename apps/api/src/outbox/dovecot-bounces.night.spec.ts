import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { exchangeReport, gmailReport, postfixReport } from '../testing/bounce-reports.js';
import { DovecotMailbox } from '../testing/dovecot-mailbox.js';
import { query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { OutboxService } from './outbox.service.js';

/* The mailbox that bounces come to, as a server in use keeps it: what it says to our commands is its own. */

let api: TestApi;
let mail: MailServer;
let mailbox: DovecotMailbox;
let people = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  mailbox = await DovecotMailbox.start();
  api = await TestApi.start({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Firstday <people@firstday.example>',
    BOUNCES_URL: mailbox.url,
    BOUNCES_ADDRESS: 'bounces@firstday.example',
    BOUNCES_SECONDS: '1',
  });
  await api.app.get(MessageSettingsStore).save(ctxOf(), { mode: 'on', sender_name: null });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await mailbox.stop();
});

const ctxOf = () => systemContext(api.live.account, new Date(), api.app.get(Database));

/** A message that the mail server took. */
async function sent() {
  const address = `person-${(people += 1)}@example.org`;
  const ctx = ctxOf();
  const content = { sender_name: 'Harbor Foods', reader_name: '', url: 'http://localhost/x', expires_at: '' };
  const message = { kind: 'invitation', to: address, language: 'en', content } as const;
  const [queued] = await ctx.db.transaction((db) =>
    api.app.get(OutboxService).queue({ ...ctx, db }, [message]),
  );
  const [received] = await mail.mailsTo(address);
  await becomes(queued?.id, 'sent');
  return { id: queued?.id ?? '', address, messageId: received?.messageId ?? '', to: received?.from ?? '' };
}
const statusOf = async (id: string | undefined) =>
  (await query<{ status: string }>(api, `SELECT status FROM messages WHERE id = $1`, [id]))[0]?.status;
async function becomes(id: string | undefined, status: string) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    if ((await statusOf(id)) === status) return;
    await wait(25);
  }
  throw new Error(`${await statusOf(id)} is not ${status}`);
}

const letter = (size: number) =>
  `From: Ana <ana@example.org>\r\nSubject: Hello\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(size)}`;

describe('a mailbox of Dovecot', () => {
  it.each(Object.entries({ Postfix: postfixReport, Exchange: exchangeReport, Gmail: gmailReport }))(
    'tells of a message that came back, as %s reports it, among other mail',
    async (_name, write) => {
      const [one, other] = [await sent(), await sent()];
      await mailbox.deliver(letter(100));
      await mailbox.deliver(write(one));
      await mailbox.deliver(letter(3_000_000));
      await becomes(one.id, 'bounced');
      expect(await statusOf(other.id)).toBe('sent');
    },
    60_000,
  );

  it('is left as it was: nothing is marked, moved or deleted', async () => {
    const names = await mailbox.names();
    expect(names).toHaveLength(9);
    // What follows `:2,` are marks: `S` is read.
    for (const name of names) expect(name).toMatch(/^[\d.]+\.mx(?:,[^:]*)?(?::2,)?$/);
  });

  it('may be made anew, and is not asked for what came weeks ago', async () => {
    const [one, other] = [await sent(), await sent()];
    await mailbox.replace();
    await mailbox.deliver(postfixReport(other), 30);
    await mailbox.deliver(gmailReport(one));
    await becomes(one.id, 'bounced');
    expect(await statusOf(other.id)).toBe('sent');
  }, 60_000);
});
