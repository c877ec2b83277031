import { HostedPage, answerAndSign, completedTask, newEmployer, newTask, w4Answers } from './hosted-page.js';
import type { TestApi } from './test-api.js';

/** A Form W-4 that Ana Lopez has signed and whose document is made, of these records; of an employer and employee of its own unless given. */
export async function finishedW4(api: TestApi, records: Readonly<Record<string, string>> = {}) {
  const employer_id = records['employer_id'] ?? (await newEmployer(api));
  const { taskId, employeeId } = await newTask(api, 'w-4', { ...records, employer_id });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  await completedTask(api, taskId);
  return { taskId, employeeId, page };
}
