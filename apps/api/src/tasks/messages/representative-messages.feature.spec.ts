import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { HostedPage, setClock } from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import {
  letEmployeesName,
  nameRepresentative,
  proveCode,
  signedSectionOne,
} from '../../testing/representative-page.js';
import { TestApi } from '../../testing/test-api.js';
import { LadderFeedService } from '../ladder/ladder-feed.service.js';
import { LadderService } from '../ladder/ladder.service.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

/** Eleven in the morning in New York, yesterday: what is recorded then is sent now. */
const moment = new Date(`${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T16:00:00Z`);
let now = moment.getTime();

beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
  await turn('on');
  await carryOut();
}, 60_000);
afterAll(async () => {
  setClock(api);
  await api.stop();
  await mail.stop();
});
afterEach(async () => {
  mail.refuseRecipient = () => undefined;
  await turn('on');
  await carryOut();
});

const turn = (mode: string) => api.call('message_settings.update', { body: { mode } });
/** Whatever is due half a minute later; what is done next is done a little after that. */
async function carryOut() {
  now += 30_000;
  setClock(api, new Date(now));
  while (await api.app.get(LadderFeedService).follow(new Date(now)));
  while (await api.app.get(LadderService).processBatch());
  now += 30_000;
  setClock(api, new Date(now));
}
/** The worker looks at ladders by itself, at any moment: here not before all of this is done. */
async function whileLaddersRest(work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE message_ladders IN ACCESS EXCLUSIVE MODE');
  await work();
  await client.query('COMMIT');
  await client.end();
}
const linkIn = (text = '') => /http:\S+\/onboarding\?link=[\w.-]+/.exec(text)?.[0] ?? '';
const address = () => `rep-${(people += 1)}@example.com`;
const messagesTo = async ({ representative: { id } }: { representative: { id: string } }) =>
  (
    await query<{ kind: string; status: string }>(
      api,
      `SELECT kind, status FROM messages WHERE representative_id = $1 ORDER BY id`,
      [id],
    )
  ).map(({ kind, status }) => `${kind} ${status}`);

