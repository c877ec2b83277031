import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LadderFeedService } from '../tasks/ladder/ladder-feed.service.js';
import { LadderService } from '../tasks/ladder/ladder.service.js';
import { query } from '../testing/factories.js';
import { answerAndSign, HostedPage, sectionTwoAnswers, setClock } from '../testing/hosted-page.js';
import { MailServer } from '../testing/mail-server.js';
import { nameRepresentative, signedSectionOne } from '../testing/representative-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
let mail: MailServer;
let people = 0;

/** Eleven in the morning in New York, yesterday: links that were made then open still. */
let now = new Date(`${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T16:00:00Z`).getTime();

beforeAll(async () => {
  mail = await MailServer.start();
  api = await TestApi.start({ SMTP_URL: mail.url, MAIL_FROM: 'Firstday <people@firstday.example>' });
  await carryOut();
}, 60_000);
afterAll(async () => {
  setClock(api);
  await api.stop();
  await mail.stop();
});
afterEach(async () => {
  await turn({ mode: 'off' });
  await query(api, `UPDATE representatives SET revoked_at = now()`);
  await query(api, `UPDATE everify_cases SET status = 'CLOSED'`);
  await carryOut();
});

const turn = (body: object) => api.call('message_settings.update', { body });
const count = async (by: object = {}) => (await api.call('message_settings.countWaiting', by)).body.people;

/** Whatever is due half a minute later; what is done next is done a little after that. */
async function carryOut() {
  now += 30_000;
  setClock(api, new Date(now));
  while (await api.app.get(LadderFeedService).follow(new Date(now)));
  while (await api.app.get(LadderService).processBatch());
  now += 30_000;
  setClock(api, new Date(now));
}

const toldTo = async (employeeId: string) =>
  (
    await query<{ kind: string }>(
      api,
      `SELECT kind FROM messages WHERE employee_id = $1 AND kind IN ('representative_asked', 'everify_mismatch') ORDER BY id`,
      [employeeId],
    )
  ).map(({ kind }) => kind);

/** Somebody whose documents somebody else was named to look at. */
async function named(given: object = {}): Promise<string> {
  const { taskId, employeeId } = await signedSectionOne(api);
  await nameRepresentative(api, taskId, { email: `waits-${(people += 1)}@example.com`, ...given });
  return employeeId;
}

/** Somebody who was told in private of a mismatch, so many days ago. */
async function notified({ daysAgo = 1, actsBy = '2099-01-05' } = {}): Promise<string> {
  const verifying = { uses_e_verify: true, e_verify_company_id: '123456' };
  const { taskId, employeeId } = await signedSectionOne(api, verifying);
  const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  await answerAndSign(staff, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
  const body = { email: `waits-${(people += 1)}@example.com` };
  await api.call('employees.updateById', { path: { employee_id: employeeId }, body });
  const mismatch = {
    agency: 'DHS',
    employer_acts_by: actsBy,
    employee_acts_by: null,
    notice_downloaded_at: null,
    notified_at: new Date(now - daysAgo * 86_400_000).toISOString(),
    decision: null,
    decided_at: null,
    notice_sha256: null,
    signed_by: null,
    signed_from: null,
  };
  const changed = await query(
    api,
    `UPDATE everify_cases SET status = 'PENDING_REFERRAL', mismatch = $2 WHERE task_id = $1 RETURNING id`,
    [taskId, JSON.stringify(mismatch)],
  );
  expect(changed).toHaveLength(1);
  return employeeId;
}

describe('who waits while messages are off', () => {
  it('is counted, and written to by whoever turns messages on and says so', async () => {
    const [one, other] = [await named(), await notified()];
    const phoneOnly = await named({ email: undefined, phone: '+1 518 555 0142' });
    expect(await count()).toBe(2);
    expect((await turn({ mode: 'on', include_waiting: true })).status).toBe(200);
    await carryOut();
    expect(await toldTo(one)).toEqual(['representative_asked']);
    expect(await toldTo(other)).toEqual(['everify_mismatch']);
    expect(await toldTo(phoneOnly)).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('is left alone by whoever does not say so, and hears of what is asked from then on', async () => {
    const [one, other] = [await named(), await notified()];
    expect(await count()).toBe(2);
    await turn({ mode: 'on' });
    // It counts where messages are turned on, and not once they are.
    await turn({ mode: 'on', include_waiting: true });
    await carryOut();
    expect([await toldTo(one), await toldTo(other)]).toEqual([[], []]);
    const later = await named();
    await carryOut();
    expect(await toldTo(later)).toEqual(['representative_asked']);
  });

  it('is told once, however often messages are turned off and on', async () => {
    const [one, other] = [await named(), await notified()];
    for (let times = 0; times < 3; times += 1) {
      await turn({ mode: 'on', include_waiting: true });
      await carryOut();
      await turn({ mode: 'off' });
      await carryOut();
      expect(await count()).toBe(0);
    }
    expect(await toldTo(one)).toEqual(['representative_asked']);
    expect(await toldTo(other)).toEqual(['everify_mismatch']);
  });

  it('is nobody who was asked longer ago than fourteen days, or whose day is over', async () => {
    const [long, over] = [await notified({ daysAgo: 15 }), await notified({ actsBy: '2020-01-06' })];
    expect(await count()).toBe(0);
    await turn({ mode: 'on', include_waiting: true });
    await carryOut();
    expect([await toldTo(long), await toldTo(over)]).toEqual([[], []]);
  });

  it('is nobody whose link was revoked, who was revoked, or who is another account’s', async () => {
    const { taskId } = await signedSectionOne(api);
    await nameRepresentative(api, taskId, { email: 'revoked@example.com' });
    expect(await count()).toBe(1);
    expect(await count({ token: api.stranger.apiToken })).toBe(0);
    await api.call('tasks.revokeRepresentative', { path: { task_id: taskId } });
    const employeeId = await notified();
    expect(await count()).toBe(1);
    await query(api, `UPDATE onboarding_links SET revoked_at = now() WHERE employee_id = $1`, [employeeId]);
    expect(await count()).toBe(0);
  });

  it.each(['yes', 1, null, 'x'.repeat(1_000_000)])(
    'is included by true alone (%#)',
    async (include_waiting) => {
      expect((await turn({ mode: 'off', include_waiting })).status).toBe(400);
    },
  );
});
