import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from './retention-sweeper.js';

/** The day on which everybody signs: a form that is signed later than the work began is kept from then on. */
const hiredAt = new Date('2026-11-23T18:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  setClock(api, hiredAt);
});
afterAll(() => api.stop());

const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};
const certificates = async (task_id: string, more: object = {}) =>
  (await api.call('destruction_certificates.list', { query: { task_id }, ...more })).body.data;

/** A W-4 that was corrected, and whose day has come. */
async function destroyedW4() {
  const employer_id = await newEmployer(api);
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id });
  const placement = {
    employee_id: employeeId,
    employer_id,
    start_date: '2026-11-23',
    end_date: '2026-12-31',
  };
  await api.call('placements.create', { body: placement });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  await completedTask(api, taskId);
  const body = { reason: 'Zanzibar was misspelt' };
  await api.call('task_change_requests.create', { path: { task_id: taskId }, body });
  await answerAndSign(page, taskId, 'employee', { 'task.dependents_total': 2300 }, 'Ana Lopez');
  await completedTask(api, taskId);
  await api.call('tasks.deleteById', { path: { task_id: taskId } });
  await sweepAt('2031-04-16T12:00:00Z');
  return { taskId, employeeId, employer_id };
}

describe('a certificate of destruction', () => {
  it('says what was destroyed, under which rule, when and why, and its hash is in the trail', async () => {
    const { taskId, employeeId, employer_id } = await destroyedW4();
    const [certificate] = await certificates(taskId);
    expect(certificate).toMatchObject({
      form_key: 'w-4',
      employee_id: employeeId,
      employer_id,
      withdrawal_cause: 'request',
      withdrawn_by: { kind: 'api_token' },
      destroyed_at: '2031-04-16T12:00:00.000Z',
      retained_until: '2031-04-15',
      retention_rule: '26 CFR 31.6001-1(e)(2)',
      is_intact: true,
    });
    expect(certificate.document_sha256s).toHaveLength(4);
    expect(JSON.stringify(certificate)).not.toMatch(/Ana|Lopez|Zanzibar|123-?45/);
    const [entry] = await query<{ detail: object }>(
      api,
      `SELECT detail FROM audit_events WHERE task_id = $1 AND kind = 'purged'`,
      [taskId],
    );
    expect(entry?.detail).toEqual({ certificate_id: certificate.id, certificate_sha256: certificate.sha256 });
  });

  it('is read by its id, too', async () => {
    const { taskId } = await destroyedW4();
    const [certificate] = await certificates(taskId);
    const path = { destruction_certificate_id: certificate.id };
    expect((await api.call('destruction_certificates.findById', { path })).body).toEqual(certificate);
    const { apiToken: token } = api.stranger;
    expect((await api.call('destruction_certificates.findById', { path, token })).status).toBe(404);
  });

  it('is all that is left of an event, too, that was on its way when the form was destroyed', async () => {
    const nobodyListens = 'http://127.0.0.1:1/';
    const webhook = await api.call('webhooks.create', { body: { url: nobodyListens } });
    const { taskId } = await newTask(api, 'handbook');
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    await sweepAt(hiredAt.toISOString());
    const names = async () =>
      (await eventsOf(api, taskId)).map(({ data }) => Object.keys(data).includes('name'));
    expect(await names()).toContain(true);
    await sweepAt(new Date(hiredAt.getTime() + 4 * 86_400_000).toISOString());
    expect(await names()).not.toContain(true);
    await api.call('webhooks.deleteById', { path: { webhook_id: webhook.body.id } });
  });

  it('that was changed, or belongs to another task, is seen', async () => {
    const { taskId } = await destroyedW4();
    const change = `UPDATE destruction_certificates SET content = jsonb_set(content, '{retained_until}', '"2026-01-01"')
                     WHERE task_id = $1`;
    await query(api, change, [taskId]);
    expect(await certificates(taskId)).toMatchObject([{ is_intact: false }]);
  });

  it('is all that is left: reasons, events and answers that were kept to be repeated are gone', async () => {
    const { taskId } = await destroyedW4();
    const count = async (sql: string) => (await query(api, sql, [taskId])).length;
    expect(await count(`SELECT 1 FROM signatures WHERE task_id = $1 AND void_reason IS NOT NULL`)).toBe(0);
    expect(
      await count(`SELECT 1 FROM audit_events WHERE task_id = $1 AND detail::text LIKE '%Zanzibar%'`),
    ).toBe(0);
    expect(await count(`SELECT 1 FROM task_versions WHERE task_id = $1 AND sealed_content IS NOT NULL`)).toBe(
      0,
    );
    expect(await count(`SELECT 1 FROM events WHERE resource_id = $1 AND data ? 'name'`)).toBe(0);
  });
});
