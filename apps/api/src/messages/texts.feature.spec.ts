import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { createRecord, query } from '../testing/factories.js';
import { HostedPage, newTask } from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { Receiver } from '../testing/receiver.js';
import { TestApi } from '../testing/test-api.js';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const provider = new Webhook(secret);
let api: TestApi;
let mail: MailServer;
let receiver: Receiver;
let people = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  receiver = await Receiver.start();
  api = await TestApi.start({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Firstday <people@firstday.example>',
    MAIL_SECONDS: '2',
    SMS_URL: `${receiver.url}/texts`,
    SMS_SECRET: secret,
  });
  await settings({ mode: 'on', texts: 'without_email' });
  await settings({ mode: 'on', texts: 'without_email' }, api.stranger.apiToken);
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await receiver.stop();
});
afterEach(() => {
  receiver.answer = (_request, response) => void response.end();
});

const settings = (body: object, token = api.live.apiToken) =>
  api.call('message_settings.update', { body, token });
const newNumber = () => `+1518555${String((people += 1)).padStart(4, '0')}`;
async function hire(more: object = {}, token = api.live.apiToken) {
  const phone = newNumber();
  const given = { email: null, phone, ...more };
  const { id } = await createRecord(api, 'employees', { ...given, token });
  if (token === api.live.apiToken) await newTask(api, 'w-4', { employee_id: id });
  return { id: String(id), phone };
}
const agree = (employee_id: string, agrees = true, by: object = {}) =>
  api.call('text_consents.update', { path: { employee_id }, body: { agrees }, ...by });
const consentOf = async (employee_id: string) =>
  (await api.call('text_consents.find', { path: { employee_id } })).body;
const send = (employee_id: string, token = api.live.apiToken) =>
  api.call('messages.send', { path: { employee_id }, body: { kind: 'invitation' }, token });
const textsTo = (number: string) =>
  receiver.arrived.filter(({ body }) => body.includes(number)).map(({ body }) => JSON.parse(body));
