import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Context, systemContext } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { MessageSettingsStore } from '../../outbox/index.js';
import { addressInput, createRecord, query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { examineAndSign, nameRepresentative, openRepresentative } from '../../testing/representative-page.js';
import { TestApi } from '../../testing/test-api.js';
import { LadderFeedService } from './ladder-feed.service.js';
import { LadderService } from './ladder.service.js';

/*
 * Forty-five days of a simulated clock over the real service, its database and a mail server: people of many kinds, all at once, and
 * the exact list of what was recorded for each of them. A line is the day and the time where the work is, the kind, and its status
 * where nothing was sent.
 */

let api: TestApi;
let mail: MailServer;
let people = 0;

/** A Monday, eleven in the morning in New York. */
const first = '2026-10-05T15:00:00Z';
const last = '2026-11-19';

beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
  await at('2026-07-01T12:00:00Z');
  await turn('on', api.live);
  await turn('events', api.stranger);
  await at('2026-07-01T12:00:00Z');
}, 60_000);
afterAll(async () => {
  setClock(api);
  await api.stop();
  await mail.stop();
});

const turn = (mode: 'events' | 'off' | 'on', { account }: TestApi['live']) => {
  const ctx: Context = systemContext(account, new Date(), api.app.get(Database));
  return api.app.get(MessageSettingsStore).save(ctx, { mode, sender_name: null });
};

/** All that is due at a moment, as the worker finds it. */
async function at(moment: string): Promise<void> {
  setClock(api, new Date(moment));
  while (await api.app.get(LadderFeedService).follow(new Date(moment)));
  while (await api.app.get(LadderService).processBatch());
}

interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly employer_id: string;
  readonly placement_id: string;
  readonly token: string;
}

interface Given {
  readonly state?: string;
  readonly start?: string | null;
  readonly email?: string | null;
  readonly employer?: object;
  readonly token?: string;
  readonly link?: boolean;
}

/** Somebody who works from a day on, without any form yet. */
async function person({
  state = 'NY',
  start = '2026-10-19',
  email = `of-${(people += 1)}@example.com`,
  employer = {},
  token = api.live.apiToken,
  link = true,
}: Given = {}): Promise<Person> {
  const address = { ...addressInput, state };
  const { id } = await createRecord(api, 'employees', { token, ...(email !== null && { email }) });
  const { id: employer_id } = await createRecord(api, 'employers', { address, token, ...employer });
  const placement_id = await place({ id, token }, { employer_id, start });
  if (link) await makeLink({ id, token });
  return { id, email, employer_id, placement_id, token };
}

/** Work of somebody, without the forms that our policies ask for. */
async function place(
  { id, token }: Pick<Person, 'id' | 'token'>,
  { employer_id, start }: { readonly employer_id: string; readonly start: string | null },
): Promise<string> {
  const dates = start === null ? {} : { start_date: start };
  // Twice for one employer is two jobs.
  const { id: job_id } = await createRecord(api, 'jobs', { name: `Job ${(people += 1)}`, token });
  const work = { employee_id: id, employer_id, job_id, ...dates };
  const made = await createRecord(api, 'placements', { ...work, token });
  await query(api, `DELETE FROM tasks WHERE placement_id = $1`, [made.id]);
  return String(made.id);
}

const makeLink = async ({ id, token }: Pick<Person, 'id' | 'token'>): Promise<string> =>
  (await api.call('employees.getOnboardingUrl', { path: { employee_id: id }, token })).body.url;

/** A form that somebody is asked for by a day. */
const asked = async (of: Person, due: string | null, form = 'handbook', more: object = {}) =>
  (
    await newTask(api, form, {
      employee_id: of.id,
      employer_id: of.employer_id,
      placement_id: of.placement_id,
      token: of.token,
      ...(due !== null && { due_at: `${due}T23:59:59.999Z` }),
      ...more,
    })
  ).taskId;

/** A Form I-9 whose first section its employee has signed. */
async function signedFirst(of: Person, answers: object = {}): Promise<string> {
  const taskId = await asked(of, null, 'i-9');
  const page = await HostedPage.open(api, of.id);
  const signed = await answerAndSign(
    page,
    taskId,
    'section_1',
    { ...sectionOneAnswers, ...answers },
    'Ana Lopez',
  );
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  return taskId;
}

