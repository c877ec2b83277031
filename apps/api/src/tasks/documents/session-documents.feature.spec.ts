import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployee,
  newTask,
  sectionOneAnswers,
  w4Answers,
} from '../../testing/hosted-page.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';
import { unzip } from '../../testing/inspection-package.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const download = (token: string) => api.call('form_sessions.downloadDocuments', { token });

/** Somebody who has finished two forms, and not a third one. */
async function finishedTwo() {
  const employeeId = await newEmployee(api);
  const of = async (form: string) => (await newTask(api, form, { employee_id: employeeId })).taskId;
  const [w4, handbook, i9] = [await of('w-4'), await of('emergency-contact'), await of('i-9')];
  const page = await HostedPage.open(api, employeeId);
  expect((await download(page.token)).status).toBe(404);
  // By these is known who the employee is, from now on.
  await page.write(i9, sectionOneAnswers);
  await page.prove();
  await answerAndSign(page, w4, 'employee', w4Answers, 'Ana Lopez');
  const contact = {
    'task.primary_name': 'Min Cho',
    'task.primary_relationship': 'friend',
    'task.primary_phone': '(212) 555-0188',
  };
  await answerAndSign(page, handbook, 'employee', contact, 'Ana Lopez');
  for (const task of [w4, handbook]) await completedTask(api, task);
  return { employeeId, page, w4, i9 };
}

describe('the finished documents of a session', () => {
  it('are one archive, named as people look for them, each as it is by itself, and each read is in the trail', async () => {
    const { page, w4 } = await finishedTwo();
    const answer = await download(page.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzip(answer.bytes);
    expect(files.map(([name]) => name)).toEqual([
      'Form W-4 - Ana Lopez.pdf',
      'Emergency contact - Ana Lopez.pdf',
    ]);
    const alone = await api.call('tasks.getPdf', { path: { task_id: w4 }, token: page.token });
    expect(files[0]?.[1].equals(alone.bytes)).toBe(true);
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: w4 } })).body;
    const reads = events.filter(({ kind }: { kind: string }) => kind === 'downloaded');
    expect(reads).toMatchObject([{ detail: { part: 'pdf' } }]);
  });

  it('are those of the link alone, with numbers masked on another device', async () => {
    const { employeeId, w4 } = await finishedTwo();
    const narrow = await HostedPage.open(api, employeeId, { task_ids: w4 });
    const [[, masked] = []] = unzip((await download(narrow.token)).bytes);
    expect(await extractPdfText(masked ?? Buffer.alloc(0))).toContain('COPY');
    await narrow.prove();
    const files = unzip((await download(narrow.token)).bytes);
    expect(files.map(([name]) => name)).toEqual(['Form W-4 - Ana Lopez.pdf']);
    expect((await download(api.live.apiToken)).status).toBe(403);
  });
});
