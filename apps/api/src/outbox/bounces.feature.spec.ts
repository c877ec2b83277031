import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { exchangeReport, gmailReport, postfixReport } from '../testing/bounce-reports.js';
import { query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { MailboxServer } from '../testing/mailbox-server.js';
import { TestApi } from '../testing/test-api.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { OutboxService } from './outbox.service.js';

let api: TestApi;
let mail: MailServer;
let mailbox: MailboxServer;
let people = 0;

const settings = (more: object = {}) => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'Firstday <people@firstday.example>',
  MAIL_SECONDS: '2',
  BOUNCES_URL: mailbox.url,
  BOUNCES_ADDRESS: 'bounces@firstday.example',
  BOUNCES_SECONDS: '1',
  ...more,
});
beforeAll(async () => {
  mail = await MailServer.start();
  mailbox = await MailboxServer.start();
  api = await TestApi.start(settings());
  await api.app.get(MessageSettingsStore).save(ctxOf(), { mode: 'on', sender_name: null });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await mailbox.stop();
});
afterEach(() => {
  mailbox.answer = () => undefined;
});

const ctxOf = () => systemContext(api.live.account, new Date(), api.app.get(Database));
/** A message that the mail server took. */
async function sent() {
  const address = `Person-${(people += 1)}@example.org`;
  const ctx = ctxOf();
  const content = { sender_name: 'Harbor Foods', reader_name: '', url: 'http://localhost/x', expires_at: '' };
  const [queued] = await ctx.db.transaction((db) =>
    api.app
      .get(OutboxService)
      .queue({ ...ctx, db }, [
        { kind: 'invitation', to: address, language: 'en', content, employeeId: 'ee_1111111111111111111111' },
      ]),
  );
  const [received] = await mail.mailsTo(address);
  await becomes(queued?.id, 'sent');
  return { id: queued?.id ?? '', address, messageId: received?.messageId ?? '', to: received?.from ?? '' };
}
const rowOf = async (id: string | undefined) =>
  (
    await query<{ status: string; reason: string | null }>(
      api,
      `SELECT status, reason FROM messages WHERE id = $1`,
      [id],
    )
  )[0];
async function becomes(id: string | undefined, status: string) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const row = await rowOf(id);
    if (row?.status === status) return row;
    await wait(25);
  }
  throw new Error(`${JSON.stringify(await rowOf(id))} is not ${status}`);
}
/** Until all that is in the mailbox was read. */
async function allRead() {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const [row] = await query<{ last_uid: number }>(api, `SELECT last_uid FROM bounce_readings`);
    if (row?.last_uid === mailbox.mails.length) return;
    await wait(25);
  }
  throw new Error('the mailbox was not read');
}