async function signSecond(of: Person, taskId: string, answers: object): Promise<void> {
  const staff = await HostedPage.open(api, of.id, { assignee_type: 'employer' });
  const signed = await answerAndSign(
    staff,
    taskId,
    'section_2',
    { ...sectionTwoAnswers, ...answers },
    'Carla Reyes',
  );
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  await completedTask(api, taskId);
}

const patch = ({ id, token }: Person, body: object) =>
  api.call('employees.updateById', { path: { employee_id: id }, body, token });

/** What was recorded of somebody, by the clock where the work is. */
async function linesOf({ id }: Person, zone: string): Promise<string[]> {
  const rows = await query<{ at: string; kind: string; status: string }>(
    api,
    `SELECT to_char(created_at AT TIME ZONE $2, 'MM-DD HH24:MI') AS at, kind, status FROM messages
      WHERE employee_id = $1 ORDER BY id`,
    [id, zone],
  );
  const silent = ['suppressed', 'handed_over', 'bounced', 'refused'];
  return rows.map(({ at, kind, status }) =>
    [at, kind, ...(silent.includes(status) ? [status] : [])].join(' '),
  );
}

/** What happens at which moment. */
type Happenings = Readonly<Record<string, () => Promise<unknown>>>;
interface Scene {
  readonly of: Person;
  readonly on?: Happenings;
  readonly zone?: string;
}
interface Scenario {
  readonly title: string;
  /** When it begins. */
  readonly from?: string;
  readonly begin: () => Promise<Scene>;
  readonly sent: readonly string[];
}

const everyThird = (days: readonly string[], more = '') => days.map((day) => `${day} 09:15 overdue${more}`);
const lateDays = ['10-22', '10-25', '10-28', '10-31', '11-03', '11-06', '11-09', '11-12', '11-15', '11-18'];
const before = [
  '10-09 09:15 reminder',
  '10-14 09:15 reminder',
  '10-17 09:15 reminder',
  '10-18 09:15 reminder',
  '10-19 09:15 last_reminder',
];

const license = { ...sectionTwoAnswers['task.list_b'], is_receipt: true };
const permit = {
  document: 'employment_authorization_document',
  issuing_authority: 'USCIS',
  number: 'ABC1234567890',
  expires_on: '2026-11-10',
};
const alien = {
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.uscis_number': 'A123456789',
  'task.work_authorization_expires_on': '2026-11-10',
};
const since = { 'task.first_day_of_employment': '2026-08-03' };

/** Somebody who began on Monday, 12 October; Section 2 is due on Thursday. */
async function toExamine() {
  const of = await person({ start: '2026-10-12', employer: { time_zone: 'America/New_York' } });
  return { of, taskId: await signedFirst(of) };
}

