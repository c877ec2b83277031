import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { createRecord } from '../testing/factories.js';
import { newEmployer, newTask } from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { Receiver } from '../testing/receiver.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

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
    SMS_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  });
  await api.call('message_settings.update', { body: { mode: 'on', texts: 'without_email' } });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
  await receiver.stop();
});

const invitation = { kind: 'invitation', language: 'en' } as const;
const body = 'Hi {first_name}!\n\nSaid by the employer.\n\n{link}';
const word = (words: object, by: object = {}) =>
  api.call('message_wordings.replace', { body: { ...invitation, ...words }, ...by });
const list = (query: Readonly<Record<string, string>> = {}, by: object = {}) =>
  api.call('message_wordings.list', { query: { ...invitation, ...query }, ...by });
const reset = (employer_id: string | null, by: object = {}) =>
  api.call('message_wordings.reset', { body: { ...invitation, employer_id }, ...by });
const preview = (words: object, by: object = {}) =>
  api.call('message_wordings.preview', { body: { ...invitation, ...words }, ...by });
const sendTest = (words: object, by: object = {}) =>
  api.call('message_wordings.sendTest', { body: { ...invitation, ...words }, ...by });
const signedIn = async (permissions: readonly Permission[], access_rule?: object) =>
  withCookie(await signInUser(api, [{ permissions, ...(access_rule && { access_rule }) }]));

async function hire(employer_id: string, more: object = {}) {
  const email = `by-employer-${(people += 1)}@example.com`;
  const { id } = await createRecord(api, 'employees', { email, first_name: 'Ana', ...more });
  await createRecord(api, 'placements', { employee_id: id, employer_id });
  await newTask(api, 'w-4', { employee_id: id });
  return { id: String(id), email };
}
async function invite(employer_id: string) {
  const { id, email } = await hire(employer_id);
  await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
  const [received] = await mail.mailsTo(email);
  return received?.parsed;
}
async function textTo(employer_id: string, more: object = {}): Promise<string> {
  const phone = `+1518555${String((people += 1)).padStart(4, '0')}`;
  const { id } = await hire(employer_id, { email: null, phone, ...more });
  await api.call('text_consents.update', { path: { employee_id: id }, body: { agrees: true } });
  await api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
  for (let attempt = 0; attempt < 2000; attempt++) {
    const found = receiver.arrived.find((request) => request.body.includes(phone));
    if (found) return String(JSON.parse(found.body).text);
    await wait(25);
  }
  throw new Error('no text arrived');
}

