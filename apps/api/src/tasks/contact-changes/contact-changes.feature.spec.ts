import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Permission } from '@firstday/domain';
import { createRecord, query } from '../../testing/factories.js';
import { HostedPage, newEmployee, newTask } from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

const recruiting: readonly Permission[] = ['employee:view', 'employee:edit', 'task:view', 'task:edit'];
const day = 86_400_000;

let api: TestApi;
let mail: MailServer;
let people = 0;
beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
  await api.call('message_settings.update', { body: { mode: 'on' } });
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

async function newHire() {
  people += 1;
  const email = `ana-${people}@home.example`;
  const id = await newEmployee(api, { email });
  await newTask(api, 'w-4', { employee_id: id });
  return { id, email, thief: `thief-${people}@elsewhere.example` };
}
type Hire = Awaited<ReturnType<typeof newHire>>;

const change = (id: string, body: Record<string, unknown>, by: object = {}) =>
  api.call('employees.updateById', { path: { employee_id: id }, body, ...by });
const invite = (id: string) =>
  api.call('messages.send', { path: { employee_id: id }, body: { kind: 'invitation' } });
const messagesOf = async (id: string) =>
  (await api.call('messages.list', { query: { employee_id: id } })).body.data as Record<string, unknown>[];
const confirm = (token: string) => api.call('contact_changes.confirm', { body: { token }, token: null });
const textsTo = async (to: string, count: number) =>
  (await mail.mailsTo(to, count)).map(({ parsed }) => parsed.text ?? '');
const tokenTo = async ({ email }: Hire) => {
  const url = (await textsTo(email, 1)).flatMap((text) => /http:\S+\/changed\?\S+/.exec(text) ?? [])[0] ?? '';
  return new URL(url).searchParams.get('confirm') ?? '';
};
const eventsOf = async (id: string, kind: string) =>
  (
    await query<{ detail: unknown }>(
      api,
      `SELECT detail FROM security_events WHERE subject_id = $1 AND kind = $2 ORDER BY at`,
      [id, kind],
    )
  ).map(({ detail }) => detail);