const scenarios: readonly Scenario[] = [
  {
    title:
      'nobody fills in a form: reminders to the day, then every three days for thirty, at the same hour in winter',
    begin: async () => {
      const of = await person();
      await asked(of, '2026-10-19');
      return { of };
    },
    sent: [...before, ...everyThird(lateDays)],
  },
  {
    title: 'done early: signed on the seventh day, and nothing after the copy that is theirs',
    begin: async () => {
      const of = await person();
      const taskId = await asked(of, '2026-10-19', 'w-4');
      const sign = async () => {
        const page = await HostedPage.open(api, of.id);
        const signed = await answerAndSign(page, taskId, 'employee', { ...w4Answers }, 'Ana Lopez');
        expect(signed.status).toBe(201);
        await completedTask(api, taskId);
      };
      return { of, on: { '2026-10-12T15:00:00Z': sign } };
    },
    sent: ['10-09 09:15 reminder', '10-12 11:00 document_ready'],
  },
  {
    title: 'withdrawn: the placement goes, and its reminders with it',
    begin: async () => {
      const of = await person();
      await asked(of, '2026-10-19');
      const path = { placement_id: of.placement_id };
      return { of, on: { '2026-10-15T15:00:00Z': () => api.call('placements.deleteById', { path }) } };
    },
    sent: before.slice(0, 2),
  },
  {
    title: 'a rehire: nothing of the work that has ended, and the new one by its own day',
    begin: async () => {
      const of = await person({ start: '2026-03-02' });
      await asked(of, '2026-10-12', 'w-4');
      const ends = { end_date: '2026-09-30' };
      const path = { placement_id: of.placement_id };
      expect((await api.call('placements.updateById', { path, body: ends })).status).toBe(200);
      const placement_id = await place(of, { employer_id: of.employer_id, start: '2026-10-26' });
      const taskId = await asked({ ...of, placement_id }, '2026-10-26');
      const drop = () => api.call('tasks.deleteById', { path: { task_id: taskId } });
      return { of, on: { '2026-10-27T15:00:00Z': drop } };
    },
    sent: [
      '10-16 09:15 reminder',
      '10-21 09:15 reminder',
      '10-24 09:15 reminder',
      '10-25 09:15 reminder',
      '10-26 09:15 last_reminder',
    ],
  },
  {
    title:
      'two placements with two days at one employer: one ladder for each day, and one message where they meet',
    begin: async () => {
      const of = await person();
      const one = await asked(of, '2026-10-19', 'w-4');
      const placement_id = await place(of, { employer_id: of.employer_id, start: '2026-10-24' });
      const other = await asked({ ...of, placement_id }, '2026-10-24');
      const drop = async () => {
        for (const task_id of [one, other]) await api.call('tasks.deleteById', { path: { task_id } });
      };
      return { of, on: { '2026-10-24T15:00:00Z': drop } };
    },
    sent: [
      '10-09 09:15 reminder',
      '10-14 09:15 reminder',
      '10-17 09:15 reminder',
      '10-18 09:15 reminder',
      '10-19 09:15 last_reminder',
      '10-22 09:15 overdue',
      '10-23 09:15 reminder',
      '10-24 09:15 last_reminder',
    ],
  },
  {
    title: 'two placements at two employers: each asks by its own name, also where their days meet',
    begin: async () => {
      const of = await person({ employer: { name: 'Harbor Foods' } });
      const one = await asked(of, '2026-10-19', 'w-4');
      const { id: employer_id } = await createRecord(api, 'employers', { name: 'North Mill' });
      const placement_id = await place(of, { employer_id, start: '2026-10-24' });
      const other = await asked({ ...of, employer_id, placement_id }, '2026-10-24');
      const drop = async () => {
        for (const task_id of [one, other]) await api.call('tasks.deleteById', { path: { task_id } });
      };
      return { of, on: { '2026-10-19T15:00:00Z': drop } };
    },
    sent: [
      '10-09 09:15 reminder',
      '10-14 09:15 reminder',
      '10-14 09:15 reminder',
      '10-17 09:15 reminder',
      '10-18 09:15 reminder',
      '10-19 09:15 last_reminder',
      '10-19 09:15 reminder',
    ],
  },
  {
    title: 'a rule of the law: Section 1 that was not signed on the first day is told on the next one',
    begin: async () => {
      const of = await person({ start: '2026-10-12', employer: { time_zone: 'America/New_York' } });
      await asked(of, null, 'i-9');
      const taskId = (
        await query<{ id: string }>(api, `SELECT id FROM tasks WHERE employee_id = $1`, [of.id])
      )[0]?.id;
      const drop = () => api.call('tasks.deleteById', { path: { task_id: taskId ?? '' } });
      return { of, on: { '2026-10-16T15:00:00Z': drop } };
    },
    sent: [
      '10-07 09:15 reminder',
      '10-10 09:15 reminder',
      '10-11 09:15 reminder',
      '10-12 09:15 last_reminder',
      '10-13 09:15 overdue',
      '10-15 09:15 overdue',
    ],
  },
  {
    title: 'work in Honolulu: the morning there',
    begin: async () => {
      const of = await person({ state: 'HI' });
      await asked(of, '2026-10-19');
      return { of, zone: 'Pacific/Honolulu' };
    },
    sent: [...before, ...everyThird(lateDays)],
  },
  {
    title: 'work in California: the morning there, on both sides of the night in which summer time ends',
    begin: async () => {
      const of = await person({ state: 'CA' });
      await asked(of, '2026-11-03');
      return { of, zone: 'America/Los_Angeles' };
    },
    sent: [
      '10-24 09:15 reminder',
      '10-29 09:15 reminder',
      '11-01 09:15 reminder',
      '11-02 09:15 reminder',
      '11-03 09:15 last_reminder',
      ...everyThird(['11-06', '11-09', '11-12', '11-15', '11-18']),
    ],
  },
  {
    title: 'sent back: told when it happens, and the form goes on by its own day',
    begin: async () => {
      const of = await person({ start: '2026-10-19', employer: { time_zone: 'America/New_York' } });
      const taskId = await signedFirst(of);
      const sendBack = async () => {
        const staff = await HostedPage.open(api, of.id, { assignee_type: 'employer' });
        const body = { section_id: 'section_1', reason: 'The birthday is wrong' };
        const path = { task_id: taskId };
        expect((await api.call('tasks.sendBack', { path, body, token: staff.token })).status).toBe(200);
      };
      const drop = () => api.call('tasks.deleteById', { path: { task_id: taskId } });
      return { of, on: { '2026-10-13T15:00:00Z': sendBack, '2026-10-19T15:00:00Z': drop } };
    },
    sent: [
      '10-13 11:00 sent_back',
      '10-14 09:15 reminder',
      '10-17 09:15 reminder',
      '10-18 09:15 reminder',
      '10-19 09:15 last_reminder',
    ],
  },
  {
    title: 'a link that has expired: a new one when it is asked for, and reminders as before',
    begin: async () => {
      const of = await person({ link: false });
      const url = await makeLink(of);
      await asked(of, '2026-10-19');
      const link = new URL(url).searchParams.get('link') ?? '';
      const askAgain = () => api.call('messages.requestLink', { body: { link }, token: null });
      return { of, on: { '2026-10-13T03:30:00Z': askAgain } };
    },
    sent: ['10-09 09:15 reminder', '10-12 23:30 link_again', ...before.slice(1), ...everyThird(lateDays)],
  },
  {
    title: 'a link that was revoked: nothing until another one is made, whatever earlier one there is',
    begin: async () => {
      const of = await person();
      await asked(of, '2026-10-19');
      const revoke = async () => {
        const query = { employee_id: of.id, per_page: 1 };
        const [latest] = (await api.call('onboarding_links.list', { query })).body.data;
        const path = { onboarding_link_id: latest.id };
        expect((await api.call('onboarding_links.revoke', { path })).status).toBe(200);
      };
      const stop = () => query(api, `UPDATE tasks SET deleted_at = now() WHERE employee_id = $1`, [of.id]);
      return {
        of,
        on: {
          '2026-10-12T15:00:00Z': revoke,
          '2026-10-20T15:00:00Z': () => makeLink(of),
          '2026-10-29T15:00:00Z': stop,
        },
      };
    },
    sent: ['10-09 09:15 reminder', ...everyThird(['10-22', '10-25', '10-28'])],
  },
  {
    title: 'opted out by one click: what nobody asked for is kept back, and a link that is asked for arrives',
    begin: async () => {
      const of = await person();
      const taskId = await asked(of, '2026-10-19');
      const click = async () => {
        const [received] = await mail.mailsTo(of.email ?? '', 1);
        const raw = received?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
        const path = /^List-Unsubscribe: <http:\/\/localhost:\d+([^>\s]+)>/im.exec(raw)?.[1] ?? '';
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const body = 'List-Unsubscribe=One-Click';
        expect((await fetch(api.url + path, { method: 'POST', headers, body })).status).toBe(200);
      };
      const send = () =>
        api.call('messages.send', { path: { employee_id: of.id }, body: { kind: 'link_again' } });
      const drop = () => api.call('tasks.deleteById', { path: { task_id: taskId } });
      return {
        of,
        on: {
          '2026-10-10T15:00:00Z': click,
          '2026-10-15T15:00:00Z': send,
          '2026-10-18T15:00:00Z': drop,
        },
      };
    },
    sent: [
      '10-09 09:15 reminder',
      '10-14 09:15 reminder suppressed',
      '10-15 11:00 link_again',
      '10-17 09:15 reminder suppressed',
      '10-18 09:15 reminder suppressed',
    ],
  },
  {
    title: 'no address: nothing, until there is one, and nothing is caught up on then',
    begin: async () => {
      const of = await person({ email: null });
      const taskId = await asked(of, '2026-10-19');
      const email = `late-${(people += 1)}@example.com`;
      const drop = () => api.call('tasks.deleteById', { path: { task_id: taskId } });
      return {
        of,
        on: { '2026-10-15T15:00:00Z': () => patch(of, { email }), '2026-10-19T15:00:00Z': drop },
      };
    },
    sent: ['10-17 09:15 reminder', '10-18 09:15 reminder', '10-19 09:15 last_reminder'],
  },
  {
    title: 'events only: for somebody to whom no link was ever made, and of whom we have no address',
    begin: async () => {
      const of = await person({ token: api.stranger.apiToken, email: null, link: false });
      await asked(of, '2026-10-19');
      return { of };
    },
    sent: [
      ...before.map((line) => `${line} handed_over`),
      ...everyThird(lateDays, ' handed_over').slice(0, 3),
    ],
  },
  {
    title:
      'a receipt: the document within ninety days of the first day of work, and late from the next day on',
    from: '2026-08-03T15:00:00Z',
    begin: async () => {
      const of = await person({ start: '2026-08-03', employer: { time_zone: 'America/New_York' } });
      await signSecond(of, await signedFirst(of), { ...since, 'task.list_b': license });
      return { of };
    },
    sent: [
      '10-18 09:15 receipt_due',
      '10-25 09:15 receipt_due',
      '10-31 09:15 receipt_due',
      '11-01 09:15 receipt_due',
      '11-02 09:15 receipt_due',
      '11-04 09:15 receipt_due',
      '11-07 09:15 receipt_due',
      '11-10 09:15 receipt_due',
      '11-13 09:15 receipt_due',
      '11-16 09:15 receipt_due',
      '11-19 09:15 receipt_due',
    ],
  },
  {
    title: 'a right to work that ends: a month and a week before, and late once it has ended',
    from: '2026-08-03T15:00:00Z',
    begin: async () => {
      const of = await person({ start: '2026-08-03', employer: { time_zone: 'America/New_York' } });
      const shown = { 'task.list_choice': 'a', 'task.list_a_1': permit };
      await signSecond(of, await signedFirst(of, alien), { ...since, ...shown });
      return { of };
    },
    sent: [
      '10-11 09:15 reverification_due',
      '11-03 09:15 reverification_due',
      '11-11 09:15 reverification_due',
      '11-13 09:15 reverification_due',
      '11-16 09:15 reverification_due',
      '11-19 09:15 reverification_due',
    ],
  },
  {
    title: 'a form, a receipt and a right to work whose days meet: one message tells all three',
    from: '2026-08-03T15:00:00Z',
    begin: async () => {
      const of = await person({ start: '2026-08-03', employer: { time_zone: 'America/New_York' } });
      const ends = { 'task.work_authorization_expires_on': '2026-11-24' };
      await signSecond(of, await signedFirst(of, { ...alien, ...ends }), {
        ...since,
        'task.list_b': license,
      });
      const ask = () => asked(of, '2026-10-30');
      const drop = () => query(api, `UPDATE tasks SET deleted_at = now() WHERE employee_id = $1`, [of.id]);
      return { of, on: { '2026-10-12T15:00:00Z': ask, '2026-10-25T15:00:00Z': drop } };
    },
    sent: ['10-18 09:15 receipt_due', '10-20 09:15 reminder', '10-25 09:15 reminder'],
  },
  {
    title:
      'a representative: asked by day, reminded by the clock of Section 2, and no more once their link has ended',
    begin: async () => {
      const { of, taskId } = await toExamine();
      return { of, on: { '2026-10-13T16:00:00Z': () => nameRepresentative(api, taskId) } };
    },
    sent: ['10-13 12:00 representative_asked', '10-14 09:15 section_2_due', '10-15 09:15 section_2_due'],
  },
  {
    title:
      'a representative who is named in the evening is asked in the morning, and told nothing after they have signed',
    begin: async () => {
      const { of, taskId } = await toExamine();
      const sign = async () => {
        const [latest] = await query<{ id: string }>(
          api,
          `SELECT id FROM representatives WHERE task_id = $1`,
          [taskId],
        );
        expect(latest?.id).toEqual(expect.any(String));
        const page = await openRepresentative(api, named[taskId] ?? unnamed());
        expect((await examineAndSign(api, page, taskId)).status).toBe(201);
        await completedTask(api, taskId);
      };
      const name = async () => {
        named[taskId] = await nameRepresentative(api, taskId);
      };
      return { of, on: { '2026-10-13T02:30:00Z': name, '2026-10-14T15:00:00Z': sign } };
    },
    sent: ['10-13 08:00 representative_asked', '10-14 09:15 section_2_due', '10-14 11:00 document_ready'],
  },
  {
    title:
      'a representative who is named too late is told that it is late; one who was revoked is told nothing',
    begin: async () => {
      const { of, taskId } = await toExamine();
      const revoke = () => api.call('tasks.revokeRepresentative', { path: { task_id: taskId } });
      return {
        of,
        on: {
          '2026-10-13T16:00:00Z': () => nameRepresentative(api, taskId),
          '2026-10-13T17:00:00Z': revoke,
          '2026-10-16T16:00:00Z': () => nameRepresentative(api, taskId, { name: 'Lee Chen' }),
        },
      };
    },
    sent: [
      '10-13 12:00 representative_asked',
      '10-16 12:00 representative_asked',
      '10-18 09:15 section_2_late',
    ],
  },
  {
    title:
      'a mismatch of E-Verify: where to go, once the employer has told the employee in private, and by its day',
    begin: async () => {
      const employer = {
        time_zone: 'America/New_York',
        uses_e_verify: true,
        e_verify_company_id: '123456',
      };
      const of = await person({ start: '2026-10-05', employer });
      const taskId = await signedFirst(of);
      const sign = () => signSecond(of, taskId, { 'task.first_day_of_employment': '2026-10-05' });
      const [caseId, caseOf] = [
        async () =>
          (await query<{ id: string }>(api, `SELECT id FROM everify_cases WHERE task_id = $1`, [taskId]))[0]
            ?.id ?? '',
        async (set: string) => query(api, `UPDATE everify_cases SET ${set} WHERE task_id = $1`, [taskId]),
      ];
      const mismatch = {
        agency: 'DHS',
        employer_acts_by: '2026-10-23',
        employee_acts_by: null,
        notice_downloaded_at: '2026-10-09T15:00:00.000Z',
        notified_at: null,
        decision: null,
        decided_at: null,
        notice_sha256: null,
        signed_by: null,
        signed_from: null,
      };
      const notify = async () => {
        await caseOf(
          `status = 'PENDING_REFERRAL', due_on = '2026-10-23', mismatch = '${JSON.stringify(mismatch)}'`,
        );
        const told = await api.call('everify_cases.notify', { path: { everify_case_id: await caseId() } });
        expect([told.status, told.body.mismatch?.notified_at]).toEqual([200, expect.any(String)]);
      };
      const close = () => caseOf(`status = 'CLOSED'`);
      return {
        of,
        on: {
          '2026-10-06T15:00:00Z': sign,
          '2026-10-10T02:00:00Z': notify,
          '2026-10-22T15:00:00Z': close,
        },
      };
    },
    sent: [
      '10-06 11:00 document_ready',
      '10-10 08:00 everify_mismatch',
      '10-18 09:00 everify_mismatch',
      '10-21 09:00 everify_mismatch',
    ],
  },
];

