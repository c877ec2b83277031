import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type MessageMode, namesWebAddress } from '@firstday/domain';
import { type Context, systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { becomesTrue } from '../testing/becomes-true.js';
import { query } from '../testing/factories.js';
import { MailServer } from '../testing/mail-server.js';
import { TestApi } from '../testing/test-api.js';
import { MessageSettingsStore } from './message-settings.store.js';
import { MessageSuppressionsStore } from './message-suppressions.store.js';
import { toMailAddress } from './to-mail-address.js';
import { type NewMessage, OutboxService } from './outbox.service.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

const settings = () => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'Firstday <people@firstday.example>',
  MAIL_SECONDS: '2',
});
beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start(settings());
  await turn('on');
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
afterEach(() => {
  mail.refuseRecipient = mail.refuseSender = mail.refuseContent = () => undefined;
  mail.delay = 0;
});

const live = (on: Pick<TestApi, 'app'> = api, { account } = api.live): Context =>
  systemContext(account, new Date(), on.app.get(Database));
const turn = (mode: MessageMode, ctx = live()) =>
  api.app.get(MessageSettingsStore).save(ctx, { mode, sender_name: null });
const somebody = (name = 'person') => `${name}-${(people += 1)}@example.com`;
const content = {
  sender_name: 'Harbor Foods',
  reader_name: 'Ana',
  url: 'http://localhost:3000/onboarding?link=a-secret-link',
  expires_at: '',
};
const toSomebody = (to: string, more: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'invitation',
  to,
  language: 'en',
  content,
  employeeId: 'ee_1111111111111111111111',
  ...more,
});
const queue = (given: readonly NewMessage[], ctx = live()) =>
  ctx.db.transaction((db) => api.app.get(OutboxService).queue({ ...ctx, db }, given));
async function onlyMailTo(to: string) {
  const [first, ...others] = await mail.mailsTo(to);
  if (!first || others.length > 0) throw new Error(`${to} did not get one message`);
  return first;
}
const stateOf = async (id: string | undefined) =>
  (await query<Record<string, unknown>>(api, `SELECT * FROM messages WHERE id = $1`, [id]))[0];
async function ended(id: string | undefined, status: string) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const row = await stateOf(id);
    if (row?.['status'] === status) return row;
    await wait(25);
  }
  throw new Error(`${JSON.stringify(await stateOf(id))} is not ${status}`);
}

