import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { messageKinds } from '@firstday/domain';
import { createRecord, dateOfBirth, query, socialSecurityNumber } from '../testing/factories.js';
import { newTask } from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { securityLogProblem } from '../testing/security-log-problem.js';
import { signInByLink, signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
let people = 0;
beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' });
  await api.call('message_settings.update', { body: { mode: 'on' } });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const invitation = { kind: 'invitation', language: 'en' } as const;
const subject = 'Welcome aboard {employer}, {first_name}';
const body = 'Hi {first_name}!\n\nWe are glad that you start with {employer}.\n\n{link}\n\nAsk Rosa.';
const word = (words: object, by: object = {}) =>
  api.call('message_wordings.replace', { body: { ...invitation, ...words }, ...by });
const list = (asked: Readonly<Record<string, string>> = {}, by: object = {}) =>
  api.call('message_wordings.list', { query: asked, ...by });
const reset = (by: object = {}) => api.call('message_wordings.reset', { body: invitation, ...by });
const found = async (token = api.live.apiToken) => (await list({ ...invitation }, { token })).body.data[0];
const preview = async (words: object) =>
  (await api.call('message_wordings.preview', { body: { ...invitation, ...words } })).body;

/** Sends somebody an invitation. @returns it as it arrived */
async function invited(more: object = {}) {
  const email = `worded-${(people += 1)}@example.com`;
  const sensitive = { social_security_number: socialSecurityNumber, date_of_birth: dateOfBirth };
  const employee = await createRecord(api, 'employees', { email, ...sensitive, ...more });
  const employer = await createRecord(api, 'employers', { name: `Harbor Foods ${people}` });
  await createRecord(api, 'placements', { employee_id: employee.id, employer_id: employer.id });
  await newTask(api, 'w-4', { employee_id: employee.id });
  const path = { employee_id: employee.id };
  await api.call('messages.send', { path, body: { kind: 'invitation' } });
  const [received] = await mail.mailsTo(email);
  return { ...received, name: employee.first_name, employer: employer.name };
}

describe('the wording of messages', () => {
  it('is ours until somebody words a message, and says what may be written', async () => {
    const { data } = (await list()).body;
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(messageKinds);
    expect(await found()).toMatchObject({ subject: null, body: null, set_aside: null, updated_at: null });
    expect(data[0].fields).toContain('first_name');
    expect(data[0].ours.body).toContain('{link}');
    expect((await list({ language: 'tlh' })).status).toBe(400);
    expect((await list({ kind: 'nothing' })).status).toBe(400);
  });

  it.each<readonly [what: string, words: object]>([
    ['an unknown field', { body: '{link} {social_security_number}' }],
    ['a field of another kind', { body: '{link} {code}' }],
    ['no link', { body: 'Come in on Monday.' }],
    ['the link in the subject', { subject: 'Go {link}' }],
    ['a script', { body: '<script>alert(1)</script> {link}' }],
    ['a header', { subject: 'Hello\r\nBcc: all@evil.example' }],
    ['another address', { body: '{link}\n\nOr sign in at https://evil.example' }],
    ['a host', { body: '{link}\n\nOr evil.example' }],
    ['text that is turned around', { body: '{link} \u202eelpmaxe.live' }],
    ['too long a subject', { subject: 'x'.repeat(151) }],
    ['too long a text', { body: `{link} ${'x'.repeat(5000)}` }],
    ['another kind', { kind: 'attestation', body: '{link}' }],
    ['another language', { language: 'tlh', body: '{link}' }],
    ['another part', { body: '{link}', html: '<b>' }],
    ['a number', { body: 7 }],
  ])('with %s is refused, beside the part that is wrong', async (_what, words) => {
    const answer = await word(words);
    expect([answer.status, answer.body._tag]).toEqual([400, 'HttpApiDecodeError']);
    const test = await api.call('message_wordings.sendTest', {
      body: { ...invitation, ...words },
      ...withCookie(await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }])),
    });
    expect(test.status).toBe(400);
    expect((await found()).body).toBeNull();
  });

  it('is sent, with the values of the message, and is of its account and mode alone', async () => {
    expect((await word({ subject, body })).body).toMatchObject({ ...invitation, subject, body });
    for (const token of [api.test.apiToken, api.stranger.apiToken])
      expect(await found(token)).toMatchObject({ subject: null, body: null });
    const { parsed, name, employer } = await invited();
    expect(parsed?.subject).toBe(`Welcome aboard ${employer}, ${name}`);
    expect(parsed?.text).toContain(`We are glad that you start with ${employer}.`);
    expect(parsed?.text).toContain('Ask Rosa.');
    expect(parsed?.text).toMatch(/\?link=[\w-]+/);
    expect(String(parsed?.html).match(/class="button"/g)).toHaveLength(1);
    const spanish = await invited({ primary_language: 'es' });
    expect(spanish.parsed?.text).not.toContain('Rosa');
  });

  it('is ours again once it is reset, and is set aside to be used again', async () => {
    await word({ subject, body });
    expect((await reset()).body).toMatchObject({ subject: null, body: null, set_aside: { subject, body } });
    expect((await invited()).parsed?.text).not.toContain('Rosa');
    expect((await word({ ...(await found()).set_aside })).body).toMatchObject({ body, set_aside: null });
    expect((await word({ subject: ' ', body: '' })).body).toMatchObject({ body: null, set_aside: { body } });
  });

  it('that can be used no more is said in our words, and the message arrives', async () => {
    await word({ body });
    await query(api, `UPDATE message_wordings SET body = 'Hello {field_that_was}' WHERE account_id = $1`, [
      api.live.account.id,
    ]);
    const { parsed } = await invited();
    expect(parsed?.text).not.toContain('field_that_was');
    expect(parsed?.text).toMatch(/\?link=[\w-]+/);
    await reset();
  });

  it('stands in the security log by its parts, never by what it says', async () => {
    await word({ subject: 'Said to the log' });
    const { body: events } = await api.call('security_events.list', { query: { per_page: 1 } });
    expect(events.data[0]).toMatchObject({
      kind: 'settings.changed',
      detail: { setting: 'message_wording', change: 'updated', fields: ['invitation.en.subject'] },
    });
    expect(JSON.stringify(events.data[0])).not.toContain('Said to the log');
    await reset();
  });
});

