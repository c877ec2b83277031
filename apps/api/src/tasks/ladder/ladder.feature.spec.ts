import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageMode } from '@firstday/domain';
import { Clock, type Context, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { MessageSettingsStore } from '../../outbox/index.js';
import { createRecord, query } from '../../testing/factories.js';
import {
  answerAndSign,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { TestApi } from '../../testing/test-api.js';
import { LadderFeedService } from './ladder-feed.service.js';
import { LadderService } from './ladder.service.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

const settings = () => ({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
/** Monday, 5 October 2026, eleven in the morning in New York. */
const asked = '2026-10-05T15:00:00Z';
beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start(settings());
  await at('2026-10-01T12:00:00Z');
  await turn('on');
  await at('2026-10-01T12:00:00Z');
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

/** All that is due at a moment, as the worker finds it. */
async function at(moment: string) {
  setClock(api, new Date(moment));
  await carryOut(api, moment);
}
async function carryOut({ app }: Pick<TestApi, 'app'>, moment: string) {
  while (await app.get(LadderFeedService).follow(new Date(moment)));
  while (await app.get(LadderService).processBatch());
}
/** Moments of each day in New York, in summer: at night, when steps fall due, when they are told there and in Chicago, and in the evening. */
const momentsOf = (day: string): string[] =>
  ['07:00', '13:00', '13:14', '13:15', '14:14', '14:15', '23:30'].map((time) => `${day}T${time}:00Z`);
async function walk(from: string, until: string, on: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  for (let day = from; day <= until; day = nextDay(day)) {
    for (const moment of momentsOf(day)) await at(moment);
    await on[day]?.();
  }
}
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Somebody who was asked for a form by a day, and given a link. */
async function hire({ due = '2026-10-19', link = true, form = 'handbook' }: HireOptions = {}) {
  await at(asked);
  // An earlier test may have turned messages on later than this.
  await query(api, `UPDATE message_ladder_accounts SET turned_on_at = '2026-10-01'`);
  const email = `hire-${(people += 1)}@example.com`;
  const id = await newEmployee(api, { email });
  const employer_id = await newEmployer(api, { name: 'Harbor Foods' });
  const { taskId } = await newTask(api, form, {
    employee_id: id,
    employer_id,
    due_at: `${due}T23:59:59.999Z`,
  });
  if (link) await api.call('employees.getOnboardingUrl', { path: { employee_id: id } });
  await at(asked);
  return { id, email, taskId, employer_id };
}
interface HireOptions {
  readonly due?: string;
  readonly link?: boolean;
  readonly form?: string;
}

/** What was recorded of an employee, by New York's clock. */
async function sentTo(employeeId: string): Promise<string[]> {
  const rows = await query<{ at: string; kind: string }>(
    api,
    `SELECT to_char(created_at AT TIME ZONE 'America/New_York', 'MM-DD HH24:MI') AS at, kind FROM messages
      WHERE employee_id = $1 ORDER BY id`,
    [employeeId],
  );
  return rows.map(({ at, kind }) => `${at} ${kind}`);
}

const days = (count: number) => Array.from({ length: count }, (_, nth) => nth);
const reminderOf = async (id: string) => (await sentTo(id)).map((line) => line.slice(0, 14));

describe('reminders by themselves', () => {
  it('come on the days of the ladder at a quarter past nine where the work is, and stop with the form', async () => {
    const { id, email, taskId, employer_id } = await hire();
    const place = { employee_id: id, employer_id, start_date: '2026-10-19' };
    await api.call('placements.create', { body: place });
    const { body: others } = await api.call('tasks.list', { query: { employee_id: id, per_page: 100 } });
    for (const other of others.data)
      if (other.id !== taskId) await api.call('tasks.deleteById', { path: { task_id: other.id } });
    await walk('2026-10-05', '2026-10-27', {
      '2026-10-23': () => api.call('tasks.deleteById', { path: { task_id: taskId } }),
    });
    expect(await sentTo(id)).toEqual([
      '10-09 09:15 reminder',
      '10-14 09:15 reminder',
      '10-17 09:15 reminder',
      '10-18 09:15 reminder',
      '10-19 09:15 last_reminder',
      '10-22 09:15 overdue',
    ]);
    const mails = await mail.mailsTo(email, 6);
    expect(mails).toHaveLength(6);
    expect(mails[0]?.parsed.text).toContain('2026');
    const link = /onboarding\?link=([\w.-]+)/.exec(mails.at(-1)?.parsed.text ?? '')?.[1];
    setClock(api, new Date('2026-10-22T14:00:00Z'));
    const opened = await api.call('form_sessions.create', { body: { link }, token: null });
    expect(opened.status).toBe(201);
  }, 60_000);

  it('stop once the employee has signed', async () => {
    const { id, taskId } = await hire({ form: 'w-4' });
    await walk('2026-10-05', '2026-10-12');
    setClock(api, new Date('2026-10-12T15:00:00Z'));
    const page = await HostedPage.open(api, id);
    expect((await answerAndSign(page, taskId, 'employee', { ...w4Answers }, 'Ana Lopez')).status).toBe(201);
    await walk('2026-10-13', '2026-10-23');
    const told = /(address_changed|document_ready)$/;
    const sent = (await sentTo(id)).filter((line) => !told.test(line));
    expect(sent).toEqual(['10-09 10:15 reminder']);
  }, 60_000);

  it('wait for the morning where nobody could send them by day, and are given up after three days', async () => {
    const { id } = await hire();
    await at('2026-10-10T03:00:00Z');
    expect(await sentTo(id)).toEqual([]);
    await at('2026-10-10T11:59:00Z');
    expect(await sentTo(id)).toEqual([]);
    await at('2026-10-10T13:00:00Z');
    // Without a placement nobody knows where the work is: nine o'clock is Chicago's.
    expect(await sentTo(id)).toEqual(['10-10 09:00 reminder']);
    const { id: other } = await hire();
    await at('2026-10-13T16:00:00Z');
    expect(await sentTo(other)).toEqual([]);
  }, 60_000);

  it('go to nobody who was given no link, whose link’s maker may make none any more, or whose work has ended', async () => {
    const alone = await hire({ link: false });
    const made = await api.call('api_tokens.create', { body: { name: 'short-lived' } });
    const token: string = made.body.token;
    const orphan = await hire({ link: false });
    await api.call('employees.getOnboardingUrl', { path: { employee_id: orphan.id }, token });
    await api.call('api_tokens.revoke', { path: { api_token_id: made.body.id } });
    const gone = await hire({ link: false });
    const place = {
      employee_id: gone.id,
      employer_id: gone.employer_id,
      start_date: '2026-10-06',
      end_date: '2026-10-07',
    };
    expect((await api.call('placements.create', { body: place })).status).toBe(201);
    await api.call('employees.getOnboardingUrl', { path: { employee_id: gone.id } });
    const fine = await hire();
    await at('2026-10-09T14:15:00Z');
    expect(await reminderOf(fine.id)).toHaveLength(1);
    for (const { id } of [alone, orphan, gone]) expect(await sentTo(id)).toEqual([]);
  }, 60_000);

  it('come no more once messages are turned off, and none is caught up on once they are turned on', async () => {
    const { id } = await hire();
    await turn('off');
    await walk('2026-10-06', '2026-10-14');
    expect(await sentTo(id)).toEqual([]);
    await turn('on');
    await walk('2026-10-14', '2026-10-17');
    expect(await sentTo(id)).toEqual(['10-17 10:15 reminder']);
  }, 60_000);

  it('are events with ids and no link where the account asks for those', async () => {
    const { id, email, taskId } = await hire();
    await turn('events');
    await at('2026-10-09T14:20:00Z');
    const events = await query<{ data: object }>(
      api,
      `SELECT data FROM events WHERE kind = 'message.due' AND data ->> 'employee_id' = $1`,
      [id],
    );
    expect(events).toEqual([
      {
        data: { id: expect.any(String), kind: 'reminder', employee_id: id, task_id: taskId, language: 'en' },
      },
    ]);
    expect(mail.arrived.some(({ to }) => to.includes(email))).toBe(false);
  }, 60_000);

  it('are nobody’s in a test account without an address for tests, nor in one that turned nothing on', async () => {
    for (const account of [api.test, api.stranger]) {
      const token = account.apiToken;
      await at(asked);
      const email = `other-${(people += 1)}@example.com`;
      const { id } = await createRecord(api, 'employees', { email, token });
      await newTask(api, 'handbook', { employee_id: id, due_at: '2026-10-19T23:59:59.999Z', token });
      await api.call('employees.getOnboardingUrl', { path: { employee_id: id }, token });
      if (account === api.test) await turn('on', api.test);
      await at(asked);
      await at('2026-10-09T14:20:00Z');
      expect(await sentTo(id)).toEqual([]);
    }
    await turn('off', api.test);
  }, 60_000);

  it('are sent once, whatever number of workers there is', async () => {
    const beside = await TestApi.beside(api, { ...settings(), ROLE: 'worker' });
    beside.app.get(Clock).now = () => new Date(asked);
    const hires = [];
    for (const nth of days(60)) hires.push((await hire({ due: `2026-10-${nth % 2 ? '19' : '20'}` })).id);
    const moment = '2026-10-10T15:00:00Z';
    for (const { app } of [api, beside]) app.get(Clock).now = () => new Date(moment);
    await Promise.all([api, beside, api, beside].map((on) => carryOut(on, moment)));
    // What a worker's own loop has taken meanwhile is not committed yet.
    for (
      let attempt = 0;
      attempt < 1000 && (await Promise.all(hires.map(reminderOf))).flat().length < 60;
      attempt++
    )
      await wait(50);
    const told = await Promise.all(hires.map(reminderOf));
    await beside.stop();
    expect(told).toEqual(hires.map(() => ['10-10 11:00 re']));
  }, 120_000);
});
