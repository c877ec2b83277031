import { RetentionSweeper } from '../tasks/retention/retention-sweeper.js';
import { newTask } from './hosted-page.js';
import type { TestApi } from './test-api.js';

/** Destroys a form of an employee that nobody signed, with whatever else is due. @returns the id of its certificate */
export async function destroyedTask(api: TestApi, employee_id: string): Promise<string> {
  const { taskId: task_id } = await newTask(api, 'handbook', { employee_id });
  await api.call('tasks.deleteById', { path: { task_id } });
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  return (await api.call('destruction_certificates.list', { query: { task_id } })).body.data[0].id;
}
