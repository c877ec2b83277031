import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageMode, Permission } from '@firstday/domain';
import { type Context, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { MessageSettingsStore } from '../../outbox/index.js';
import { createRecord, query } from '../../testing/factories.js';
import {
  answerAndSign,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
} from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { DigestService } from './digest.service.js';

let api: TestApi;
let mail: MailServer;
const signing: Permission[] = ['employee:view', 'task:view', 'task:edit'];
const users: Record<string, Awaited<ReturnType<typeof person>>> = {};

beforeAll(async () => {
  mail = await MailServer.start();
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' };
  api = await TestApi.start(settings);
  setClock(api, new Date('2026-10-01T12:00:00Z'));
  await turn('on');
  users['signer'] = await person(signing);
  await api.call('sessions.setLanguage', { body: { language: 'es' }, ...users['signer'] });
  users['viewer'] = await person(['employee:view', 'task:view']);
  const elsewhere = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
  users['elsewhere'] = await person(signing, elsewhere);
  const acting: Permission[] = ['everify:view', 'everify:edit'];
  users['caseworker'] = await person(acting);
  users['onlooker'] = await person(['everify:view']);
  users['caseworker elsewhere'] = await person(acting, elsewhere);
  users['quiet'] = await person(signing);
  const theirs = await signInUser(api, [{ permissions: signing }], api.stranger.apiToken);
  users['stranger'] = { ...withCookie(theirs), id: await ownId(withCookie(theirs)), email: '' };
  await turn('on', api.stranger);
  await at('2026-10-01T12:00:00Z');
  await waitingI9();
}, 60_000);
afterAll(async () => {
  setClock(api);
  await api.stop();
  await mail.stop();
});
afterEach(() => turn('on'));

const ctxOf = ({ account } = api.live): Context => systemContext(account, new Date(), api.app.get(Database));
const turn = (mode: MessageMode, of = api.live) =>
  api.app.get(MessageSettingsStore).save(ctxOf(of), { mode, sender_name: null });
const ownId = async (caller: object): Promise<string> =>
  (await api.call('sessions.current', caller)).body.user.id;

async function person(permissions: readonly Permission[], access_rule?: object) {
  const cookie = withCookie(await signInUser(api, [{ permissions, ...(access_rule && { access_rule }) }]));
  const { user } = (await api.call('sessions.current', cookie)).body;
  return { ...cookie, id: String(user.id), email: String(user.email) };
}

/** All whose morning has come at a moment, as the worker finds them. */
async function at(moment: string) {
  setClock(api, new Date(moment));
  await api.app.get(DigestService).findNew();
  while (await api.app.get(DigestService).processNext());
}

/** A Form I-9 of somebody who begins on Monday, 12 October, and signed their side: Section 2 is due on the Thursday. */
async function waitingI9() {
  setClock(api, new Date('2026-10-08T15:00:00Z'));
  const employee_id = await newEmployee(api);
  const employer_id = await newEmployer(api, { time_zone: 'America/New_York' });
  const place = { employee_id, employer_id, start_date: '2026-10-12' };
  const { id: placement_id } = await createRecord(api, 'placements', place);
  const { taskId } = await newTask(api, 'i-9', { employee_id, employer_id, placement_id });
  const page = await HostedPage.open(api, employee_id);
  const signed = await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  expect(signed.status).toBe(201);
}

/** A case of E-Verify of somebody who began on Monday, 2 November: it is to be opened by the Thursday. */
async function preparedCase() {
  setClock(api, new Date('2026-11-03T15:00:00Z'));
  const employee_id = await newEmployee(api);
  const verifying = { time_zone: 'America/New_York', uses_e_verify: true, e_verify_company_id: '123456' };
  const employer_id = await newEmployer(api, verifying);
  await createRecord(api, 'placements', { employee_id, employer_id, start_date: '2026-11-02' });
  const { taskId } = await newTask(api, 'i-9', { employee_id, employer_id });
  const page = await HostedPage.open(api, employee_id);
  await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  const staff = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
  const second = { ...sectionTwoAnswers, 'task.first_day_of_employment': '2026-11-02' };
  expect((await answerAndSign(staff, taskId, 'section_2', second, 'Carla Reyes')).status).toBe(201);
  const cases = await query<{ id: string; due_on: string }>(
    api,
    `SELECT id, due_on FROM everify_cases WHERE task_id = $1`,
    [taskId],
  );
  expect(cases).toEqual([{ id: expect.any(String), due_on: '2026-11-05' }]);
  return cases[0]?.id ?? '';
}

async function toldTo(name: string): Promise<string[]> {
  const rows = await query<{ at: string; kind: string }>(
    api,
    `SELECT to_char(created_at AT TIME ZONE 'America/New_York', 'MM-DD HH24:MI') AS at, kind FROM messages
      WHERE user_id = $1 ORDER BY id`,
    [users[name]?.id],
  );
  return rows.map(({ at, kind }) => `${at} ${kind}`);
}

describe('what signers are told in the morning', () => {
  it('is theirs to decide, and nobody else’s', async () => {
    setClock(api, new Date('2026-10-01T12:05:00Z'));
    const quiet = users['quiet'];
    expect((await api.call('digest_settings.find', quiet)).body).toEqual({
      is_wanted: true,
      time_zone: null,
      is_sent: true,
    });
    const body = { is_wanted: false };
    expect((await api.call('digest_settings.update', { body, ...quiet })).body).toMatchObject({
      is_wanted: false,
      is_sent: false,
    });
    expect((await api.call('digest_settings.find', users['signer'])).body.is_wanted).toBe(true);
    expect((await api.call('digest_settings.find', users['viewer'])).body.is_sent).toBe(false);
    expect((await api.call('digest_settings.find', users['caseworker'])).body.is_sent).toBe(true);
    expect((await api.call('digest_settings.find', users['onlooker'])).body.is_sent).toBe(false);
    for (const zone of ['Nowhere/Land', 'x'.repeat(10_000), 7])
      expect((await api.call('digest_settings.update', { body: { time_zone: zone }, ...quiet })).status).toBe(
        400,
      );
    for (const caller of [{}, { token: null }])
      expect([401, 403]).toContain((await api.call('digest_settings.update', { body, ...caller })).status);
  });

  it('is one message a morning: Section 2 on its days, else that something waits, and nothing at the weekend', async () => {
    for (let day = 9; day <= 20; day += 1)
      for (const time of ['04:00', '12:30', '13:15', '18:00'])
        await at(`2026-10-${String(day).padStart(2, '0')}T${time}:00Z`);
    expect(await toldTo('signer')).toEqual([
      // Columbus Day, October 12, 2026, is not a business day: the third one before the 15th is the 9th.
      '10-09 09:15 section_2_due',
      '10-12 09:15 signer_digest',
      '10-13 09:15 signer_digest',
      '10-14 09:15 section_2_due',
      '10-15 09:15 section_2_due',
      '10-16 09:15 section_2_late',
      '10-18 09:15 section_2_late',
      '10-19 09:15 signer_digest',
      '10-20 09:15 signer_digest',
    ]);
    const mails = await mail.mailsTo(users['signer']?.email ?? '', 9);
    expect(mails).toHaveLength(9);
    const pages = mails.map(({ parsed }) => /localhost:3000(\/[\w/]*)/.exec(parsed.text ?? '')?.[1]);
    expect(pages.filter((page) => page === '/dashboard/review')).toHaveLength(5);
    expect(pages.filter((page) => page === '/dashboard')).toHaveLength(4);
    expect(mails.map(({ raw }) => raw).join('')).not.toMatch(/Lopez|onboarding\?link/);
    for (const { parsed } of mails) expect(parsed.html).toContain('lang="es"');
  }, 60_000);

  it('is told to nobody who may not sign, whose groups do not show it, who wants none, or who is another account’s', async () => {
    for (const name of ['viewer', 'elsewhere', 'quiet', 'stranger']) expect(await toldTo(name)).toEqual([]);
  });

  it('is also that a case of E-Verify is to be opened, to those who act on cases, and of what they see', async () => {
    for (const name of ['caseworker', 'onlooker', 'caseworker elsewhere'])
      expect([name, await toldTo(name)]).toEqual([name, []]);
    const caseId = await preparedCase();
    for (const day of ['04', '05', '06', '07', '08']) await at(`2026-11-${day}T14:15:00Z`);
    await query(api, `UPDATE everify_cases SET status = 'CLOSED', due_on = NULL WHERE id = $1`, [caseId]);
    await at('2026-11-11T14:15:00Z');
    expect(await toldTo('caseworker')).toEqual([
      '11-04 09:15 everify_due',
      '11-05 09:15 everify_due',
      '11-06 09:15 everify_due',
      '11-08 09:15 everify_due',
    ]);
    const mails = await mail.mailsTo(users['caseworker']?.email ?? '', 4);
    for (const { parsed, raw } of mails) {
      expect(parsed.text).toContain('localhost:3000/dashboard/everify');
      expect(raw).not.toMatch(/Lopez|onboarding\?link|mismatch/);
    }
    for (const name of ['onlooker', 'caseworker elsewhere', 'viewer', 'stranger'])
      expect([name, await toldTo(name)]).toEqual([name, []]);
  });

  it('ends once messages are turned off, and with their record', async () => {
    await turn('off');
    const before = await toldTo('signer');
    await at('2026-11-12T14:15:00Z');
    await turn('on');
    expect(await toldTo('signer')).toEqual(before);
    const path = { user_id: users['quiet']?.id ?? '' };
    await api.call('users.deleteById', { path });
    await at('2026-11-13T14:15:00Z');
    expect(await query(api, `SELECT 1 FROM signer_digests WHERE user_id = $1`, [path.user_id])).toEqual([]);
  });
});
