import { createRecord } from './factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from './hosted-page.js';
import type { TestApi } from './test-api.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Given {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly startDate?: string;
  readonly isCorrected?: boolean;
  /** Answers of Section 2 other than the usual ones. */
  readonly sectionTwo?: object;
  /** What the task is made with besides. */
  readonly task?: object;
  readonly [property: string]: unknown;
}

interface SignedI9 {
  readonly taskId: string;
  readonly employeeId: string;
}

/** An employee at work for an employer, with a Form I-9 that both have signed and a copy of a document. */
export async function signedI9(
  api: TestApi,
  employerId: string,
  {
    firstName = 'Ana',
    lastName = 'Lopez',
    startDate = '2026-11-23',
    isCorrected = false,
    sectionTwo = {},
    task = {},
    ...more
  }: Given = {},
): Promise<SignedI9> {
  const employee = await newEmployee(api, { first_name: firstName, last_name: lastName });
  await createRecord(api, 'placements', {
    employee_id: employee,
    employer_id: employerId,
    start_date: startDate,
    ...more,
  });
  const { taskId, employeeId } = await newTask(api, 'i-9', {
    employee_id: employee,
    employer_id: employerId,
    ...task,
  });
  const pages = {
    employee: await HostedPage.open(api, employeeId),
    employer: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
  };
  const name = `${firstName} ${lastName}`;
  const answers = { ...sectionOneAnswers, 'task.first_name': firstName, 'task.last_name': lastName };
  const signed = await answerAndSign(pages.employee, taskId, 'section_1', answers, name);
  if (signed.status !== 201) throw new Error(JSON.stringify(signed.body));
  if (isCorrected) await correct(api, taskId, pages, name);
  await uploadCopy(api, taskId, pages.employee);
  await answerAndSign(
    pages.employer,
    taskId,
    'section_2',
    { ...sectionTwoAnswers, ...sectionTwo },
    'Carla Reyes',
  );
  await completedTask(api, taskId);
  return { taskId, employeeId };
}

/** Sent back by the employer, and signed anew with another day: what was signed first is a version. */
async function correct(api: TestApi, taskId: string, pages: Pages, name: string): Promise<void> {
  const body = { section_id: 'section_1', reason: 'The birthday is wrong' };
  await api.call('tasks.sendBack', { path: { task_id: taskId }, body, token: pages.employer.token });
  await answerAndSign(pages.employee, taskId, 'section_1', { 'task.date_of_birth': '1990-05-04' }, name);
}

interface Pages {
  readonly employee: HostedPage;
  readonly employer: HostedPage;
}

async function uploadCopy(api: TestApi, taskId: string, page: HostedPage): Promise<void> {
  const { subtasks } = (await page.sheet(taskId)).body;
  const subtaskId: string = subtasks.find((it: { page_id: string }) => it.page_id === 'documents_copies').id;
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(png)]), 'passport.png');
  const path = { subtask_id: subtaskId };
  const sent = await api.call('subtasks.uploadFiles', { path, form, token: page.token });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
}
