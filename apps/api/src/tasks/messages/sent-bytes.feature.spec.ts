import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageKind } from '@firstday/domain';
import { isToEmployees, messageKinds, usableFields } from '@firstday/messages';
import { type Context, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { UserMessagesService } from '../../identity/index.js';
import { OutboxService } from '../../outbox/index.js';
import { addressInput, createRecord, query } from '../../testing/factories.js';
import {
  answerAndSign,
  HostedPage,
  newEmployer,
  newTask,
  sectionOneAnswers,
} from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { Receiver } from '../../testing/receiver.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { OnboardingLinksStore } from '../onboarding/onboarding-links.store.js';
import { RenewedLinkMessagesService } from './renewed-link-messages.service.js';

/** What is on record of somebody, and stands in no message: each value is found nowhere else. */
const secret = {
  last_name: 'Zwyxlindqvist',
  middle_name: 'Quorvella',
  social_security_number: '219-09-9417',
  date_of_birth: '1987-11-23',
  gender: 'female',
  address: { ...addressInput, street: '7741 Vermillion Quay', city: 'Schuylkillford', zip: '12983' },
} as const;
const answered = {
  ...sectionOneAnswers,
  'task.last_name': secret.last_name,
  'task.address_street': secret.address.street,
  'task.address_city': secret.address.city,
  'task.date_of_birth': secret.date_of_birth,
  'task.social_security_number': secret.social_security_number,
};
const sensitive = [
  ...[secret.last_name, secret.middle_name, secret.date_of_birth, secret.address.street],
  ...[secret.address.city, secret.address.zip, '219-09-9417', '219099417', '9417', '11/23/1987', '11231987'],
  ...['23/11/1987', '19871123', 'citizen', 'I-9', 'W-4', 'SSN', 'Social Security', 'password='],
];
/** Everything that a message may have in its head; what is new is looked at by whoever adds it. */
const headers = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'list-unsubscribe', 'list-unsubscribe-post', 'list'],
  ...['message-id', 'mime-version', 'subject', 'to', 'x-auto-response-suppress', 'content-transfer-encoding'],
];

let api: TestApi;
let mail: MailServer;
let receiver: Receiver;
let employer_id: string;
let user: { readonly id: string; readonly email: string };
const people: Record<string, { readonly id: string; readonly to: string }> = {};

beforeAll(async () => {
  mail = await MailServer.start();
  receiver = await Receiver.start();
  api = await TestApi.start({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Firstday <people@firstday.example>',
    SMS_URL: `${receiver.url}/texts`,
    SMS_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  });
  await api.call('message_settings.update', { body: { mode: 'on', texts: 'without_email' } });
  employer_id = await newEmployer(api, { name: 'Harbor Foods' });
  for (const language of ['en', 'es', 'ar'])
    for (const way of ['mail', 'text']) people[`${way} ${language}`] = await hire(language, way);
  // In Spanish everything that may be said is said: all fields of each kind, by the account and by the employer.
  for (const kind of messageKinds) await wordWithAllFields(kind);
  const cookie = withCookie(await signInUser(api, [{ permissions: ['task:view', 'webhook:edit'] }]));
  const { user: who } = (await api.call('sessions.current', cookie)).body;
  user = { id: String(who.id), email: String(who.email) };
}, 120_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await receiver.stop();
});

async function hire(language: string, way: string) {
  const nth = Object.keys(people).length;
  const phone = `+1518555${7000 + nth}`;
  const to = way === 'mail' ? `sent-${nth}@example.com` : phone;
  const { id } = await createRecord(api, 'employees', {
    first_name: 'Ana',
    ...{ ...secret, primary_language: language, phone, email: way === 'mail' ? to : null },
  });
  const ids = { employee_id: String(id), employer_id };
  const { id: placement_id } = await createRecord(api, 'placements', ids);
  const { taskId } = await newTask(api, 'i-9', { ...ids, placement_id });
  const page = await HostedPage.open(api, ids.employee_id);
  await page.prove();
  await answerAndSign(page, taskId, 'section_1', answered, `Ana ${secret.last_name}`);
  await newTask(api, 'w-4', ids);
  if (way === 'text')
    await api.call('text_consents.update', {
      path: { employee_id: ids.employee_id },
      body: { agrees: true },
    });
  await api.call('messages.send', { path: { employee_id: ids.employee_id }, body: { kind: 'invitation' } });
  return { id: ids.employee_id, to };
}

async function wordWithAllFields(kind: MessageKind) {
  const said = usableFields(kind).map((name) => `{${name}}`);
  const shown = said.filter((field) => !['{link}', '{code}'].includes(field));
  const subject = `Asunto ${shown.join(' ')}`.slice(0, 150);
  const body = { kind, language: 'es', subject, body: said.join('\n\n') };
  const { status } = await api.call('message_wordings.replace', { body });
  expect([kind, status]).toEqual([kind, 200]);
  if (!isToEmployees(kind)) return;
  const sms = { kind, language: 'es', employer_id, sms: said.join(' ') };
  expect((await api.call('message_wordings.replace', { body: sms })).status).toBe(200);
}

const inside = <T>(use: (ctx: Context) => Promise<T>): Promise<T> => {
  const database = api.app.get(Database);
  return database.transaction((db) => use({ ...systemContext(api.live.account, new Date(), database), db }));
};