describe('a message', () => {
  it('is sent once, from the employer, and nothing of its link stays', async () => {
    const to = somebody();
    const [queued] = await queue([toSomebody(to)]);
    const { parsed, messageId, raw } = await onlyMailTo(to);
    expect(parsed.from?.value).toEqual([{ name: 'Harbor Foods', address: 'people@firstday.example' }]);
    expect(messageId).toBe(`<${queued?.id}@firstday.example>`);
    expect(parsed.text).toContain(content.url);
    expect(parsed.html).toContain('a-secret-link');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/im);
    const row = await ended(queued?.id, 'sent');
    expect(row).toMatchObject({ attempts: 1, sealed_content: null, run_at: null, reason: null });
    await wait(1500);
    expect(await mail.mailsTo(to)).toHaveLength(1);
  });

  it('is not there where what caused it did not happen', async () => {
    const to = somebody();
    const ctx = live();
    const failing = ctx.db.transaction(async (db) => {
      await api.app.get(OutboxService).queue({ ...ctx, db }, [toSomebody(to)]);
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    await wait(1200);
    expect(mail.arrived.filter((one) => one.to.includes(to))).toEqual([]);
  });

  it('holds its address and its link sealed while it waits', async () => {
    mail.refuseSender = () => ({ code: 451, text: '4.3.0 later' });
    const to = somebody('secret-name');
    const [queued] = await queue([toSomebody(to)]);
    const [{ row } = { row: '' }] = await query<{ row: string }>(
      api,
      `SELECT row_to_json(messages)::text || encode(sealed_recipient, 'escape') || encode(sealed_content, 'escape') AS row
         FROM messages WHERE id = $1`,
      [queued?.id],
    );
    expect(row).toContain('invitation');
    expect(row).not.toMatch(/secret-name|secret-link|Ana|Harbor/);
    mail.refuseSender = () => undefined;
    await ended(queued?.id, 'sent');
  });

  it('with the same key is there once, however often and at once it is asked for', async () => {
    const to = somebody();
    const once = `reminder ${to}`;
    const made = await Promise.all([1, 2, 3, 4].map(() => queue([toSomebody(to, { once })])));
    expect(made.flat().filter(Boolean)).toHaveLength(1);
    await mail.mailsTo(to);
    await wait(500);
    expect(await mail.mailsTo(to)).toHaveLength(1);
  });

  it('keeps to one line whatever names hold, and has no second recipient', async () => {
    const to = somebody();
    const name = `Ana\r\nBcc: other@example.com\r\n\r\n<script>alert(1)</script>\u2028\u202e`;
    await queue([
      toSomebody(to, {
        content: { ...content, sender_name: name + 'x'.repeat(10_000_000), reader_name: name },
      }),
    ]);
    const { parsed, raw } = await onlyMailTo(to);
    expect(raw.length).toBeLessThan(20_000);
    expect([parsed.bcc, parsed.cc]).toEqual([undefined, undefined]);
    expect(parsed.from?.value[0]?.address).toBe('people@firstday.example');
    expect(parsed.html).not.toContain('<script>');
    expect(mail.arrived.some((one) => one.to.includes('other@example.com'))).toBe(false);
    const [refused] = await queue([toSomebody('ana@example.com\r\nBcc: other@example.com')]);
    expect(refused).toMatchObject({ status: 'refused', reason: 'not_an_address' });
  });

  it('names no address but its own link, whatever names hold', async () => {
    const to = somebody();
    const sender_name = 'Payroll https://evil.example/login';
    await queue([
      toSomebody(to, {
        content: { ...content, sender_name, reader_name: 'Ana.evil.example help@evil.example' },
      }),
    ]);
    const { parsed, raw } = await onlyMailTo(to);
    expect(parsed.from?.value).toEqual([
      { name: 'Payroll https evil. example/login', address: 'people@firstday.example' },
    ]);
    expect(parsed.subject).toContain('Payroll https evil. example/login');
    const said = `${parsed.subject} ${parsed.text ?? ''}`.replaceAll(content.url, '');
    expect([namesWebAddress(said), said.includes('@')]).toEqual([false, false]);
    const linked = [...String(parsed.html).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(linked)).toEqual(new Set([content.url]));
    expect(raw).not.toMatch(/evil\.example/);
  });

  it('whose link has ended is not sent', async () => {
    const [queued] = await queue([toSomebody(somebody(), { sendBefore: new Date(Date.now() - 1000) })]);
    expect(await ended(queued?.id, 'suppressed')).toMatchObject({ reason: 'expired', sealed_content: null });
  });
});

describe('what the mail server answers', () => {
  it('ends a message that it never takes, with its code and none of its words', async () => {
    mail.refuseRecipient = (address) => ({ code: 550, text: `5.1.1 ${address} is nobody` });
    const [gone] = await queue([toSomebody(somebody())]);
    expect(await ended(gone?.id, 'bounced')).toMatchObject({ reason: '550 5.1.1', attempts: 1 });
    mail.refuseRecipient = () => undefined;
    mail.refuseContent = () => ({ code: 554, text: '5.6.0 not this' });
    const [refused] = await queue([toSomebody(somebody())]);
    expect(await ended(refused?.id, 'refused')).toMatchObject({ reason: '554 5.6.0' });
  });

  it('lets it wait where it says later, and sends it under the same Message-ID', async () => {
    const to = somebody().replace('example.com', 'greylisting.example');
    mail.refuseRecipient = (address) => (address === to ? { code: 450, text: '4.2.0 later' } : undefined);
    const [queued] = await queue([toSomebody(to)]);
    for (let attempt = 0; attempt < 2000 && (await stateOf(queued?.id))?.['reason'] === null; attempt++)
      await wait(25);
    expect(await stateOf(queued?.id)).toMatchObject({ status: 'queued', reason: '450 4.2.0', attempts: 1 });
    const others = somebody();
    await queue([toSomebody(others)]);
    await mail.mailsTo(others);
    mail.refuseRecipient = () => undefined;
    await query(api, `UPDATE messages SET run_at = now() WHERE id = $1`, [queued?.id]);
    const { messageId } = await onlyMailTo(to);
    expect(messageId).toBe(`<${queued?.id}@firstday.example>`);
    expect(await ended(queued?.id, 'sent')).toMatchObject({ attempts: 2 });
  });

  it('costs no message a try where it refuses the sender: that is for the operator', async () => {
    mail.refuseSender = () => ({ code: 550, text: '5.7.1 not your address' });
    const [queued] = await queue([toSomebody(somebody())]);
    await becomesTrue(async () => (await stateOf(queued?.id))?.['reason'] !== null);
    await wait(1500);
    expect(await stateOf(queued?.id)).toMatchObject({ status: 'queued', reason: '550 5.7.1' });
    mail.refuseSender = () => undefined;
    const row = await ended(queued?.id, 'sent');
    expect(row['attempts']).toBe(1);
  });
});

describe('an account', () => {
  it('records and sends nothing unless somebody turned it on', async () => {
    const theirs = live(api, api.stranger);
    expect(await queue([toSomebody(somebody())], theirs)).toEqual([undefined]);
    await turn('off');
    expect(await queue([toSomebody(somebody())])).toEqual([undefined]);
    await turn('on');
  });

  it('of events is told ids, and sends nothing', async () => {
    await turn('events');
    const to = somebody();
    const [queued, none] = await queue([
      toSomebody(to),
      { ...toSomebody(to), employeeId: undefined, userId: 'user_x' },
    ]);
    await turn('on');
    expect([queued?.status, none]).toEqual(['handed_over', undefined]);
    const [event] = await query<{ data: object }>(
      api,
      `SELECT data FROM events WHERE kind = 'message.due' AND resource_id = $1`,
      [queued?.id],
    );
    expect(event?.data).toEqual({
      id: queued?.id,
      kind: 'invitation',
      employee_id: 'ee_1111111111111111111111',
      task_id: null,
      language: 'en',
    });
    expect(mail.arrived.some((one) => one.to.includes(to))).toBe(false);
  });

  it('that is turned off sends nothing of what waits', async () => {
    let refusals = 0;
    mail.refuseSender = () => {
      refusals += 1;
      return { code: 451, text: '4.3.0 later' };
    };
    const [queued] = await queue([toSomebody(somebody())]);
    // What a worker is about to send when messages are turned off goes out.
    for (let attempt = 0; refusals === 0 && attempt < 2000; attempt++) await wait(25);
    await turn('off');
    mail.refuseSender = () => undefined;
    expect(await ended(queued?.id, 'suppressed')).toMatchObject({
      reason: 'turned_off',
      sealed_content: null,
    });
    await turn('on');
  });

  it('for tests writes to nobody, or to the one address that is set for it', async () => {
    const test = live(api, api.test);
    await turn('on', test);
    expect(await queue([toSomebody(somebody())], test)).toEqual([undefined]);
    const beside = await TestApi.beside(api, { ...settings(), MAIL_TEST_ADDRESS: 'tests@firstday.example' });
    const ctx = live(beside, api.test);
    const to = somebody();
    const [queued] = await ctx.db.transaction((db) =>
      beside.app.get(OutboxService).queue({ ...ctx, db }, [toSomebody(to)]),
    );
    // Either worker may take it, and only the one that knows the address sends it.
    await becomesTrue(async () => (await stateOf(queued?.id))?.['status'] !== 'queued');
    await wait(500);
    const row = await stateOf(queued?.id);
    expect(['sent', 'suppressed']).toContain(row?.['status']);
    expect(mail.arrived.some((one) => one.to.includes(to))).toBe(false);
    await beside.stop();
  });

  it('writes to no address that it suppressed, and another account does', async () => {
    const to = somebody();
    const hash = toMailAddress(api.live.account.id, to)?.hash ?? '';
    await api.app.get(MessageSuppressionsStore).insert(live(), hash);
    expect(await queue([toSomebody(to)])).toMatchObject([
      { status: 'suppressed', reason: 'address_suppressed' },
    ]);
    const theirs = live(api, api.stranger);
    await turn('on', theirs);
    expect(await queue([toSomebody(to)], theirs)).toMatchObject([{ status: 'queued' }]);
    await mail.mailsTo(to);
  });
});

describe('several workers', () => {
  it('send each message once', async () => {
    const others = await Promise.all(
      [1, 2].map(() => TestApi.beside(api, { ...settings(), ROLE: 'worker' })),
    );
    const all = Array.from({ length: 300 }, () => somebody('many'));
    await queue(all.map((to) => toSomebody(to)));
    for (const to of all) await mail.mailsTo(to);
    await wait(1000);
    const counts = all.map((to) => mail.arrived.filter((one) => one.to.includes(to)).length);
    expect(counts.filter((count) => count !== 1)).toEqual([]);
    for (const other of others) await other.stop();
  }, 60_000);
});
