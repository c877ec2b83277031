import { answerAndSign, HostedPage, newTask } from './hosted-page.js';
import type { TestApi } from './test-api.js';

/** A form whose employee has signed it, and asks to correct it. */
export async function askedToCorrect(api: TestApi, reason: string): Promise<string> {
  const { taskId, employeeId } = await newTask(api, 'handbook');
  const page = await HostedPage.open(api, employeeId);
  const answers = { 'task.document_title': 'Handbook', 'task.document_version': '1' };
  await answerAndSign(page, taskId, 'employee', answers, 'Ana Lopez');
  const path = { task_id: taskId };
  const asked = await api.call('tasks.requestCorrection', { path, body: { reason }, token: page.token });
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body));
  return taskId;
}