describe('a message to a representative', () => {
  it('has their own link, which asks for the code, and the code is nowhere in it', async () => {
    const { taskId } = await signedSectionOne(api);
    const email = address();
    const named = await nameRepresentative(api, taskId, { email });
    await carryOut();
    const [received] = await mail.mailsTo(email, 1);
    const text = received?.parsed.text ?? '';
    expect(text).toMatch(/^Hello Dana,$/m);
    expect(text).toMatch(/meet Ana/);
    for (const digits of named.code.split(' ')) expect(received?.raw).not.toContain(digits);
    const page = await HostedPage.exchange(api, linkIn(text));
    expect((await page.current()).body.representative).toMatchObject({ status: 'code_required' });
    expect((await proveCode(api, page, named.code)).status).toBe(200);
  });

  it('has the code where the employee named them, who never receives it', async () => {
    await letEmployeesName(api);
    const { taskId, page } = await signedSectionOne(api);
    const email = address();
    const body = { name: 'Dana Okafor', email };
    const path = { task_id: taskId };
    const named = await api.call('tasks.nameRepresentative', { path, body, token: page.token });
    expect(named.body).toMatchObject({ code: null, code_recipient: 'representative' });
    await carryOut();
    const mails = await mail.mailsTo(email, 2);
    const texts = mails.map(({ parsed }) => parsed.text ?? '');
    const withCode = texts.find((text) => /\d{4} \d{4}/.test(text)) ?? '';
    expect(withCode).toMatch(/4[78] hours/);
    expect(withCode).not.toContain('/onboarding?link=');
    const theirs = await HostedPage.exchange(api, named.body.url);
    const code = /\d{4} \d{4}/.exec(withCode)?.[0] ?? '';
    expect((await proveCode(api, theirs, code)).status).toBe(200);
  });

  it('says no more of a name than a word, for an employee may have written it', async () => {
    await letEmployeesName(api);
    const { taskId, page } = await signedSectionOne(api);
    const [email, other] = [address(), address()];
    const by = { token: page.token };
    const given = { name: 'https://evil.example Pay Now', email };
    await nameRepresentative(api, taskId, given, by);
    await carryOut();
    await api.call('tasks.revokeRepresentative', { path: { task_id: taskId }, ...by });
    await nameRepresentative(api, taskId, { name: 'Zoë You won a prize', email: other }, by);
    await carryOut();
    const mails = [...(await mail.mailsTo(email, 2)), ...(await mail.mailsTo(other, 2))];
    for (const { raw, parsed } of mails) {
      expect(raw + parsed.text).not.toMatch(/evil|Pay Now|prize/);
    }
    for (const { parsed } of mails.slice(2)) expect(parsed.text).toMatch(/^Hello Zoë,$/m);
  });

  it('is in the language that whoever named them said they read, and its link opens in it', async () => {
    const { taskId } = await signedSectionOne(api);
    const email = address();
    const named = await nameRepresentative(api, taskId, { email, language: 'es' });
    expect(named.representative).toMatchObject({ language: 'es' });
    await carryOut();
    const [received] = await mail.mailsTo(email, 1);
    expect(received?.parsed.text).toMatch(/^Hola, Dana:$/m);
    for (const link of [named.url, linkIn(received?.parsed.text)]) {
      const page = await HostedPage.exchange(api, link);
      expect((await page.current()).body.locale).toBe('es');
    }
  });

  it('is in the language of the organization where nobody said which, and its page in that of the browser', async () => {
    const { taskId } = await signedSectionOne(api);
    const email = address();
    await query(api, `UPDATE organizations SET default_language = 'ar'`);
    const named = await nameRepresentative(api, taskId, { email });
    expect(named.representative).toMatchObject({ language: null });
    await carryOut();
    await query(api, `UPDATE organizations SET default_language = NULL`);
    const [received] = await mail.mailsTo(email, 1);
    expect(received?.parsed.text).toContain('Dana');
    const [row] = await query(api, `SELECT language FROM messages WHERE representative_id = $1`, [
      named.representative.id,
    ]);
    expect(row).toEqual({ language: 'ar' });
    const page = await HostedPage.exchange(api, linkIn(received?.parsed.text));
    expect((await page.current()).body.locale).toBeNull();
  });

  it.each(['xx', '', 'es\n', 'ES; DROP', 'x'.repeat(1_000_000), 7, null, ['es']])(
    'is in no language that no page is in (%#)',
    async (language) => {
      const { taskId } = await signedSectionOne(api);
      const body = { name: 'Dana Okafor', email: address(), language };
      const named = await api.call('tasks.nameRepresentative', { path: { task_id: taskId }, body });
      expect(named.status).toBe(400);
    },
  );

  it('goes to nobody who was revoked, signed or locked out meanwhile, or has no address', async () => {
    const [revoked, phoneOnly, guessed] = [
      await signedSectionOne(api),
      await signedSectionOne(api),
      await signedSectionOne(api),
    ];
    const named: Awaited<ReturnType<typeof nameRepresentative>>[] = [];
    await whileLaddersRest(async () => {
      const byPhone = { email: undefined, phone: '+1 518 555 0142' };
      named.push(await nameRepresentative(api, revoked.taskId, { email: address() }));
      await api.call('tasks.revokeRepresentative', { path: { task_id: revoked.taskId } });
      named.push(await nameRepresentative(api, phoneOnly.taskId, byPhone));
      const locked = await nameRepresentative(api, guessed.taskId, { email: address() });
      await query(api, `UPDATE representatives SET wrong_tries = 5 WHERE id = $1`, [
        locked.representative.id,
      ]);
      named.push(locked);
    });
    await carryOut();
    for (const one of named) expect(await messagesTo(one)).toEqual([]);
  });

  it('is recorded once, whoever asks how often', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId, { email: address() });
    await Promise.all([carryOut(), carryOut(), carryOut()]);
    expect(await messagesTo(named)).toHaveLength(1);
    await query(api, `UPDATE message_ladders SET next_at = $1, steps = '[]'`, [moment]);
    await carryOut();
    expect(await messagesTo(named)).toHaveLength(1);
  });

  it('says nothing of whether the employee is reached, is not sent again to them, and names whom it went to', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    mail.refuseRecipient = () => ({ code: 550, text: '5.1.1 nobody' });
    const named = await nameRepresentative(api, taskId, { email: address() });
    await carryOut();
    for (let attempt = 0; attempt < 2000 && !(await messagesTo(named))[0]?.endsWith('bounced'); attempt++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await messagesTo(named)).toEqual(['representative_asked bounced']);
    const { body } = await api.call('component_rows.listEmployees', { query: { reach: 'unreached' } });
    expect(body.data.map(({ id }: { id: string }) => id)).not.toContain(employeeId);
    const [message] = (await api.call('messages.list', { query: { employee_id: employeeId } })).body.data;
    expect(message).toMatchObject({
      kind: 'representative_asked',
      representative_id: named.representative.id,
      is_to_current_address: true,
    });
    const again = await api.call('messages.resend', { path: { message_id: message.id } });
    expect([again.status, again.body.message]).toEqual([400, expect.stringContaining('representative')]);
    const theirs = { path: { message_id: message.id }, token: api.stranger.apiToken };
    expect((await api.call('messages.resend', theirs)).status).toBe(404);
  });

  it('is an event where the account asks for events, also without an address, and nothing where messages are off', async () => {
    await turn('events');
    const { taskId, employeeId } = await signedSectionOne(api);
    const given = { email: undefined, phone: '+1 518 555 0142' };
    const named = await nameRepresentative(api, taskId, given);
    await carryOut();
    expect(await messagesTo(named)).toEqual(['representative_asked handed_over']);
    const events = await query<{ data: object }>(
      api,
      `SELECT data FROM events WHERE kind = 'message.due' AND data ->> 'employee_id' = $1`,
      [employeeId],
    );
    expect(events).toEqual([
      {
        data: {
          id: expect.any(String),
          kind: 'representative_asked',
          employee_id: employeeId,
          task_id: taskId,
          language: 'en',
        },
      },
    ]);
    await turn('off');
    const other = await signedSectionOne(api);
    const off = await nameRepresentative(api, other.taskId, { email: address() });
    await carryOut();
    expect(await messagesTo(off)).toEqual([]);
  });

  it('goes when the employee goes', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId, { email: address() });
    await carryOut();
    expect(await messagesTo(named)).toHaveLength(1);
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    expect(await messagesTo(named)).toEqual([]);
  });
});