describe('a message that comes back after it was taken', () => {
  it.each(Object.entries({ Postfix: postfixReport, Exchange: exchangeReport, Gmail: gmailReport }))(
    'is bounced, with the code of the report by %s and none of its words',
    async (_name, write) => {
      const [one, other] = [await sent(), await sent()];
      expect(one.to).toMatch(/^bounces\+[0-9a-z_]+-[0-9a-f]{16}@firstday\.example$/);
      mailbox.mails.push(write({ ...one, status: '5.1.1' }));
      expect(await becomes(one.id, 'bounced')).toEqual({ status: 'bounced', reason: '5.1.1' });
      expect((await rowOf(other.id))?.status).toBe('sent');
    },
  );

  it('is known by its own address alone, however its letters came back, and whoever the report names', async () => {
    const one = await sent();
    const to = one.to.toUpperCase();
    mailbox.mails.push(
      postfixReport({ messageId: '<other@example.org>', address: 'forward@example.net', to }),
    );
    await becomes(one.id, 'bounced');
  });

  it('is known by its Message-ID and the address that it went to, where it has no address of its own', async () => {
    const one = await sent();
    mailbox.mails.push(
      postfixReport({ ...one, address: one.address.toLowerCase(), to: 'people@firstday.example' }),
    );
    await becomes(one.id, 'bounced');
  });

  it('is not bounced while it may still arrive', async () => {
    const one = await sent();
    for (const [status, action] of [
      ['4.4.1', 'delayed'],
      ['4.4.7', 'failed'],
      ['5.1.1', 'delayed'],
      ['2.0.0', 'delivered'],
    ] as const)
      mailbox.mails.push(postfixReport({ ...one, status, action }));
    await allRead();
    expect((await rowOf(one.id))?.status).toBe('sent');
  });

  it('cannot be said of another’s message by whoever knows its id', async () => {
    const [one, other] = [await sent(), await sent()];
    const forged = one.to.replace(/-[0-9a-f]{16}@/, '-0000000000000000@');
    const swapped = one.to.replace(/\+.*-/, `+${other.to.split('+')[1]?.split('-')[0]}-`);
    mailbox.mails.push(
      postfixReport({ ...one, to: forged, address: 'attacker@example.org' }),
      postfixReport({ ...other, to: swapped, address: 'attacker@example.org' }),
      exchangeReport({ ...other, to: 'people@firstday.example', address: one.address }),
      gmailReport({ messageId: `<${other.id}@elsewhere.example>`, address: other.address }),
      `Subject: ${other.messageId}\r\nTo: ${other.to}\r\n\r\nStatus: 5.1.1`,
    );
    await allRead();
    for (const { id } of [one, other]) expect((await rowOf(id))?.status).toBe('sent');
  });

  it('is found in a report of 10 MB, of which the beginning is fetched', async () => {
    const one = await sent();
    const report = exchangeReport(one);
    mailbox.mails.push(report.replace('a-secret-link', 'x'.repeat(10_000_000)));
    mailbox.mails.push('x'.repeat(10_000_000));
    await becomes(one.id, 'bounced');
    await allRead();
    expect(mailbox.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual(
      expect.arrayContaining([expect.stringContaining('<0.262144>')]),
    );
  });
});

describe('the mailbox', () => {
  it('is only ever read, and each report once', async () => {
    await allRead();
    const before = mailbox.commands.filter((command) => command.startsWith('UID FETCH')).length;
    await wait(2500);
    expect(mailbox.commands.filter((command) => command.startsWith('UID FETCH'))).toHaveLength(before);
    expect(
      mailbox.commands.filter((command) => /^(UID )?(SELECT|STORE|MOVE|COPY|EXPUNGE)/.test(command)),
    ).toEqual([]);
  });

  it('is read from its beginning where its numbers begin anew', async () => {
    mailbox.validity += 1;
    mailbox.mails.splice(0);
    const one = await sent();
    mailbox.mails.push(gmailReport(one));
    await becomes(one.id, 'bounced');
  });

  it('that refuses, hangs or says too much is tried again, and no message is lost by it', async () => {
    const answers = [
      (tag: string) => `${tag} NO not now\r\n`,
      () => '',
      (tag: string) => `* 1 FETCH {999999999}\r\n${tag} OK\r\n`,
      () => 'x'.repeat(100_000),
    ];
    for (const answer of answers) {
      const before = mailbox.connections;
      mailbox.answer = (command, tag) => (command.startsWith('EXAMINE') ? answer(tag) : undefined);
      for (let attempt = 0; attempt < 2000 && mailbox.connections < before + 1; attempt++) await wait(25);
    }
    mailbox.answer = () => undefined;
    const one = await sent();
    mailbox.mails.push(postfixReport(one));
    await becomes(one.id, 'bounced');
  }, 60_000);

  it('is read by one worker at a time', async () => {
    const others = await Promise.all([1, 2].map(() => TestApi.beside(api, settings({ ROLE: 'worker' }))));
    mailbox.mostAtOnce = 0;
    const one = await sent();
    mailbox.mails.push(exchangeReport(one));
    await becomes(one.id, 'bounced');
    await wait(2500);
    expect(mailbox.mostAtOnce).toBe(1);
    for (const other of others) await other.stop();
  }, 60_000);
});