describe('a preview', () => {
  it('says the words with made-up values, in our words where they cannot be used, and saves nothing', async () => {
    const shown = await preview({ subject, body });
    expect(shown.subject).toContain('Ana');
    expect(shown.html).toContain('Ask Rosa.');
    expect(shown.problems).toEqual([]);
    const wrong = await preview({ body: 'Hello' });
    expect(wrong.problems).toMatchObject([{ part: 'body', code: 'missing_field', field: 'link' }]);
    expect(wrong.text).toContain('Before you start');
    expect((await found()).body).toBeNull();
  });

  it('is there of every kind, and shows markup as it is written', async () => {
    for (const kind of messageKinds) {
      const { status, body: shown } = await api.call('message_wordings.preview', {
        body: { kind, language: 'ar' },
      });
      expect([kind, status, shown.problems]).toEqual([kind, 200, []]);
    }
    expect((await preview({ body: '1 < 2 & "x" {link}' })).html).toContain('1 &lt; 2 &amp; &quot;x&quot;');
  });
});

describe('a test', () => {
  const sendTest = (words: object, by: object) =>
    api.call('message_wordings.sendTest', { body: { ...invitation, ...words }, ...by });

  it('goes to whoever is signed in, with words that are not saved and a link that opens nothing', async () => {
    await api.call('users.create', { body: { email: 'tester@example.com', user_group_ids: [] } });
    const cookie = await signInByLink(api, 'tester@example.com');
    expect((await sendTest({ body }, withCookie(cookie))).status).toBe(403);
    const admin = withCookie(await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }]));
    const sent = await sendTest({ subject, body }, admin);
    expect(await securityLogProblem(api, 'message_wordings.sendTest', sent)).toBeUndefined();
    const [received] = await mail.mailsTo(sent.body.sent_to);
    expect(received?.parsed.subject).toContain('Ana');
    expect(received?.parsed.text).toContain('Ask Rosa.');
    expect(received?.parsed.text).not.toMatch(/[?&]link=/);
    expect((await found()).body).toBeNull();
    expect((await sendTest({ body }, admin)).status).toBe(400);
  });

  it('is for no token, and for no account that sends nothing', async () => {
    expect((await sendTest({ body }, {})).status).toBe(403);
    const admin = withCookie(await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }]));
    for (const mode of ['off', 'events']) {
      await api.call('message_settings.update', { body: { mode } });
      const answer = await sendTest({ body }, admin);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        expect.stringContaining('Messages are off'),
      ]);
    }
    await api.call('message_settings.update', { body: { mode: 'on' } });
  });

  it('of a code is sent too', async () => {
    const admin = withCookie(await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }]));
    const { body: sent } = await sendTest({ kind: 'identity_code', body: 'It is {code}.' }, admin);
    const [received] = await mail.mailsTo(sent.sent_to);
    expect(received?.parsed.text).toContain('It is 123456.');
  });
});

describe('all that was sent', () => {
  it('holds no Social Security number and no date of birth', () => {
    expect(mail.arrived.length).toBeGreaterThan(4);
    for (const { parsed } of mail.arrived)
      for (const value of [socialSecurityNumber, socialSecurityNumber.replaceAll('-', ''), dateOfBirth])
        expect([parsed.subject, parsed.text, String(parsed.html)].join()).not.toContain(value);
  });
});
