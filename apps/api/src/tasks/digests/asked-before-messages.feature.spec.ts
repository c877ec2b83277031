import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
}, 60_000);
afterAll(async () => {
  setClock(api);
  await api.stop();
  await mail.stop();
});

/** All whose morning has come at a moment, as the worker finds them. */
async function at(moment: string) {
  setClock(api, new Date(moment));
  await api.app.get(DigestService).findNew();
  while (await api.app.get(DigestService).processNext());
}

/** A case of somebody who began on Monday, 2 November: it is to be opened by the Thursday. */
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
}

describe('a case that was to be opened before messages were turned on', () => {
  it.each([
    [true, ['11-05 09:15 everify_due', '11-06 09:15 everify_due']],
    [false, ['11-06 09:15 everify_due']],
  ])('is told in the next morning where those who wait are included: %s', async (include_waiting, told) => {
    await preparedCase();
    const cookie = withCookie(await signInUser(api, [{ permissions: ['everify:view', 'everify:edit'] }]));
    const { user } = (await api.call('sessions.current', cookie)).body;
    // Half past eleven in the evening in New York, less than twelve hours before the last day's message.
    setClock(api, new Date('2026-11-05T04:30:00Z'));
    await api.call('message_settings.update', { body: { mode: 'on', include_waiting } });
    for (const moment of ['2026-11-05T04:30:00Z', '2026-11-05T14:15:00Z', '2026-11-06T14:15:00Z'])
      await at(moment);
    const rows = await query<{ at: string; kind: string }>(
      api,
      `SELECT to_char(created_at AT TIME ZONE 'America/New_York', 'MM-DD HH24:MI') AS at, kind FROM messages
        WHERE user_id = $1 ORDER BY id`,
      [user.id],
    );
    expect(rows.map(({ at, kind }) => `${at} ${kind}`)).toEqual(told);
    await api.call('message_settings.update', { body: { mode: 'off' } });
    await query(api, `UPDATE everify_cases SET status = 'CLOSED', due_on = NULL`);
    await query(api, `DELETE FROM signer_digests`);
  });
});
