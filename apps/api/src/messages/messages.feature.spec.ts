import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmployeeActLine } from '@firstday/domain';
import { createRecord, dateOfBirth, query, socialSecurityNumber } from '../testing/factories.js';
import { newTask, setClock } from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { signInUser, withCookie } from '../testing/sign-in-by-link.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

const day = 86_400_000;
const turn = (mode: string, token = api.live.apiToken) =>
  api.call('message_settings.update', { body: { mode }, token });
beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from, MAIL_SECONDS: '2' });
  await turn('on');
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

async function hire(more: object = {}) {
  const email = `hire-${(people += 1)}@example.com`;
  const employee = await createRecord(api, 'employees', {
    email,
    social_security_number: socialSecurityNumber,
    date_of_birth: dateOfBirth,
    ...more,
  });
  const employer = await createRecord(api, 'employers', { name: `Harbor Foods ${people}` });
  await createRecord(api, 'placements', { employee_id: employee.id, employer_id: employer.id });
  await newTask(api, 'w-4', { employee_id: employee.id });
  return { id: String(employee.id), email, employer: String(employer.name) };
}
const send = (employee_id: string, kind = 'invitation', by: object = {}) =>
  api.call('messages.send', { path: { employee_id }, body: { kind }, ...by });
const list = async (employee_id: string) =>
  (await api.call('messages.list', { query: { employee_id } })).body.data;
/** The link of a message: the only address in it that is ours. */
const linkIn = (text = '') => /\?link=([\w-]+)/.exec(text)?.[1] ?? '';
const open = (link: string) => api.call('form_sessions.create', { body: { link }, token: null });
async function settled(employee_id: string) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const messages = await list(employee_id);
    if (messages.length > 0 && messages.every(({ status }: { status: string }) => status !== 'queued'))
      return messages;
    await wait(25);
  }
  throw new Error('a message still waits');
}

describe('an invitation', () => {
  it('comes from the employer, opens the forms, and is seen with what became of it', async () => {
    const { id, email, employer } = await hire();
    const sent = await send(id);
    expect(sent.body).toMatchObject({ kind: 'invitation', employee_id: id, opened_at: null });
    const [received] = await mail.mailsTo(email);
    expect(received?.parsed.from?.value[0]?.name).toBe(employer);
    expect((await open(linkIn(received?.parsed.text))).status).toBe(201);
    const [message] = await settled(id);
    expect(message).toMatchObject({ status: 'sent', attempts: 1, reason: null, language: 'en' });
    expect(message.opened_at).not.toBeNull();
    expect(JSON.stringify(message)).not.toContain(email);
  });

  it('is in the language of the employee, where they are known to read it', async () => {
    const { id } = await hire({ primary_language: 'es-MX' });
    expect((await send(id)).body.language).toBe('es');
  });

  it('goes to no one, and is listed for no one, whom the rules leave out', async () => {
    const { id } = await hire();
    const rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody' };
    const permissions = ['employee:view', 'task:view', 'task:edit'] as const;
    const other = withCookie(await signInUser(api, [{ permissions, access_rule: rule }]));
    expect((await send(id, 'invitation', other)).status).toBe(404);
    expect((await api.call('messages.list', { query: { employee_id: id }, ...other })).body.data).toEqual([]);
    expect(await list(id)).toEqual([]);
  });

  it('says what is missing: an address, or that messages are on', async () => {
    const { id } = await createRecord(api, 'employees', { first_name: 'No address' });
    const refused = await send(id);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('no email address'),
    ]);
    await turn('off');
    const off = await send((await hire()).id);
    expect([off.status, off.body.message]).toEqual([400, expect.stringContaining('Messages are off')]);
    await turn('on');
  });

  it('is an event for an account whose own system sends, and makes no link', async () => {
    const { id, email } = await hire();
    await turn('events');
    expect((await send(id)).body).toMatchObject({ status: 'handed_over' });
    await turn('on');
    const links = await api.call('onboarding_links.list', { query: { employee_id: id } });
    expect(links.body.data).toEqual([]);
    expect(mail.arrived.some(({ to }) => to.includes(email))).toBe(false);
  });
});

