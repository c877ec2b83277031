import {
  answerAndSign,
  HostedPage,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from './hosted-page.js';
import { pngUrl } from './png-url.js';
import type { TestApi, TestResponse } from './test-api.js';

export const okafor = {
  name: 'Dana Okafor',
  email: 'dana@harborfoods.com',
  title: 'Branch manager',
} as const;

/** What Dana Okafor finds in the documents. */
export const examinedAnswers = {
  ...sectionTwoAnswers,
  'task.employer_representative': 'Okafor, Dana, Branch manager',
} as const;

/** An I-9 of which the employee has signed Section 1. */
export async function signedSectionOne(api: TestApi, employer: object = {}) {
  const employer_id = await newEmployer(api, employer);
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  return { taskId, employeeId, page };
}

interface Named {
  readonly representative: { readonly id: string };
  readonly url: string;
  readonly code: string;
}

/** Lets employees name who examines their documents, which accounts do not by default. */
export const letEmployeesName = (api: TestApi): Promise<TestResponse> =>
  api.call('account_settings.update', { body: { representative_naming: 'employer_and_employee' } });

/** Named by the employee, with the code that the employer asked for. */
export async function namedByEmployee(
  api: TestApi,
  { taskId, page }: { readonly taskId: string; readonly page: HostedPage },
  given: object = {},
): Promise<Named> {
  const named = await nameRepresentative(api, taskId, given, { token: page.token });
  return { ...named, code: await newCode(api, taskId) };
}

/** A new code, as the employer asks for it. */
export async function newCode(api: TestApi, taskId: string): Promise<string> {
  const made = await api.call('tasks.createRepresentativeCode', { path: { task_id: taskId } });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.code;
}

/** Names somebody: by the API token, unless told otherwise. */
export async function nameRepresentative(
  api: TestApi,
  taskId: string,
  given: object = {},
  by: object = {},
): Promise<Named> {
  const path = { task_id: taskId };
  const made = await api.call('tasks.nameRepresentative', { path, body: { ...okafor, ...given }, ...by });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

/** The page of whoever was named, with their code given. */
export async function openRepresentative(api: TestApi, { url, code }: Named): Promise<HostedPage> {
  const page = await HostedPage.exchange(api, url);
  const proved = await proveCode(api, page, code);
  if (proved.status !== 200) throw new Error(JSON.stringify(proved.body));
  return page;
}

export const proveCode = (api: TestApi, { token }: HostedPage, code: string): Promise<TestResponse> =>
  api.call('form_sessions.proveCode', { body: { code }, token });

/** A picture, another one for each width. */
export const pictureOf = (width: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(pngUrl(width, 4, 200).split(',')[1] ?? '', 'base64'));

export async function addPicture(
  api: TestApi,
  page: HostedPage,
  taskId: string,
  { side, content }: { readonly side: 'front' | 'back'; readonly content: Uint8Array<ArrayBuffer> },
): Promise<TestResponse> {
  const { subtasks } = (await page.sheet(taskId)).body;
  const pictures = subtasks.find((it: { page_id: string }) => it.page_id === 'examination_pictures');
  const form = new FormData();
  form.append(`task.examined_${side}`, new Blob([content]), `${side}.png`);
  return api.call('subtasks.uploadFiles', { path: { subtask_id: pictures.id }, form, token: page.token });
}

/** Front and back of two cards, each another picture. */
export async function addPictures(api: TestApi, page: HostedPage, taskId: string): Promise<void> {
  for (const [at, side] of (['front', 'back', 'front', 'back'] as const).entries()) {
    const sent = await addPicture(api, page, taskId, { side, content: pictureOf(at + 1) });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  }
  await page.visitAll(taskId, 'examination');
}

/** Everything that a representative does, up to the signature. */
export async function examineAndSign(api: TestApi, page: HostedPage, taskId: string): Promise<TestResponse> {
  await addPictures(api, page, taskId);
  return answerAndSign(page, taskId, 'section_2', examinedAnswers, 'Dana Okafor');
}
