import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf, query } from '../../testing/factories.js';
import {
  answerAndSign,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
beforeAll(async () => {
  mail = await MailServer.start();
  const from = 'Firstday <people@firstday.example>';
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: from });
  await api.call('message_settings.update', { body: { mode: 'on' } });
}, 60_000);
afterEach(() => setClock(api));
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const ssn = 'employee.social_security_number';
const number = '123-45-6789';
const phone = `phone${'x'.repeat(32)}`;
const laptop = `laptop${'x'.repeat(32)}`;
const minute = 60_000;
const hour = 60 * minute;

let people = 0;
const nextEmail = () => `ana-${(people += 1)}@home.example`;

/** The built-in Recruiter group may do this: it makes links and changes records, and sees no sensitive value. */
const recruiter = async () =>
  withCookie(
    await signInUser(api, [
      { permissions: ['employee:view', 'employee:edit', 'task:view', 'task:edit', 'placement:view'] },
    ]),
  );
type Credential = object;
async function linkBy(by: Credential, employeeId: string): Promise<string> {
  const path = { employee_id: employeeId };
  return (await api.call('employees.getOnboardingUrl', { path, ...by })).body.url;
}
const openBy = async (by: Credential, employeeId: string, device?: string) =>
  HostedPage.exchange(api, await linkBy(by, employeeId), device);

/** Someone whose record an integration wrote, with a W-4 to fill in. */
async function hire(more: object = {}) {
  const email = nextEmail();
  const employeeId = await newEmployee(api, { email, ...more });
  const { taskId } = await newTask(api, 'w-4', {
    employee_id: employeeId,
    employer_id: await newEmployer(api),
  });
  return { email, employeeId, taskId };
}

const seen = async (page: HostedPage, taskId: string) => {
  const { body } = await page.sheet(taskId);
  return { value: body.answers?.[ssn], hidden: body.hidden };
};
const shown = { value: number, hidden: [] };
const masked = { value: undefined, hidden: [ssn] };

const identityOf = async (page: HostedPage) => (await page.current()).body.identity;
const sendCode = (page: HostedPage, channel = 'email') =>
  api.call('form_sessions.sendIdentityCode', { body: { channel }, token: page.token });
const enter = (page: HostedPage, code: string, more: object = {}) =>
  api.call('form_sessions.proveIdentity', { body: { code, ...more }, token: page.token });
async function codeTo(email: string, nth: number): Promise<string> {
  const text = (await mail.mailsTo(email, nth)).at(-1)?.parsed.text ?? '';
  return /\b\d{8}\b/.exec(text)?.[0] ?? '';
}
const otherThan = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');
const signedDetail = async (taskId: string) => {
  const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
  return events.findLast(({ kind }: { kind: string }) => kind === 'signed').detail;
};

