import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { query } from '../testing/factories.js';
import { HostedPage, answerAndSign, newEmployer, newTask, w4Answers } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { TasksStore } from './tasks.store.js';

/** A form and its signatures are read one after the other, and its employee may save and sign in between. */
let api: TestApi;

beforeAll(async () => {
  api = await TestApi.shared();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => api.stop());

async function answeredW4() {
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  await page.write(taskId, w4Answers);
  return { taskId, page };
}

const read = ({ token }: HostedPage, taskId: string) =>
  api.call('tasks.getSheet', { path: { task_id: taskId }, token });

/** Does something once a form's row was read, before what else there is of it is. */
function onceRead(act: () => Promise<unknown>): void {
  const tasks = api.app.get(TasksStore);
  const find = tasks.find.bind(tasks);
  jest.spyOn(tasks, 'find').mockImplementationOnce(async (ctx, id) => {
    const row = await find(ctx, id);
    await act();
    return row;
  });
}

it('is what was saved and signed meanwhile, and no alarm', async () => {
  const { taskId, page } = await answeredW4();
  onceRead(() => answerAndSign(page, taskId, 'employee', { 'task.dependents_total': 4400 }, 'Ana Lopez'));
  const { status, body } = await read(page, taskId);
  expect([status, body.answers['task.dependents_total']]).toEqual([200, 4400]);
});

it('hides no answer that was changed below the service, also where its row says that it was saved meanwhile', async () => {
  const { taskId, page } = await answeredW4();
  const [before] = await query<{ sealed_answers: Buffer }>(
    api,
    `SELECT sealed_answers FROM tasks WHERE id = '${taskId}'`,
  );
  await answerAndSign(page, taskId, 'employee', { 'task.dependents_total': 4400 }, 'Ana Lopez');
  const rolledBack = `'\\x${before?.sealed_answers.toString('hex')}'`;
  await query(api, `UPDATE tasks SET sealed_answers = ${rolledBack} WHERE id = '${taskId}'`);
  onceRead(() => query(api, `UPDATE tasks SET revision = revision + 1 WHERE id = '${taskId}'`));
  expect((await read(page, taskId)).status).toBe(500);
});