/** A code goes to representatives: representative-messages.feature.spec.ts has its bytes. */
const sent = messageKinds.filter((kind) => kind !== 'identity_code');
const toEmployees = sent.filter(isToEmployees);
const toUsers = sent.filter((kind) => !isToEmployees(kind));

async function sendAll() {
  for (const { id } of Object.values(people))
    for (const kind of toEmployees)
      await inside(async (ctx) => {
        const before = await api.app.get(OnboardingLinksStore, { strict: false }).findLatest(ctx, id);
        if (!before) throw new Error('There is no link');
        const message = { kind, also: ['receipt_due'] as const, dueOn: '2031-03-05' };
        const service = api.app.get(RenewedLinkMessagesService, { strict: false });
        await service.queueAll(ctx, [{ employeeId: id, link: before, message }]);
      });
  for (const language of ['en', 'es', 'ar']) {
    const content = {
      ...{ sender_name: 'Harbor Foods', reader_name: '', endpoint: 'hooks.example.com' },
      ...{ url: `${api.url}/dashboard`, expires_at: '' },
    };
    const messages = toUsers.map((kind) => ({ kind, to: user.email, language, content, userId: user.id }));
    await inside((ctx) => api.app.get(OutboxService, { strict: false }).queue(ctx, messages));
  }
  const link = { url: `${api.url}/x`, expiresAt: new Date(Date.now() + 600_000) };
  const users = api.app.get(UserMessagesService, { strict: false });
  for (const kind of ['sign_in_link', 'forgotten_password', 'colleague_invited'] as const)
    await inside((ctx) => users.send(ctx, { ...user, language: 'es' }, { kind, ...link }));
}

async function waitForAll() {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const [row] = await query<{ count: number }>(
      api,
      `SELECT count(*)::int AS count FROM messages WHERE status = 'queued'`,
    );
    if (row?.count === 0) return;
    await wait(50);
  }
  throw new Error('Messages wait');
}

/** Without the one thing in it that is made by chance. */
const withoutLinks = (text: string) =>
  text.replaceAll(/https?:\/\/\S+/g, ' ').replaceAll(/<msg_[^>]+>/g, ' ');
const foundIn = (text: string) =>
  sensitive.filter((value) => withoutLinks(text).toLowerCase().includes(value.toLowerCase()));

describe('all bytes that are sent', () => {
  beforeAll(async () => {
    await sendAll();
    await waitForAll();
  }, 120_000);

  it('are of every kind, by email and by text, in every language', async () => {
    const rows = await query<{ kind: string; channel: string; language: string; status: string }>(
      api,
      `SELECT DISTINCT kind, channel, language, status FROM messages WHERE kind <> 'invitation' OR status <> 'x'`,
    );
    expect([...new Set(rows.map(({ status }) => status))]).toEqual(['sent']);
    for (const language of ['en', 'es', 'ar'])
      for (const kind of sent)
        for (const channel of isToEmployees(kind) ? ['email', 'sms'] : ['email'])
          expect(rows).toContainEqual({ kind, channel, language, status: 'sent' });
    const all = 3 * (toEmployees.length + toUsers.length);
    expect(mail.arrived.length).toBeGreaterThanOrEqual(all);
    expect(receiver.arrived.length).toBeGreaterThanOrEqual(3 * toEmployees.length);
  });

  it('hold nothing sensitive: head, subject, text, HTML, and what is encoded', () => {
    for (const { raw, parsed } of mail.arrived) {
      const html = String(parsed.html);
      const parts = [parsed.subject ?? '', parsed.text ?? '', html, raw.slice(0, raw.indexOf('\r\n\r\n'))];
      expect([parsed.subject, parts.flatMap(foundIn)]).toEqual([parsed.subject, []]);
      const encoded = Object.values(secret).flatMap((value) =>
        typeof value === 'string' ? [Buffer.from(value).toString('base64').replace(/=+$/, '')] : [],
      );
      expect(encoded.filter((value) => raw.includes(value))).toEqual([]);
    }
  });

  it('have no header that nobody looked at, and nobody’s name in one but the employer’s', () => {
    for (const { parsed } of mail.arrived) {
      const names = [...parsed.headers.keys()];
      expect(names.filter((name) => !headers.includes(name))).toEqual([]);
      expect(parsed.to && !Array.isArray(parsed.to) ? parsed.to.value[0]?.name : '').toBe('');
    }
  });

  it('of a text are its words, its language and its kind, signed, and nothing else', () => {
    for (const { body, headers: given } of receiver.arrived) {
      const posted = JSON.parse(body);
      expect(Object.keys(posted).sort()).toEqual(['id', 'kind', 'language', 'text', 'to']);
      expect([posted.kind, foundIn(String(posted.text))]).toEqual([posted.kind, []]);
      expect(
        foundIn(Object.values({ ...given, 'webhook-signature': '', 'content-length': '' }).join(' ')),
      ).toEqual([]);
      expect(posted.text).toMatch(/STOP/);
    }
  });

  it('lead to addresses of this installation alone', () => {
    const addresses = [
      ...mail.arrived.flatMap(({ parsed }) => [parsed.text ?? '', String(parsed.html)]),
      ...receiver.arrived.map(({ body }) => String(JSON.parse(body).text)),
    ].flatMap((text) => [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([found]) => new URL(found)));
    const known = [new URL('http://localhost:3000').host, new URL(api.url).host, 'www.w3.org'];
    expect(addresses.filter(({ host }) => !known.includes(host)).map(({ href }) => href)).toEqual([]);
  });
});