describe('a message', () => {
  it('is sent again with another link, and its address is suppressed and written to again', async () => {
    const { id, email } = await hire();
    const { body: first } = await send(id);
    const path = { message_id: first.id };
    const again = await api.call('messages.resend', { path });
    expect([again.status, again.body.id === first.id]).toEqual([200, false]);
    const received = await mail.mailsTo(email, 2);
    expect(new Set(received.map(({ parsed }) => linkIn(parsed.text))).size).toBe(2);
    expect((await api.call('messages.suppress', { path })).body.is_suppressed).toBe(true);
    expect((await send(id)).body).toMatchObject({ status: 'suppressed', reason: 'address_suppressed' });
    expect((await api.call('messages.unsuppress', { path })).body.is_suppressed).toBe(false);
    expect((await send(id)).body.status).toBe('queued');
    for (const operation of ['messages.resend', 'messages.suppress', 'messages.unsuppress'] as const)
      expect((await api.call(operation, { path, token: api.stranger.apiToken })).status).toBe(404);
  });

  it('goes with the record of the employee, sent or not', async () => {
    const { id } = await hire();
    await send(id);
    await settled(id);
    await api.call('employees.deleteById', { path: { employee_id: id } });
    expect(await query(api, `SELECT 1 FROM messages WHERE employee_id = $1`, [id])).toEqual([]);
  });

  it('is once in an act for many, however often that is asked for, with a line for each', async () => {
    const [one, two] = [await hire(), await hire()];
    const none = await createRecord(api, 'employees', { first_name: 'No address' });
    const body = {
      selection: { employee_ids: [one.id, two.id, none.id, 'ee_1111111111111111111111'] },
      act_id: randomUUID(),
      kind: 'reminder',
    };
    const lines = async () => {
      const { bytes } = await api.call('employee_acts.sendLinks', { body });
      return bytes
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => EmployeeActLine.parse(JSON.parse(line)));
    };
    for (const said of [await lines(), await lines()]) {
      expect(said.at(-1)).toEqual({ kind: 'totals', done: 2, failed: 2 });
      const reasons = said.flatMap((line) => (line.kind === 'failed' ? [line.reason] : []));
      expect(reasons.sort()).toEqual(['no_address', 'not_found']);
    }
    for (const { id } of [one, two]) expect(await settled(id)).toHaveLength(1);
  });

  it('reminds many once in twelve hours, and nobody for whom nothing is open, or who is another’s to see', async () => {
    const [one, idle] = [await hire(), await hire()];
    const { body: open } = await api.call('tasks.list', { query: { employee_id: idle.id } });
    for (const { id } of open.data) await api.call('tasks.deleteById', { path: { task_id: id } });
    const selection = { employee_ids: [one.id, idle.id] };
    const remind = async (caller: object = {}) => {
      const body = { selection, act_id: randomUUID(), kind: 'reminder' };
      const { bytes } = await api.call('employee_acts.sendLinks', { body, ...caller });
      return Object.fromEntries(
        bytes
          .toString()
          .trimEnd()
          .split('\n')
          .flatMap((text) => {
            const line = EmployeeActLine.parse(JSON.parse(text));
            if (line.kind === 'done') return [[line.employee_id, 'done']];
            return line.kind === 'failed' ? [[line.employee_id, line.reason]] : [];
          }),
      );
    };
    await turn('on', api.stranger.apiToken);
    const theirs = await remind({ token: api.stranger.apiToken });
    await turn('off', api.stranger.apiToken);
    expect(theirs).toEqual({ [one.id]: 'not_found', [idle.id]: 'not_found' });
    // Whoever asks at the same moment is told the same by one of them.
    const both = await Promise.all([remind(), remind()]);
    expect(both.map((said) => said[one.id]).sort()).toEqual(['done', 'reminded_before']);
    expect(both.map((said) => said[idle.id])).toEqual(['nothing_open', 'nothing_open']);
    expect(await settled(one.id)).toHaveLength(1);
    setClock(api, new Date(Date.now() + 13 * 3_600_000));
    expect((await remind())[one.id]).toBe('done');
    setClock(api);
    await query(api, `UPDATE messages SET run_at = now() WHERE employee_id = $1 AND status = 'queued'`, [
      one.id,
    ]);
    expect(await mail.mailsTo(one.email, 2)).toHaveLength(2);
  });
});

