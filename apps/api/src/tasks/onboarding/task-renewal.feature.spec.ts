import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerAndSign, completedTask, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const contact = {
  'task.primary_name': 'Minh Nguyen',
  'task.primary_relationship': 'parent',
  'task.primary_phone': '2125550188',
};
const renew = ({ token }: HostedPage, taskId: string) =>
  api.call('tasks.renew', { path: { task_id: taskId }, token });
const renewable = async (page: HostedPage): Promise<unknown> =>
  (await page.current()).body.renewable_task_ids;

async function finished() {
  const { taskId, employeeId } = await newTask(api, 'emergency-contact', {
    employer_id: await newEmployer(api),
  });
  const page = await HostedPage.open(api, employeeId);
  expect(await renewable(page)).toEqual([]);
  await answerAndSign(page, taskId, 'employee', contact, 'Ana Lopez');
  await completedTask(api, taskId);
  return { taskId, employeeId, page };
}

describe('a new form in place of a finished one', () => {
  it('is of the same form and employer, once, and leaves the finished one as it was signed', async () => {
    const { taskId, page } = await finished();
    expect(await renewable(page)).toEqual([taskId]);
    const before = (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
    const asked = await Promise.all([renew(page, taskId), renew(page, taskId), renew(page, taskId)]);
    const [id, ...others] = new Set(asked.map(({ body }) => String(body.task_id)));
    expect([asked.map(({ status }) => status), others]).toEqual([[200, 200, 200], []]);
    const made = (await api.call('tasks.findById', { path: { task_id: id ?? '' } })).body;
    expect(made).toMatchObject({
      form_id: before.form_id,
      employee_id: before.employee_id,
      employer_id: before.employer_id,
      status: 'requires_action',
    });
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).body).toEqual(before);
    expect(await renewable(page)).toEqual([]);

    await answerAndSign(
      page,
      id ?? '',
      'employee',
      { ...contact, 'task.primary_name': 'Linh Tran' },
      'Ana Lopez',
    );
    await completedTask(api, id ?? '');
    expect(await renewable(page)).toEqual([id]);
    // From whichever finished one it is asked for, there is one new one.
    const again = await Promise.all([renew(page, taskId), renew(page, id ?? '')]);
    expect(new Set(again.map(({ body }) => body.task_id)).size).toBe(1);
  });

  it('is of one employer, where several have the same form', async () => {
    const { taskId, employeeId, page } = await finished();
    const other = await newTask(api, 'emergency-contact', {
      employee_id: employeeId,
      employer_id: await newEmployer(api),
    });
    expect(await renewable(page)).toEqual([taskId]);
    const made = (await renew(page, taskId)).body.task_id;
    expect([taskId, other.taskId]).not.toContain(made);
    await answerAndSign(page, other.taskId, 'employee', contact, 'Ana Lopez');
    await completedTask(api, other.taskId);
    expect(await renewable(page)).toEqual([other.taskId]);
  });

  it('is begun by the employee alone, in a session of all of their forms', async () => {
    const { taskId, employeeId, page } = await finished();
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const single = await HostedPage.open(api, employeeId, { task_ids: taskId });
    const stranger = await HostedPage.open(api, (await newTask(api, 'w-4')).employeeId);
    expect(await renewable(employer)).toEqual([]);
    expect(await renewable(single)).toEqual([]);
    const refused = [
      await renew(employer, taskId),
      await renew(single, taskId),
      await renew(stranger, taskId),
      await api.call('tasks.renew', { path: { task_id: taskId } }),
      await api.call('tasks.renew', { path: { task_id: taskId }, token: null }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 403, 401]);
    expect((await api.call('tasks.list', { query: { employee_id: employeeId } })).body.data).toHaveLength(1);
    expect(await renewable(page)).toEqual([taskId]);
  });

  it('is not begun of what is not finished, nor of what the employer alone asks for', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, employeeId);
    expect((await renew(page, taskId)).status).toBe(400);
    const i9 = await newTask(api, 'i-9');
    expect((await renew(await HostedPage.open(api, i9.employeeId), i9.taskId)).status).toBe(403);
  });
});