const named: Record<string, Awaited<ReturnType<typeof nameRepresentative>>> = {};
const unnamed = () => {
  throw new Error('nobody was named');
};

/** Moments at which something is due somewhere: the ends of nights, nine o'clock and a quarter of an hour later, in four zones. */
const times = '01:00 12:00 12:15 13:00 13:15 14:00 14:15 15:00 15:15 16:15 17:15 19:15 23:30'.split(' ');
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

async function walk(scenes: readonly Scene[]): Promise<void> {
  const happenings = scenes.flatMap(({ on = {} }) => Object.entries(on));
  for (let day = first.slice(0, 10); day <= last; day = nextDay(day)) {
    const moments = new Set([
      ...times.map((time) => `${day}T${time}:00Z`),
      ...happenings.map(([moment]) => moment).filter((moment) => moment.startsWith(day)),
    ]);
    for (const moment of [...moments].filter((it) => it > first).sort()) {
      setClock(api, new Date(moment));
      for (const [when, happen] of happenings) if (when === moment) await happen();
      await at(moment);
    }
  }
}

describe('forty-five days of the real service', () => {
  const told = new Map<string, readonly string[]>();
  const scenes = new Map<string, Scene>();

  beforeAll(async () => {
    for (const { title, from = first, begin } of [...scenarios].sort((one, other) =>
      (one.from ?? first).localeCompare(other.from ?? first),
    )) {
      setClock(api, new Date(from));
      scenes.set(title, await begin());
    }
    // What they had before is no part of it.
    await query(api, `DELETE FROM messages WHERE created_at < $1`, [first]);
    // Their own system was told until messages were turned off there.
    const off = { '2026-10-29T15:00:00Z': () => turn('off', api.stranger) };
    const [stranger] = [...scenes].filter(([title]) => title.startsWith('events only'));
    if (stranger) scenes.set(stranger[0], { ...stranger[1], on: off });
    await walk([...scenes.values()]);
    for (const [title, { of, zone = 'America/New_York' }] of scenes) told.set(title, await linesOf(of, zone));
  }, 600_000);

  it('are twenty scenarios, or more', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(20);
  });

  it.each(scenarios)('$title', ({ title, sent }) => {
    expect(told.get(title)).toEqual(sent);
  });

  it('are told once each, by an event of the same id where the account asks for events', async () => {
    const of = scenes.get(scenarios.find(({ title }) => title.startsWith('events only'))?.title ?? '')?.of;
    const [{ ids, events } = { ids: -1, events: -2 }] = await query<{ ids: number; events: number }>(
      api,
      `SELECT (SELECT count(*)::int FROM messages WHERE employee_id = $1) AS ids,
              (SELECT count(DISTINCT data ->> 'id')::int FROM events
                WHERE kind = 'message.due' AND data ->> 'employee_id' = $1) AS events`,
      [of?.id],
    );
    expect(events).toBe(ids);
    expect(mail.arrived.some(({ parsed }) => (parsed.text ?? '').includes('Theirs'))).toBe(false);
  });

  it('say in one message what falls together, and no status, number or document', async () => {
    const title = scenarios.find((it) => it.title.startsWith('a form, a receipt'))?.title ?? '';
    const mails = await mail.mailsTo(scenes.get(title)?.of.email ?? '', 3);
    const texts = mails.slice(-3).map(({ parsed }) => parsed.text ?? '');
    expect(texts[2]).toMatch(/still needs something from you/);
    expect(texts[2]).toMatch(/A document is still to be shown in place of a receipt\./);
    expect(texts[2]).toMatch(/A current document has to be shown again\./);
    const all = mail.arrived.map(({ parsed }) => `${parsed.subject} ${parsed.text} ${String(parsed.html)}`);
    for (const text of all)
      expect(text).not.toMatch(/mismatch|alien|A123456789|ABC1234567890|123456789\b|123-45-6789|driver/i);
  });

  it('come from the employer who asks, with its own day', async () => {
    const title = scenarios.find((it) => it.title.startsWith('two placements at two'))?.title ?? '';
    const mails = await mail.mailsTo(scenes.get(title)?.of.email ?? '', 7);
    const said = mails.map(({ parsed: { text = '' } }) => [
      /Harbor Foods|North Mill/.exec(text)?.[0],
      /October \d+, 2026|10\/\d+\/2026/.exec(text)?.[0],
    ]);
    const [harbor, mill] = ['Harbor Foods', 'North Mill'].map((name) =>
      said.filter(([from]) => from === name),
    );
    expect([harbor?.length, mill?.length]).toEqual([5, 2]);
    expect(new Set(harbor?.map(([, day]) => day)).size).toBe(1);
    expect(new Set(mill?.map(([, day]) => day)).size).toBe(1);
    expect(harbor?.[0]?.[1]).not.toBe(mill?.[0]?.[1]);
  });

  it('send a representative their own link without the code, and no other in place of it', async () => {
    const mails = await mail.mailsTo('dana@harborfoods.com', 3);
    const links = mails.map(({ parsed }) => /onboarding\?link=[\w.-]+/.exec(parsed.text ?? '')?.[0]);
    expect(links.every((link) => link !== undefined)).toBe(true);
    for (const { code } of Object.values(named))
      for (const { raw } of mails)
        expect([raw.includes(code), raw.includes(code.replace(' ', ''))]).toEqual([false, false]);
  });
});
