import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  depositAnswers,
  HostedPage,
  newEmployee,
  newEmployer,
  newTask,
} from '../../testing/hosted-page.js';
import { MailServer } from '../../testing/mail-server.js';
import { TestApi } from '../../testing/test-api.js';

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

const first = depositAnswers['task.account_1_account_number'];
const second = '998877665544';
const deposit = (account: string) => ({
  ...depositAnswers,
  'task.account_1_account_number': account,
  'task.account_1_account_number_again': account,
});

async function firstDeposit(account: string) {
  const email = `paid-${(people += 1)}@example.com`;
  const employeeId = await newEmployee(api, { email });
  const employer_id = await newEmployer(api);
  const { taskId } = await newTask(api, 'direct-deposit', { employee_id: employeeId, employer_id });
  const page = await HostedPage.open(api, employeeId);
  expect((await answerAndSign(page, taskId, 'employee', deposit(account), 'Ana Lopez')).status).toBe(201);
  await completedTask(api, taskId);
  return { taskId, employeeId, email, page };
}

/** In another browser, after a one-time code unless told otherwise. */
async function renewWith(account: string, { taskId, employeeId }: { taskId: string; employeeId: string }) {
  const page = await HostedPage.open(api, employeeId);
  await page.prove();
  const { body } = await api.call('tasks.renew', { path: { task_id: taskId }, token: page.token });
  const answers = { ...deposit(account), 'task.action': 'change' };
  const signed = await answerAndSign(page, body.task_id, 'employee', answers, 'Ana Lopez');
  expect([signed.status, signed.body.message]).toEqual([201, undefined]);
  return { renewed: String(body.task_id), page };
}
const taskOf = async (taskId: string) =>
  (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
const eventsOf = async (taskId: string) =>
  (
    await query<{ data: Record<string, unknown> }>(
      api,
      `SELECT data FROM events WHERE kind = 'employee.bank_account_changed' AND resource_id = $1 ORDER BY position`,
      [taskId],
    )
  ).map(({ data }) => data);
const numberIn = async (taskId: string) =>
  (
    await api.call('tasks.getFields', {
      path: { task_id: taskId },
      query: { include_sensitive_info: 'true' },
    })
  ).body.fields.find(({ path }: { path: string }) => path === 'task.account_1_account_number')?.value;
const mailsAbout = async (email: string, count: number) => {
  const found = await mail.mailsTo(email, count);
  return found.map(({ parsed }) => parsed.text ?? '');
};
const tokenIn = (texts: readonly string[]) => {
  const url = texts.flatMap((text) => /http:\S+\/changed\?\S+/.exec(text) ?? [])[0] ?? '';
  return new URL(url).searchParams.get('token') ?? '';
};
const cancel = (token: string) => api.call('bank_changes.cancel', { body: { token }, token: null });

describe('a first bank account', () => {
  it('has no hold, and the employee is told', async () => {
    const { taskId, email } = await firstDeposit(first);
    expect(await eventsOf(taskId)).toMatchObject([
      { id: taskId, status: 'in_force', account_last_four: '9012', pending_until: null },
    ]);
    const [text] = await mailsAbout(email, 1);
    expect(text).toContain('changed where your pay goes');
    expect(text).not.toMatch(/9012|token=/);
  });
});

describe('another bank account', () => {
  it('is signed by no one who only has the link: a code comes first', async () => {
    const { taskId, employeeId } = await firstDeposit(first);
    const page = await HostedPage.open(api, employeeId);
    const { body } = await api.call('tasks.renew', { path: { task_id: taskId }, token: page.token });
    const answers = { ...deposit(second), 'task.action': 'change' };
    const refused = await answerAndSign(page, body.task_id, 'employee', answers, 'Ana Lopez');
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/enter the code/)]);
    expect(await eventsOf(body.task_id)).toEqual([]);
    await page.prove();
    expect((await page.sign(body.task_id, 'employee', 'Ana Lopez')).status).toBe(201);
  });

  it('is on hold: payroll reads the earlier form, and the change is announced by its last four digits', async () => {
    const before = await firstDeposit(first);
    const { renewed } = await renewWith(second, before);
    const until = new Date((await taskOf(renewed)).bank_change.pending_until);
    expect(until.getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    await wait(1500);
    expect(await taskOf(renewed)).toMatchObject({ status: 'requires_action', completed_at: null });
    expect((await api.call('tasks.getPdf', { path: { task_id: renewed } })).status).toBe(400);
    expect(await numberIn(renewed)).not.toContain('99887766');
    expect(await numberIn(before.taskId)).toBe(first);
    const draft = await api.call('tasks.previewPdf', { path: { task_id: renewed } });
    expect(draft.status).toBe(200);
    expect(await extractPdfText(draft.bytes)).not.toContain(second);
    const events = await eventsOf(renewed);
    expect(events).toMatchObject([
      { status: 'pending', account_last_four: '5544', pending_until: until.toISOString() },
    ]);
    expect(JSON.stringify(events)).not.toContain('99887766');
    await query(api, `UPDATE tasks SET held_until = now() WHERE id = $1`, [renewed]);
    await query(api, `UPDATE document_jobs SET run_at = now() WHERE task_id = $1`, [renewed]);
    await completedTask(api, renewed);
    expect(await numberIn(renewed)).toBe(second);
    expect((await eventsOf(renewed)).map(({ status }) => status)).toEqual(['pending', 'in_force']);
  });

  it('is told at the earlier address too, and the link there stops it', async () => {
    const before = await firstDeposit(first);
    const body = { email: `thief-${people}@example.com` };
    await api.call('employees.updateById', { path: { employee_id: before.employeeId }, body });
    const { renewed } = await renewWith(second, before);
    const toNew = await mailsAbout(body.email, 1);
    const texts = (await mailsAbout(before.email, 4)).filter((text) => text.includes('token='));
    expect(toNew.join()).toContain('changed where your pay goes');
    expect(texts).toHaveLength(1);
    const token = tokenIn(texts);
    expect((await cancel(`${token.slice(0, -2)}AA`)).body).toEqual({ is_cancelled: false });
    expect((await cancel(token)).body).toEqual({ is_cancelled: true });
    expect((await cancel(token)).body).toEqual({ is_cancelled: false });
    expect((await api.call('tasks.findById', { path: { task_id: renewed } })).status).toBe(404);
    expect(await numberIn(before.taskId)).toBe(first);
    expect((await eventsOf(renewed)).map(({ status }) => status)).toEqual(['pending', 'cancelled']);
    const log = await query(
      api,
      `SELECT 1 FROM security_events WHERE kind = 'bank_change.cancelled' AND subject_id = $1`,
      [before.employeeId],
    );
    expect(log).toHaveLength(1);
    const history = await api.call('employees.listHistory', { path: { employee_id: before.employeeId } });
    expect(history.body.data).toContainEqual(expect.objectContaining({ action: 'bank_change.cancelled' }));
  });

  it('is no other account where the same numbers are signed again', async () => {
    const before = await firstDeposit(first);
    const { renewed } = await renewWith(first, before);
    await completedTask(api, renewed);
    expect(await eventsOf(renewed)).toEqual([]);
  });

  it('is on hold too where a finished form is opened again and signed with it', async () => {
    const { taskId, email, page } = await firstDeposit(first);
    const path = { task_id: taskId };
    const asked = await api.call('task_change_requests.create', {
      path,
      body: { starting_section_id: 'employee', reason: 'Wrong bank' },
    });
    expect([asked.status, asked.body.message]).toEqual([201, undefined]);
    const answers = { ...deposit(second), 'task.action': 'change' };
    await page.prove();
    const signed = await answerAndSign(page, taskId, 'employee', answers, 'Ana Lopez');
    expect([signed.status, signed.body.message]).toEqual([201, undefined]);
    expect(await taskOf(taskId)).toMatchObject({ bank_change: { pending_until: expect.any(String) } });
    const texts = (await mailsAbout(email, 3)).filter((text) => text.includes('token='));
    expect((await cancel(tokenIn(texts))).body).toEqual({ is_cancelled: true });
    const stopped = await taskOf(taskId);
    expect(stopped).toMatchObject({ completed_at: null, next_action: { type: 'employee_action' } });
    expect(stopped.bank_change).toBeUndefined();
    await page.visitAll(taskId, 'employee');
    expect((await page.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(201);
    expect(await taskOf(taskId)).toMatchObject({ bank_change: { pending_until: expect.any(String) } });
  });

  it('has no hold where the account wants none', async () => {
    await api.call('account_settings.update', { body: { bank_change_hold_hours: 0 } });
    const { renewed } = await renewWith(second, await firstDeposit(first));
    await completedTask(api, renewed);
    expect(await eventsOf(renewed)).toMatchObject([{ status: 'in_force', pending_until: null }]);
    for (const hours of [-1, 169, 1.5, '24']) {
      const body = { bank_change_hold_hours: hours };
      expect((await api.call('account_settings.update', { body })).status).toBe(400);
    }
    await api.call('account_settings.update', { body: { bank_change_hold_hours: 24 } });
  });
});

describe('another address', () => {
  it('is told to the employee, at the earlier email address too', async () => {
    const email = `moved-${(people += 1)}@example.com`;
    const id = await newEmployee(api, { email });
    const address = { street: '9 Elm St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
    const body = { address, email: `new-${people}@example.com` };
    await api.call('employees.updateById', { path: { employee_id: id }, body });
    const texts = [...(await mailsAbout(email, 2)), ...(await mailsAbout(body.email, 1))];
    expect(texts.filter((text) => text.includes('changed your address'))).toHaveLength(2);
    expect(texts.join()).not.toContain('Elm');
  });
});
