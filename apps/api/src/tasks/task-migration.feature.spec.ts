import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  w4Answers,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

async function withCompletedW4(): Promise<{ taskId: string; employeeId: string }> {
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  await completedTask(api, taskId);
  return { taskId, employeeId };
}

const migrate = (employee_id: string, target_employee_id: string, token = api.live.apiToken) =>
  api.call('employees.migrateTaskProgress', { path: { employee_id }, body: { target_employee_id }, token });
const holderOf = async (task_id: string) =>
  (await api.call('tasks.findById', { path: { task_id } })).body.employee_id;

describe('completed tasks of a person with two records', () => {
  it('move to the other record with their documents and trail; open ones stay', async () => {
    const { taskId, employeeId } = await withCompletedW4();
    const { taskId: open } = await newTask(api, 'handbook', { employee_id: employeeId });
    const target = await newEmployee(api);
    expect((await migrate(employeeId, target)).status).toBe(204);
    expect(await holderOf(taskId)).toBe(target);
    expect(await holderOf(open)).toBe(employeeId);
    expect((await api.call('tasks.getPdf', { path: { task_id: taskId } })).status).toBe(200);
    const audit = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    expect(audit.is_intact).toBe(true);
    expect(audit.events.some((event: { kind: string }) => event.kind === 'moved')).toBe(true);
  });

  it('stay where the other record has completed the form already', async () => {
    const [one, other] = [await withCompletedW4(), await withCompletedW4()];
    expect((await migrate(one.employeeId, other.employeeId)).status).toBe(204);
    expect(await holderOf(one.taskId)).toBe(one.employeeId);
  });

  it('go to nobody who is not there, to no other account, and not in a circle', async () => {
    const [one, other] = [await newEmployee(api), await newEmployee(api)];
    expect((await migrate(one, one)).status).toBe(400);
    expect((await migrate(one, 'ee_xxxxxxxxxxxxxxxxxxxxxx')).status).toBe(404);
    expect((await migrate('ee_xxxxxxxxxxxxxxxxxxxxxx', one)).status).toBe(404);
    expect((await migrate(one, other, api.stranger.apiToken)).status).toBe(404);
  });
});