describe('a link that opens no longer', () => {
  const request = (link: string) => api.call('messages.requestLink', { body: { link }, token: null });
  async function expired() {
    const person = await hire();
    await send(person.id);
    const [received] = await mail.mailsTo(person.email);
    await settled(person.id);
    return { ...person, link: linkIn(received?.parsed.text) };
  }

  it('is exchanged for a new one at the address on record, once an hour', async () => {
    const { id, email, link } = await expired();
    setClock(api, new Date(Date.now() + 8 * day));
    expect((await open(link)).status).toBe(404);
    const answers = [await request(link), await request(link)];
    setClock(api);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [202, { is_received: true }]),
    );
    await query(api, `UPDATE messages SET run_at = now() WHERE employee_id = $1 AND status = 'queued'`, [id]);
    const received = await mail.mailsTo(email, 2);
    expect((await open(linkIn(received[1]?.parsed.text))).status).toBe(201);
    expect(await list(id)).toHaveLength(2);
  });

  it('says the same of what is no link, is revoked, or of somebody without an address, and writes to nobody', async () => {
    const { id, link } = await expired();
    const nowhere = await createRecord(api, 'employees', { first_name: 'No address' });
    const { body } = await api.call('employees.getOnboardingUrl', { path: { employee_id: nowhere.id } });
    const [issued] = (await api.call('onboarding_links.list', { query: { employee_id: id } })).body.data;
    await api.call('onboarding_links.revoke', { path: { onboarding_link_id: issued.id } });
    const before = mail.arrived.length;
    for (const given of [link, linkIn(body.url), 'x', `${link}x`, 'v_'.repeat(500)]) {
      const { status, body: said } = await request(given);
      expect([status, said]).toEqual([202, { is_received: true }]);
    }
    await wait(1500);
    expect(mail.arrived.length).toBe(before);
  });

  it('of one employee is sent three times a day at most, by however many links', async () => {
    const { id } = await hire();
    const links = [];
    for (let nth = 0; nth < 5; nth++) {
      const { body } = await api.call('employees.getOnboardingUrl', { path: { employee_id: id } });
      links.push(linkIn(body.url));
    }
    await Promise.all(links.map(request));
    expect(await list(id)).toHaveLength(3);
  });
});

describe('a colleague', () => {
  it('is sent the link that signs them in, where messages are on', async () => {
    await api.call('users.create', { body: { email: 'colleague@example.com', user_group_ids: [] } });
    const asked = { user_email: 'colleague@example.com', expire_in: 600, message: 'colleague_invited' };
    const made = await api.call('magic_links.create', { body: asked });
    expect(made.body.is_sent_by_email).toBe(true);
    const [received] = await mail.mailsTo('colleague@example.com');
    const token = linkIn(received?.parsed.text);
    const signedIn = await api.call('sessions.redeemMagicLink', { body: { token }, token: null });
    expect(signedIn.status).toBeLessThan(300);
    await turn('off');
    const off = await api.call('magic_links.create', { body: asked });
    await turn('on');
    expect(off.body.is_sent_by_email).toBe(false);
  });
});

describe('all that was sent', () => {
  it('holds no Social Security number, no date of birth and no answer', () => {
    expect(mail.arrived.length).toBeGreaterThan(10);
    const seeded = [
      socialSecurityNumber,
      socialSecurityNumber.replaceAll('-', ''),
      '9999',
      dateOfBirth,
      '1990',
    ];
    for (const { raw, parsed } of mail.arrived)
      for (const part of [raw.replaceAll(/link=[\w-]+/g, ''), parsed.text ?? '', String(parsed.html)].slice(
        1,
      ))
        for (const value of seeded) expect(part.replaceAll(/link=[\w-]+/g, '')).not.toContain(value);
  });
});