describe('a sensitive answer', () => {
  it('shows on the device that it was entered on, through any link, and is masked on every other one', async () => {
    const { employeeId, taskId } = await hire();
    const own = await openBy({}, employeeId, phone);
    await own.write(taskId, { [ssn]: number });
    expect(await seen(own, taskId)).toEqual(shown);
    expect(await seen(await openBy({}, employeeId, phone), taskId)).toEqual(shown);
    expect(await seen(await openBy({}, employeeId, laptop), taskId)).toEqual(masked);
    expect(await seen(await openBy({}, employeeId), taskId)).toEqual(masked);
  });

  it('is masked where the record has it from elsewhere, whoever made the link and whatever else is known', async () => {
    const withBirth = await hire({ social_security_number: number, date_of_birth: '1990-04-05' });
    const without = await hire({ social_security_number: number });
    for (const { employeeId, taskId } of [withBirth, without])
      for (const by of [{}, await recruiter()])
        expect(await seen(await openBy(by, employeeId, phone), taskId)).toEqual(masked);
  });

  it('of one employee says nothing about another one on the same device', async () => {
    const [one, other] = [await hire(), await hire({ social_security_number: number })];
    const page = await openBy({}, one.employeeId, phone);
    await page.write(one.taskId, { [ssn]: number });
    expect(await seen(await openBy({}, other.employeeId, phone), other.taskId)).toEqual(masked);
  });

  it('of another form shows where it fills this one, on its device alone, and where both are entered they are compared', async () => {
    const { taskId: i9, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const { taskId: w4 } = await newTask(api, 'w-4', { employee_id: employeeId });
    const [own, other] = [await openBy({}, employeeId, phone), await openBy({}, employeeId, laptop)];
    await own.write(i9, { 'task.social_security_number': number });
    expect(await seen(own, w4)).toEqual(shown);
    expect(await seen(other, w4)).toEqual(masked);
    await own.write(w4, { [ssn]: '219-09-9998' });
    const differing = async (page: HostedPage) => (await page.sheet(w4)).body.differing;
    expect(await differing(own)).toMatchObject([{ here: '***-**-9998', there: '***-**-6789' }]);
    expect(await differing(other)).toEqual([]);
    // A right guess in this form shows nothing of the other one.
    await other.write(w4, { [ssn]: number });
    expect((await other.sheet(i9)).body.answers['task.social_security_number']).toBeUndefined();
  });

  it('can be replaced, and the form signed, without being read', async () => {
    const { employeeId, taskId } = await hire();
    await (await openBy({}, employeeId, phone)).write(taskId, { [ssn]: number });
    const elsewhere = await openBy({}, employeeId, laptop);
    const { [ssn]: _, ...others } = w4Answers;
    await answerAndSign(elsewhere, taskId, 'employee', others, 'Ana Lopez');
    expect(await signedDetail(taskId)).toMatchObject({
      proved: 'nothing',
      onboarding_link_id: expect.stringMatching(/^olink_/),
      issuer: { type: 'api_token', id: expect.stringMatching(/^tok_/) },
    });
    expect((await seen(elsewhere, taskId)).value).toBeUndefined();
  });

  it('is masked on its own device once that was in other hands', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const page = await openBy({}, employeeId, phone);
    await page.write(taskId, sectionOneAnswers);
    const visible = async () => Object.keys((await page.sheet(taskId)).body.answers);
    expect(await visible()).toContain('task.social_security_number');
    await query(api, `DELETE FROM employee_devices WHERE employee_id = $1`, [employeeId]);
    expect(await visible()).not.toContain('task.social_security_number');
  });

  it('leaves no number behind, not even one to try numbers against', async () => {
    const { taskId, employeeId } = await hire();
    await (await openBy({}, employeeId, phone)).write(taskId, { [ssn]: number });
    const rows = [
      await query<object>(api, `SELECT * FROM form_sessions WHERE employee_id = $1`, [employeeId]),
      await query<object>(api, `SELECT * FROM employee_devices WHERE employee_id = $1`, [employeeId]),
    ];
    expect(rows.map(({ length }) => length)).toEqual([1, 1]);
    expect(JSON.stringify(rows)).not.toMatch(/[":-]6789\b|phonexxx/);
  });
});

describe('a one-time code', () => {
  it('shows what was entered elsewhere, in the session that asked for it alone, and works once', async () => {
    const { email, employeeId, taskId } = await hire({ social_security_number: number });
    const by = await recruiter();
    const [page, other] = [await openBy(by, employeeId, phone), await openBy(by, employeeId, laptop)];
    const channels = [{ channel: 'email', to: 'a…@home.example' }];
    expect(await identityOf(page)).toMatchObject({ status: 'offered', proved: 'nothing', channels });
    expect((await sendCode(page)).status).toBe(200);
    const code = await codeTo(email, 1);
    expect((await enter(other, code)).status).toBe(403);
    const proved = await enter(page, `${code.slice(0, 4)} ${code.slice(4)}`, { task_id: taskId });
    expect(proved.body).toMatchObject({ status: 'proved', proved: 'code_by_email' });
    expect(await seen(page, taskId)).toEqual(shown);
    expect(await seen(other, taskId)).toEqual(masked);
    expect((await enter(other, code)).status).toBe(403);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    expect((await signedDetail(taskId)).proved).toBe('code_by_email');
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'identity_proved', detail: { channel: 'email' } }),
    );
    const logged = await query<{ kind: string; detail: object }>(
      api,
      `SELECT kind, detail FROM security_events WHERE subject_id = $1 AND kind LIKE 'identity.%' ORDER BY at, id`,
      [employeeId],
    );
    expect(logged.map(({ kind }) => kind)).toEqual([
      'identity.code_sent',
      'identity.refused',
      'identity.proved',
      'identity.refused',
    ]);
  });

  it('is worth nothing after ten minutes, and after a newer one', async () => {
    const { email, employeeId } = await hire();
    const page = await openBy(await recruiter(), employeeId);
    await sendCode(page);
    const first = await codeTo(email, 1);
    await sendCode(page);
    const second = await codeTo(email, 2);
    expect((await enter(page, first)).status).toBe(403);
    setClock(api, new Date(Date.now() + 10 * minute + 1000));
    expect((await enter(page, second)).status).toBe(403);
    setClock(api);
    expect((await enter(page, second)).body.status).toBe('proved');
  });

  it('is not sent where the maker of the link decided, now or ever: they would read it', async () => {
    const { employeeId } = await hire({ social_security_number: number });
    // The token that wrote the address made this link, too.
    const page = await openBy({}, employeeId);
    expect(await identityOf(page)).toMatchObject({ status: 'not_asked', channels: [] });
    expect((await sendCode(page)).status).toBe(400);
    const permissions = ['employee:view', 'employee:edit', 'task:view', 'task:edit'];
    const body = { name: 'Recruiting', permissions };
    const by = { token: (await api.call('api_tokens.create', { body })).body.token };
    const path = { employee_id: employeeId };
    await api.call('employees.updateById', { path, body: { email: 'mallory@evil.example' }, ...by });
    for (const later of [0, 8 * 24 * hour]) {
      setClock(api, new Date(Date.now() + later));
      const theirs = await openBy(by, employeeId);
      expect((await identityOf(theirs)).channels).toEqual([]);
      expect((await sendCode(theirs)).status).toBe(400);
    }
    await wait(100);
    expect(mail.arrived.filter(({ to }) => to.includes('mallory@evil.example'))).toEqual([]);
  });

  it('is locked for an hour after five wrong ones, over all links and devices, and for longer each time', async () => {
    const { email, employeeId, taskId } = await hire();
    const by = await recruiter();
    const [page, other] = [await openBy(by, employeeId), await openBy(by, employeeId)];
    await sendCode(page);
    const code = await codeTo(email, 1);
    for (const session of [page, other, page, other])
      expect((await enter(session, otherThan(code), { task_id: taskId })).status).toBe(403);
    expect((await enter(page, otherThan(code))).body.message).toContain('Too many wrong codes');
    const fresh = await openBy(by, employeeId);
    for (const session of [page, other, fresh]) {
      expect(await identityOf(session)).toMatchObject({ status: 'locked', tries_left: 0 });
      expect((await enter(session, code)).status).toBe(403);
      expect((await sendCode(session)).status).toBe(403);
    }
    const links = (await api.call('onboarding_links.list', { query: { employee_id: employeeId } })).body.data;
    const events = (await Promise.all(links.map(({ id }: { id: string }) => eventsOf(api, id)))).flat();
    expect(events).toEqual([
      expect.objectContaining({
        kind: 'onboarding_link.locked',
        data: expect.objectContaining({ employee_id: employeeId }),
      }),
    ]);
    const locked = await query(
      api,
      `SELECT 1 FROM security_events WHERE subject_id = $1 AND kind = 'identity.locked'`,
      [employeeId],
    );
    expect(locked).toHaveLength(1);
    const trail = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body.events;
    expect(trail.filter(({ kind }: { kind: string }) => kind === 'identity_refused')).toHaveLength(4);
    setClock(api, new Date(Date.now() + hour + 1000));
    for (let wrong = 0; wrong < 5; wrong += 1) await enter(page, otherThan(code));
    setClock(api, new Date(Date.now() + 2 * hour + 2000));
    expect((await identityOf(page)).status).toBe('locked');
    setClock(api, new Date(Date.now() + 3 * hour + 3000));
    expect((await sendCode(page)).body).toMatchObject({ status: 'offered', tries_left: 5 });
  });

  it('has five tries and no more, also at the same time and where each request is to be carried out once', async () => {
    const { employeeId } = await hire();
    const by = await recruiter();
    const pages = await Promise.all(Array.from({ length: 4 }, () => openBy(by, employeeId)));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        api.call('form_sessions.proveIdentity', {
          body: { code: String(10_000_000 + at) },
          token: pages[at % 4]?.token ?? null,
          ...(at % 2 === 0 ? { headers: { 'idempotency-key': `${employeeId}-${at}` } } : {}),
        }),
      ),
    );
    const said = answers.map(({ body }) => String(body.message));
    expect(said.filter((message) => message.includes('This is not the code'))).toHaveLength(4);
    const [check] = await query<{ locks: number }>(
      api,
      `SELECT locks FROM identity_checks WHERE employee_id = $1`,
      [employeeId],
    );
    expect(check?.locks).toBe(1);
  });

  it('is sent five times an hour at most, over all links, also at the same time', async () => {
    const { email, employeeId } = await hire();
    const by = await recruiter();
    const pages = await Promise.all(Array.from({ length: 4 }, () => openBy(by, employeeId)));
    const sent = await Promise.all(pages.flatMap((page) => [sendCode(page), sendCode(page)]));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), 429, 429, 429]);
    expect(await mail.mailsTo(email, 5)).toHaveLength(5);
  });

  it('opens nothing that a session typed itself, or someone knows', async () => {
    const { employeeId, taskId } = await hire({
      social_security_number: number,
      date_of_birth: '1990-04-05',
    });
    const page = await openBy(await recruiter(), employeeId);
    const known = { date_of_birth: '1990-04-05', ssn_last_four: '6789' };
    const asked = { body: known, token: page.token };
    expect((await api.call('form_sessions.proveIdentity', asked)).status).toBe(400);
    await page.write(taskId, { [ssn]: '219-09-9999' });
    expect((await identityOf(page)).proved).toBe('nothing');
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    expect((await signedDetail(taskId)).proved).toBe('nothing');
  });
});

describe('an account that asks for a code before a signature', () => {
  const setting = (employee_signature_proof: string, by: Credential = {}) =>
    api.call('account_settings.update', { body: { employee_signature_proof }, ...by });

  it('gets signatures of those who entered one, and answers of all', async () => {
    const { email, employeeId, taskId } = await hire();
    expect((await setting('one_time_code')).body.employee_signature_proof).toBe('one_time_code');
    const page = await openBy(await recruiter(), employeeId);
    expect((await identityOf(page)).status).toBe('required');
    expect((await page.write(taskId, w4Answers)).status).toBe(200);
    expect(await page.sign(taskId, 'employee', 'Ana Lopez')).toMatchObject({ status: 403 });
    await sendCode(page);
    await enter(page, await codeTo(email, 1));
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    expect((await setting('date_of_birth_and_ssn')).status).toBe(400);
    expect((await setting('none')).status).toBe(200);
  });

  it('is asked for less by those alone who may see sensitive values', async () => {
    const by = withCookie(await signInUser(api, [{ permissions: ['user:view', 'user:edit'] }]));
    expect((await setting('one_time_code', by)).status).toBe(200);
    expect((await setting('none', by)).status).toBe(403);
    expect((await setting('none')).status).toBe(200);
  });
});