describe('an employer’s wording', () => {
  it('is for those alone who see that employer and may word messages', async () => {
    const [seen, unseen] = [
      await newEmployer(api, { name: 'Seen Wharf' }),
      await newEmployer(api, { name: 'Unseen Wharf' }),
    ];
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Seen Wharf' };
    const bounded = await signedIn(['employer:view', 'user:view', 'user:edit'], access_rule);
    expect((await word({ employer_id: seen, body }, bounded)).status).toBe(200);
    expect((await list({ employer_id: seen }, bounded)).body.data[0].body).toBe(body);
    for (const answer of [
      await word({ employer_id: unseen, body }, bounded),
      await list({ employer_id: unseen }, bounded),
      await reset(unseen, bounded),
      await preview({ employer_id: unseen, body }, bounded),
      await sendTest({ employer_id: unseen, body }, bounded),
    ])
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        404,
        expect.not.stringContaining('Unseen Wharf'),
      ]);
    expect((await list({ employer_id: unseen })).body.data[0].body).toBeNull();
    // Whoever sees no employers words the account's messages, and no employer's.
    const blind = await signedIn(['user:view', 'user:edit']);
    expect([403, 404]).toContain((await word({ employer_id: seen, body }, blind)).status);
    expect([403, 404]).toContain((await list({ employer_id: seen }, blind)).status);
    // What one group lets see is not what another lets word.
    const divided = withCookie(
      await signInUser(api, [
        { permissions: ['user:view', 'user:edit'], access_rule },
        {
          permissions: ['employer:view'],
          access_rule: { ...access_rule, value: 'Unseen Wharf' },
        },
      ]),
    );
    for (const employer_id of [seen, unseen])
      expect((await word({ employer_id, body }, divided)).status).toBe(404);
    const viewer = await signedIn(['employer:view', 'employer:edit', 'user:view']);
    expect((await word({ employer_id: seen, body }, viewer)).status).toBe(403);
    await reset(seen);
  });

  it('is of messages to employees: not of those to colleagues', async () => {
    const employer_id = await newEmployer(api);
    for (const kind of [
      'sign_in_link',
      'colleague_invited',
      'user_email_changed',
      'webhook_disabled',
      'signer_digest',
    ]) {
      expect((await word({ employer_id, kind, body: '{link}' })).status).toBe(400);
      expect((await preview({ employer_id, kind, body: '{link}' })).status).toBe(400);
      expect((await list({ employer_id, kind })).body.data).toEqual([]);
    }
    const { body: all } = await api.call('message_wordings.list', { query: { employer_id } });
    expect(all.data.length).toBeGreaterThan(8);
    expect(all.data.map(({ is_text }: { is_text: boolean }) => is_text)).not.toContain(false);
  });

  it('wins over the account’s, part by part, and both over ours', async () => {
    const [own, other] = [await newEmployer(api), await newEmployer(api)];
    await word({ subject: 'By the account', body: 'Said by the account.\n\n{link}' });
    const { body: saved } = await word({ employer_id: own, body });
    expect(saved).toMatchObject({
      employer_id: own,
      subject: null,
      body,
      of_account: { subject: 'By the account', body: 'Said by the account.\n\n{link}', sms: null },
    });
    const worded = await invite(own);
    expect(worded?.subject).toBe('By the account');
    expect(worded?.text).toContain('Said by the employer.');
    expect(worded?.text).not.toContain('Said by the account.');
    const inherited = await invite(other);
    expect(inherited?.subject).toBe('By the account');
    expect(inherited?.text).toContain('Said by the account.');
    const again = (await reset(own)).body;
    expect(again).toMatchObject({ body: null, set_aside: { body } });
    expect((await invite(own))?.text).toContain('Said by the account.');
    await reset(null);
    expect((await list({ employer_id: own })).body.data[0].of_account).toBeNull();
    expect((await invite(own))?.text).toContain('Before you start');
  });

  it('is looked at and tried as that employer’s people get it, and stands in the log by its parts', async () => {
    const employer_id = await newEmployer(api, { name: 'Heron Yard' });
    await word({ subject: '{employer} writes' });
    const { body: shown } = await preview({ employer_id, body });
    expect([shown.subject, shown.problems]).toEqual(['Heron Yard writes', []]);
    expect(shown.text).toContain('Said by the employer.');
    const admin = await signedIn(['employer:view', 'user:view', 'user:edit']);
    const { body: sent } = await sendTest({ employer_id, body }, admin);
    const [received] = await mail.mailsTo(sent.sent_to);
    expect(received?.parsed.subject).toBe('Heron Yard writes');
    expect(received?.parsed.from?.text).toContain('Heron Yard');
    expect(received?.parsed.text).toContain('Said by the employer.');
    await word({ employer_id, body });
    const { body: events } = await api.call('security_events.list', { query: { per_page: 1 } });
    expect(events.data[0]).toMatchObject({
      subject: { type: 'employer', id: employer_id },
      detail: { setting: 'message_wording', fields: ['invitation.en.body'] },
    });
    expect(JSON.stringify(events.data[0])).not.toContain('Said by');
    await reset(null);
  });
});

describe('a text message in own words', () => {
  it.each<readonly [what: string, words: object]>([
    ['no link', { sms: 'Come in on Monday' }],
    ['another address', { sms: '{link} or evil.example' }],
    ['two lines', { sms: 'Hi\n{link}' }],
    ['an unknown field', { sms: '{link} {social_security_number}' }],
    ['tags', { sms: '<b>{link}</b>' }],
    ['text that is turned around', { sms: '{link} \u202egro.live' }],
    ['too many characters', { sms: `{link} ${'x'.repeat(320)}` }],
    ['a kind that is never a text', { kind: 'sign_in_link', sms: '{link}' }],
  ])('with %s is refused', async (_what, words) => {
    expect((await word(words)).status).toBe(400);
  });

  it('keeps its link, and how to end texts, whatever is written', async () => {
    const [own, other] = [await newEmployer(api), await newEmployer(api)];
    await word({ sms: '{employer}: forms. {link} Thank you' });
    await word({ employer_id: own, sms: 'Hey {first_name}, {link}' });
    expect(await textTo(own)).toMatch(/^Hey Ana, \S+\?link=\S+ Reply STOP to get no more texts\.$/);
    expect(await textTo(other)).toMatch(/forms\. \S+\?link=\S+ Thank you Reply STOP to get no more texts\.$/);
    await reset(null);
    await reset(own);
    expect(await textTo(own)).toMatch(/asks you to fill in your forms for work: .* Reply STOP/);
  });

  it('says in a preview how long it is', async () => {
    const { body: plain } = await preview({ sms: 'Hi {first_name} {link}' });
    expect(plain.sms_length).toEqual({ alphabet: 'gsm', characters: plain.sms.length, segments: 3 });
    const { body: accented } = await preview({ sms: `Mañana es el día, ${'ñ'.repeat(60)} {link}` });
    expect(accented.sms_length).toMatchObject({ alphabet: 'unicode' });
    expect(accented.sms_length.segments).toBeGreaterThan(1);
  });
});