async function textTo(number: string, nth = 0) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const text = textsTo(number)[nth];
    if (text) return text;
    await wait(25);
  }
  throw new Error('no text arrived');
}
async function messageOf(employee_id: string, status: string) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const [message] = (await api.call('messages.list', { query: { employee_id } })).body.data;
    if (message?.status === status) return message;
    await wait(25);
  }
  throw new Error(`no message is ${status}`);
}
interface Delivery {
  readonly id?: string;
  readonly at?: Date;
  readonly by?: Webhook;
  readonly sent?: string;
}
/** As the operator's function hands it over. */
async function reply(from: string, text: string, delivery: Delivery = {}) {
  const { id = `in_${randomUUID()}`, at = new Date(), by = provider } = delivery;
  const body = JSON.stringify({ from, text });
  const answer = await fetch(`${api.url}/api/v1/messages/texts/replies`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': by.sign(id, at, body),
    },
    body: delivery.sent ?? body,
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a text message', () => {
  it('goes, signed and in their language, to somebody without an email address who agreed', async () => {
    const { id, phone } = await hire({ primary_language: 'es' });
    expect((await send(id)).status).toBe(400);
    expect((await agree(id)).body).toMatchObject({
      agrees: true,
      has_mobile_number: true,
      is_stopped: false,
    });
    const sent = await send(id);
    expect(sent.body).toMatchObject({ channel: 'sms', kind: 'invitation' });
    const text = await textTo(phone);
    expect(text).toEqual({
      id: sent.body.id,
      to: phone,
      text: expect.stringMatching(/\/onboarding\?link=[\w-]+ Responda STOP/),
      language: 'es',
      kind: 'invitation',
    });
    const arrived = receiver.arrived.find(({ body }) => body.includes(phone));
    provider.verify(arrived?.body ?? '', Object(arrived?.headers));
    expect(arrived?.headers['webhook-id']).toBe(sent.body.id);
    expect(await messageOf(id, 'sent')).toMatchObject({ channel: 'sms', attempts: 1, reason: null });
  });

  it('goes to nobody who did not agree, who agreed to another number, or does not any more', async () => {
    const { id, phone } = await hire();
    expect((await send(id)).status).toBe(400);
    await agree(id);
    const other = newNumber();
    await api.call('employees.updateById', { path: { employee_id: id }, body: { phone: other } });
    expect(await consentOf(id)).toMatchObject({ agrees: false, agreed_at: null });
    expect((await send(id)).status).toBe(400);
    await api.call('employees.updateById', { path: { employee_id: id }, body: { phone } });
    expect((await consentOf(id)).agrees).toBe(true);
    await agree(id, false);
    expect((await send(id)).status).toBe(400);
    // The number that was agreed to is told that it was replaced.
    const kinds = [...textsTo(phone), ...textsTo(other)].map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'contact_changed')).toEqual([]);
  });

  it('takes the place of an email only where the account wants that', async () => {
    const email = `texts-${randomUUID()}@example.com`;
    const { id, phone } = await hire({ email });
    await agree(id);
    expect((await send(id)).body.channel).toBe('email');
    await settings({ texts: 'first' });
    expect((await send(id)).body.channel).toBe('sms');
    await textTo(phone);
    await settings({ texts: 'off' });
    expect((await send(id)).body.channel).toBe('email');
    await settings({ texts: 'without_email' });
    expect(textsTo(phone)).toHaveLength(1);
  });

  it('cannot be agreed to without a number that texts can be sent to', async () => {
    const { id } = await hire({ phone: '(518) 555-0142' });
    const refused = await agree(id);
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('+1 518')]);
    expect(await consentOf(id)).toMatchObject({ agrees: false, has_mobile_number: false });
  });

  it('of a test account goes to nobody without a number for tests', async () => {
    await settings({ mode: 'on', texts: 'first' }, api.test.apiToken);
    const { id, phone } = await hire({}, api.test.apiToken);
    await agree(id, true, { token: api.test.apiToken });
    expect((await send(id, api.test.apiToken)).status).toBe(400);
    expect(textsTo(phone)).toEqual([]);
  });

  it('ends where it is refused, and is tried again under the same id where that failed', async () => {
    const [gone, later] = [await hire(), await hire()];
    await agree(gone.id);
    await agree(later.id);
    receiver.answer = (_request, response) => void response.writeHead(422).end('no such number');
    await send(gone.id);
    expect(await messageOf(gone.id, 'refused')).toMatchObject({ reason: '422', attempts: 1 });
    receiver.answer = (_request, response) => void response.writeHead(503).end();
    await send(later.id);
    await textTo(later.phone);
    for (let attempt = 0; attempt < 2000 && (await messageOf(later.id, 'queued')).reason === null; attempt++)
      await wait(25);
    expect(await messageOf(later.id, 'queued')).toMatchObject({ reason: '503', attempts: 1 });
    receiver.answer = (_request, response) => void response.end();
    await wait(1100);
    await query(api, `UPDATE messages SET run_at = now() WHERE employee_id = $1`, [later.id]);
    expect((await textTo(later.phone, 1)).id).toBe((await textTo(later.phone)).id);
    expect(await messageOf(later.id, 'sent')).toMatchObject({ attempts: 2 });
  });

  it('that the operator’s function redirects or does not know the secret of costs no try, and mail goes on', async () => {
    const person = await hire();
    await agree(person.id);
    receiver.answer = (_request, response) =>
      void response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end();
    await send(person.id);
    await textTo(person.phone);
    const email = `texts-${randomUUID()}@example.com`;
    await send((await hire({ email })).id);
    await mail.mailsTo(email);
    expect(receiver.arrived.some(({ path }) => path === '/elsewhere')).toBe(false);
    receiver.answer = (_request, response) => void response.end();
    expect(await messageOf(person.id, 'sent')).toMatchObject({ attempts: 1 });
  });

  it('leaves no number in what is told of it, nor in the open in the database', async () => {
    const { id, phone } = await hire();
    await agree(id);
    await send(id);
    const message = await messageOf(id, 'sent');
    expect(JSON.stringify(message)).not.toContain(phone.slice(1));
    const rows = await query<{ row: string }>(
      api,
      `SELECT row_to_json(messages)::text || encode(sealed_recipient, 'escape') AS row FROM messages WHERE employee_id = $1
       UNION ALL SELECT row_to_json(text_consents)::text FROM text_consents WHERE employee_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toContain(phone.slice(1));
    await api.call('employees.deleteById', { path: { employee_id: id } });
    expect(await query(api, `SELECT 1 FROM text_consents WHERE employee_id = $1`, [id])).toEqual([]);
  });
});

describe('an employee', () => {
  it('agrees on the hosted pages by themselves, to what is offered, and ends it there', async () => {
    const { id, phone } = await hire();
    const page = await HostedPage.open(api, id);
    const by = { token: page.token };
    const path = { employee_id: id };
    const before = await api.call('text_consents.find', { path, ...by });
    expect(before.body).toMatchObject({ agrees: false, is_offered: true, number_ends_in: phone.slice(-4) });
    expect((await agree(id, true, by)).body).toMatchObject({ agrees: true, agreed_by: 'employee' });
    expect((await consentOf(id)).agreed_by).toBe('employee');
    expect((await send(id)).body.channel).toBe('sms');
    expect((await agree(id, false, by)).body).toMatchObject({ agrees: false, agreed_by: null });
  });

  it('of whom too little is known to ask who they are agrees by the link', async () => {
    const { id } = await hire();
    const page = await HostedPage.open(api, id);
    expect((await agree(id, true, { token: page.token })).body).toMatchObject({ agreed_by: 'employee' });
  });

  it('says nothing for another, and nobody on the employer’s side says it for them', async () => {
    const [one, other] = [await hire(), await hire()];
    const page = await HostedPage.open(api, one.id);
    expect((await agree(other.id, true, { token: page.token })).status).toBe(404);
    const employers = await HostedPage.open(api, one.id, { assignee_type: 'employer' });
    expect((await agree(one.id, true, { token: employers.token })).status).toBe(403);
    for (const { id } of [one, other]) expect((await consentOf(id)).agrees).toBe(false);
  });
});

describe('who agreed', () => {});

describe('STOP', () => {
  it('ends texts to a number for every account, what waits too, until START', async () => {
    const mine = await hire();
    const theirs = await hire({ phone: mine.phone }, api.stranger.apiToken);
    await agree(mine.id);
    await agree(theirs.id, true, { token: api.stranger.apiToken });
    receiver.answer = (_request, response) => void response.writeHead(503).end();
    await send(mine.id);
    await textTo(mine.phone);
    expect(await reply(mine.phone, ' Stop. ')).toEqual({ status: 200, body: { effect: 'stopped' } });
    receiver.answer = (_request, response) => void response.end();
    expect(await messageOf(mine.id, 'suppressed')).toMatchObject({
      reason: 'address_suppressed',
      is_suppressed: true,
    });
    expect((await send(theirs.id, api.stranger.apiToken)).body).toMatchObject({ status: 'suppressed' });
    expect(await consentOf(mine.id)).toMatchObject({ agrees: true, is_stopped: true });
    // Nobody here lifts it, by saying that they agree or by writing again.
    const [{ id: message_id }] = (await api.call('messages.list', { query: { employee_id: mine.id } })).body
      .data;
    await api.call('messages.unsuppress', { path: { message_id } });
    await agree(mine.id);
    expect((await send(mine.id)).body.status).toBe('suppressed');
    expect(await reply(mine.phone, 'START')).toEqual({ status: 200, body: { effect: 'started' } });
    expect((await send(mine.id)).body.status).toBe('queued');
    await textTo(mine.phone, 1);
  });

  it('of one number ends no texts to another', async () => {
    const [one, other] = [await hire(), await hire()];
    for (const { id } of [one, other]) await agree(id);
    await reply(one.phone, 'ALTO');
    expect((await send(other.id)).body.status).toBe('queued');
    await textTo(other.phone);
    expect(textsTo(one.phone)).toEqual([]);
  });

  it('is believed only where it is signed with the secret, over these bytes, a moment ago', async () => {
    const { id, phone } = await hire();
    await agree(id);
    const forger = new Webhook(`whsec_${randomBytes(32).toString('base64')}`);
    const sent = JSON.stringify({ from: phone, text: 'STOP' });
    const old = new Date(Date.now() - 301_000);
    const early = new Date(Date.now() + 301_000);
    for (const delivery of [{ by: forger }, { at: old }, { at: early }])
      expect((await reply(phone, 'STOP', delivery)).status).toBe(401);
    expect((await reply('+15185559999', 'STOP', { sent })).status).toBe(401);
    const unsigned = await api.request('POST', '/api/v1/messages/texts/replies', {
      body: { from: phone, text: 'STOP' },
    });
    expect(unsigned.status).toBe(401);
    expect((await consentOf(id)).is_stopped).toBe(false);
  });

  it('has no effect again where it is replayed', async () => {
    const { id, phone } = await hire();
    await agree(id);
    const delivery = { id: `in_${randomUUID()}` };
    expect((await reply(phone, 'STOP', delivery)).body).toEqual({ effect: 'stopped' });
    expect((await reply(phone, 'START')).body).toEqual({ effect: 'started' });
    expect(await reply(phone, 'STOP', delivery)).toEqual({ status: 200, body: { effect: 'none' } });
    expect((await consentOf(id)).is_stopped).toBe(false);
  });

  it('is not said by other words, of no number, or in a body that is too long', async () => {
    const { id, phone } = await hire();
    await agree(id);
    expect((await reply(phone, 'Who is this?')).body).toEqual({ effect: 'none' });
    expect((await reply('nobody', 'STOP')).body).toEqual({ effect: 'none' });
    expect((await reply(phone, 'STOP'.repeat(1000))).status).toBe(400);
    const long = await reply(phone, `STOP${' '.repeat(10_000_000)}`).catch(() => ({ status: 413 }));
    expect(long.status).toBe(413);
    expect((await consentOf(id)).is_stopped).toBe(false);
  });
});
