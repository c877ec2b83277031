import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SecurityReadsService } from '../../identity/index.js';
import { query } from '../../testing/factories.js';
import { answerAndSign, completedTask, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const reason = 'My number is 219-09-9998, and not 9999.';
const message = 'The card that you showed has 9999.';
const path = (taskId: string) => ({ task_id: taskId });

async function signed() {
  const { taskId, employeeId } = await signedI9(api, await newEmployer(api));
  const employee = await HostedPage.open(api, employeeId);
  await employee.prove();
  const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  return { taskId, employeeId, employee, employer };
}
const ask = (token: string, taskId: string, words = reason) =>
  api.call('tasks.requestCorrection', { path: path(taskId), body: { reason: words }, token });
const answer = (token: string, taskId: string, body: object) =>
  api.call('tasks.answerCorrectionRequest', { path: path(taskId), body, token });
const correctionOf = async (page: HostedPage, taskId: string) => (await page.sheet(taskId)).body.correction;
const listed = async (employee_id: string, caller: object = {}) => {
  const { status, body } = await api.call('tasks.listCorrectionRequests', {
    path: { employee_id },
    ...caller,
  });
  return { status, data: body.data };
};
const toldOf = (taskId: string) =>
  query(api, `SELECT id FROM events WHERE kind = 'task.correction_requested' AND resource_id = $1`, [taskId]);
const trailOf = async (taskId: string): Promise<string[]> =>
  (await api.call('tasks.getAudit', { path: path(taskId) })).body.events.map(
    ({ kind }: { kind: string }) => kind,
  );

describe('what an employee asks to correct', () => {
  it('reaches the employer once, with the words that were given last', async () => {
    const { taskId, employee, employer } = await signed();
    expect((await employee.sheet(taskId)).body).toMatchObject({ correction: null, is_correctable: true });
    expect((await employer.sheet(taskId)).body).toMatchObject({ correction: null, is_correctable: false });
    const first = await ask(employee.token, taskId, 'Something is wrong');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ status: 'asked', answered_at: null, message: null });
    const again = await ask(employee.token, taskId);
    expect(again.body).toEqual({ ...first.body, reason });
    for (const page of [employee, employer]) {
      expect(await correctionOf(page, taskId)).toEqual(again.body);
      const [task] = (await page.current()).body.tasks;
      expect(task.correction_requested_at).toBe(first.body.requested_at);
    }
    expect((await api.call('tasks.getCorrectionRequest', { path: path(taskId) })).body).toEqual(again.body);
    expect(await toldOf(taskId)).toHaveLength(1);
    expect((await trailOf(taskId)).filter((kind) => kind === 'correction_requested')).toHaveLength(1);
    // Numbers stand in such sentences: neither the row, nor the trail, nor what is sent has them in clear.
    for (const [table, key] of [
      ['tasks', 'id'],
      ['events', 'resource_id'],
      ['audit_events', 'task_id'],
    ]) {
      const rows = await query(api, `SELECT row_to_json(t)::text AS row FROM ${table} t WHERE ${key} = $1`, [
        taskId,
      ]);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('My number');
    }
  });

  it('opens the form again, which keeps what was signed as a version', async () => {
    const { taskId, employee, employer } = await signed();
    await ask(employee.token, taskId);
    const opened = await answer(employer.token, taskId, { outcome: 'opened' });
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'employee_action' },
      completed_at: null,
    });
    expect(await correctionOf(employee, taskId)).toMatchObject({ status: 'opened', reason });
    const [task] = (await employee.current()).body.tasks;
    expect(task).toMatchObject({ is_actionable: true, correction_requested_at: null });
    const { body: kept } = await api.call('tasks.listVersions', { path: path(taskId) });
    expect(kept.versions[0]).toMatchObject({ number: 1, replaced: { reason } });

    const name = 'Ana Lopez';
    const anew = { 'task.social_security_number': '219099998' };
    expect((await answerAndSign(employee, taskId, 'section_1', anew, name)).status).toBe(201);
    expect(await correctionOf(employee, taskId)).toBeNull();
    // M-274, 9.0: the employer's part stays as it was signed.
    await completedTask(api, taskId);
  });

  it('is declined with a word of why, and may be asked again', async () => {
    const { taskId, employee, employer } = await signed();
    await ask(employee.token, taskId);
    expect((await answer(employer.token, taskId, { outcome: 'declined' })).status).toBe(400);
    const before = await api.call('tasks.findById', { path: path(taskId) });
    const declined = await answer(employer.token, taskId, { outcome: 'declined', message });
    expect(declined.body).toEqual(before.body);
    expect(await correctionOf(employee, taskId)).toMatchObject({ status: 'declined', reason, message });
    expect(await trailOf(taskId)).toContain('correction_declined');
    expect((await answer(employer.token, taskId, { outcome: 'opened' })).status).toBe(400);
    expect((await ask(employee.token, taskId)).body).toMatchObject({ status: 'asked', message: null });
    expect(await toldOf(taskId)).toHaveLength(2);
    // Staff answer as well as the employer's page.
    expect((await answer(api.live.apiToken, taskId, { outcome: 'opened' })).status).toBe(200);
  });

  it('is answered when the employer sends the section back, or the form is opened for a change', async () => {
    const { taskId, employee } = await signed();
    await ask(employee.token, taskId);
    const body = { starting_section_id: 'section_1' };
    const changed = await api.call('task_change_requests.create', { path: path(taskId), body });
    expect(changed.status).toBe(201);
    expect(await correctionOf(employee, taskId)).toBeNull();
    const next = await api.call('tasks.getCorrectionRequest', { path: path(taskId) });
    expect(next.status).toBe(404);
  });

  it('is asked and answered by nobody else, and of signed forms alone', async () => {
    const { taskId, employee, employer } = await signed();
    const stranger = await signed();
    expect((await ask(employer.token, taskId)).status).toBe(403);
    expect((await ask(api.live.apiToken, taskId)).status).toBe(403);
    expect((await ask(stranger.employee.token, taskId)).status).toBe(404);
    expect((await ask(employee.token, taskId, 'x')).status).toBe(400);
    await ask(employee.token, taskId);
    expect((await answer(employee.token, taskId, { outcome: 'opened' })).status).toBe(403);
    expect((await answer(stranger.employer.token, taskId, { outcome: 'opened' })).status).toBe(404);
    expect((await answer(api.test.apiToken, taskId, { outcome: 'opened' })).status).toBe(404);
    const read = { path: path(taskId), token: api.test.apiToken };
    expect((await api.call('tasks.getCorrectionRequest', read)).status).toBe(404);

    const { taskId: w4, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    expect((await ask(page.token, w4)).status).toBe(400);
    const { taskId: handbook, employeeId: reader } = await newTask(api, 'handbook');
    const unsigned = await ask((await HostedPage.open(api, reader)).token, handbook);
    expect([unsigned.status, unsigned.body.message]).toEqual([
      400,
      'You have not signed this form yet: change it instead',
    ]);
  });

  it('is listed of all forms of an employee, until it is answered; who was shown it stands in the security log', async () => {
    const { taskId, employeeId, employee, employer } = await signed();
    expect(await listed(employeeId)).toEqual({ status: 200, data: [] });
    const asked = (await ask(employee.token, taskId)).body;
    expect(await listed(employeeId)).toEqual({ status: 200, data: [asked] });
    await api.app.get(SecurityReadsService).writeAll();
    const shown = await query(
      api,
      `SELECT id FROM security_events WHERE kind = 'task.sensitive_read' AND subject_id = $1`,
      [taskId],
    );
    expect(shown).not.toHaveLength(0);
    await answer(employer.token, taskId, { outcome: 'declined', message });
    expect(await listed(employeeId)).toEqual({ status: 200, data: [] });
  });

  it('is shown to the employee on another device once they entered a code', async () => {
    const { taskId, employeeId } = await signedI9(api, await newEmployer(api));
    const [page, other] = [await HostedPage.open(api, employeeId), await HostedPage.open(api, employeeId)];
    expect((await ask(page.token, taskId)).status).toBe(201);
    expect((await page.sheet(taskId)).body.correction).not.toBeNull();
    expect((await other.sheet(taskId)).body.correction).toBeNull();
    await other.prove();
    expect((await other.sheet(taskId)).body.correction).not.toBeNull();
  });
});