describe('an email address that is replaced', () => {
  it('is not sent the next invitation for 24 hours, and the former one is told', async () => {
    const hire = await newHire();
    const recruiter = withCookie(await signInUser(api, [{ permissions: recruiting }]));
    expect((await change(hire.id, { email: hire.thief }, recruiter)).status).toBe(200);
    expect((await invite(hire.id)).status).toBe(200);
    const [text] = await textsTo(hire.email, 1);
    expect(text).toContain('was changed to another one');
    expect(text).not.toContain(hire.thief);
    const invitation = (await messagesOf(hire.id)).find(({ kind }) => kind === 'invitation');
    expect(invitation).toMatchObject({ status: 'queued', attempts: 0 });
    const wait = new Date(String(invitation?.['held_until'])).getTime() - Date.now();
    expect(wait / day).toBeGreaterThan(0.99);
    expect(wait / day).toBeLessThanOrEqual(1);
    expect(mail.arrived.filter(({ to }) => to.includes(hire.thief))).toEqual([]);
    expect(await eventsOf(hire.id, 'employee.contact_changed')).toEqual([
      { channel: 'email', links_ended: 0 },
    ]);
  });

  it('gets what waits at once when the former one confirms the change, and no one else can', async () => {
    const hire = await newHire();
    await change(hire.id, { email: hire.thief });
    await invite(hire.id);
    const token = await tokenTo(hire);
    const other = await newHire();
    await change(other.id, { email: other.thief });
    const foreign = (await tokenTo(other)).replace(other.id, hire.id);
    for (const forged of [`${token.slice(0, -3)}AAA`, token.replace('.email.', '.phone.'), foreign, 'x', ''])
      expect((await confirm(forged)).body.is_confirmed ?? false).toBe(false);
    expect((await messagesOf(hire.id))[0]).toMatchObject({ status: 'queued' });
    expect((await confirm(token)).body).toEqual({ is_confirmed: true });
    expect(await textsTo(hire.thief, 1)).toHaveLength(1);
    expect((await confirm(token)).body).toEqual({ is_confirmed: false });
    expect(await eventsOf(hire.id, 'employee.contact_confirmed')).toEqual([{ channel: 'email' }]);
    expect((await invite(hire.id)).status).toBe(200);
    expect(await textsTo(hire.thief, 2)).toHaveLength(2);
  });

  it('can be confirmed for 24 hours, and is no longer on hold after them', async () => {
    const hire = await newHire();
    await change(hire.id, { email: hire.thief });
    const token = await tokenTo(hire);
    await query(
      api,
      `UPDATE employee_contact_changes SET changed_at = changed_at - interval '24 hours 1 second' WHERE employee_id = $1`,
      [hire.id],
    );
    expect((await confirm(token)).body).toEqual({ is_confirmed: false });
    await invite(hire.id);
    expect(await textsTo(hire.thief, 1)).toHaveLength(1);
  });

  it('is confirmed for one change and not for the next', async () => {
    const hire = await newHire();
    await change(hire.id, { email: `second-${people}@home.example` });
    const token = await tokenTo(hire);
    await change(hire.id, { email: hire.thief });
    await invite(hire.id);
    expect((await confirm(token)).body).toEqual({ is_confirmed: true });
    expect((await messagesOf(hire.id)).find(({ kind }) => kind === 'invitation')).toMatchObject({
      status: 'queued',
      held_until: expect.any(String),
    });
  });

  it('ends the links that were made before, and their sessions', async () => {
    const hire = await newHire();
    const page = await HostedPage.open(api, hire.id);
    const { body } = await api.call('employees.getOnboardingUrl', { path: { employee_id: hire.id } });
    const link = new URL(body.url).searchParams.get('link');
    await change(hire.id, { email: hire.thief });
    expect((await api.call('form_sessions.current', { token: page.token })).status).toBe(401);
    expect((await api.call('form_sessions.create', { body: { link }, token: null })).status).toBe(404);
    expect(await eventsOf(hire.id, 'employee.contact_changed')).toEqual([
      { channel: 'email', links_ended: 2 },
    ]);
    const again = await HostedPage.open(api, hire.id);
    expect((await api.call('form_sessions.current', { token: again.token })).status).toBe(200);
  });

  it('is not sent what waits for an address before it', async () => {
    const hire = await newHire();
    const second = `second-${people}@home.example`;
    await change(hire.id, { email: hire.thief });
    await invite(hire.id);
    await change(hire.id, { email: second });
    const waiting = (await messagesOf(hire.id)).find(({ kind }) => kind === 'invitation');
    expect(waiting).toMatchObject({ status: 'suppressed', reason: 'contact_changed', held_until: null });
    const unreached = await api.call('component_rows.listEmployees', { query: { reach: 'unreached' } });
    expect(unreached.body.data.map(({ id }: { id: string }) => id)).toContain(hire.id);
  });

  it('is the same address when only its letters have another case, and a first one replaces nothing', async () => {
    const hire = await newHire();
    const written = hire.email.replace('ana', 'Ana');
    await change(hire.id, { email: written });
    await change(hire.id, { phone: '+1 212 555 0147' });
    await change(hire.id, { phone: '(212) 555-0147' });
    expect(await eventsOf(hire.id, 'employee.contact_changed')).toEqual([]);
    await invite(hire.id);
    expect(await textsTo(written, 1)).toHaveLength(1);
  });
});

describe('a phone number that is replaced', () => {
  it('is told by email where the employee agreed to no texts', async () => {
    const hire = await newHire();
    await change(hire.id, { phone: '+1 212 555 0147' });
    await change(hire.id, { phone: '+1 212 555 0148' });
    const [text] = await textsTo(hire.email, 1);
    expect(text).toContain('email address or phone number');
    expect(await eventsOf(hire.id, 'employee.contact_changed')).toMatchObject([{ channel: 'phone' }]);
    expect((await confirm(await tokenTo(hire))).body).toEqual({ is_confirmed: true });
  });
});

describe('a contact of another account', () => {
  it('is not told of, and messages that are off tell nobody', async () => {
    const { id } = await createRecord(api, 'employees', { email: 'quiet@home.example' });
    await api.call('message_settings.update', { body: { mode: 'off' } });
    await change(id, { email: 'other@home.example' });
    expect(await eventsOf(id, 'employee.contact_changed')).toHaveLength(1);
    expect(await messagesOf(id)).toEqual([]);
    await api.call('message_settings.update', { body: { mode: 'on' } });
  });
});
