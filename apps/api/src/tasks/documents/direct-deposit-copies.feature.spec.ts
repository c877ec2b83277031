import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const [routing, account] = ['021000021', '123456789012'];
const deposit = {
  'task.action': 'new',
  'task.account_1_bank_name': 'First Bank',
  'task.account_1_routing_number': routing,
  'task.account_1_account_number': account,
  'task.account_1_account_number_again': account,
  'task.account_1_type': 'savings',
};
const known = { date_of_birth: '1990-04-05', social_security_number: '123-45-6789' };

/** A token that may do everything with tasks but see what is sensitive. */
async function narrowToken(): Promise<string> {
  const permissions = ['employee:view', 'employee:edit', 'task:view', 'task:edit'];
  const made = await api.call('api_tokens.create', { body: { name: 'Recruiting', permissions } });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.token;
}

async function signedDeposit(employee: object = {}) {
  const employee_id = await newEmployee(api, employee);
  const { taskId } = await newTask(api, 'direct-deposit', {
    employee_id,
    employer_id: await newEmployer(api),
  });
  const page = await HostedPage.open(api, employee_id);
  if ('date_of_birth' in employee) await page.prove();
  const signed = await answerAndSign(page, taskId, 'employee', deposit, 'Ana Lopez');
  expect(signed.status).toBe(201);
  await completedTask(api, taskId);
  return { taskId, employeeId: employee_id, page };
}

const copyFor = (taskId: string, by: object = {}) =>
  api.call('tasks.getPdf', { path: { task_id: taskId }, ...by });

/** @returns the numbers of the account that a copy has */
async function numbersIn(bytes: Buffer): Promise<string[]> {
  const text = await extractPdfText(bytes);
  return [routing, account].filter((number) => text.includes(number));
}

describe('the copy of a direct deposit', () => {
  it('is whole for whoever may see sensitive values: payroll, and the employee', async () => {
    const { taskId, employeeId, page } = await signedDeposit();
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    for (const by of [{}, { token: page.token }, { token: employer.token }]) {
      const { status, bytes } = await copyFor(taskId, by);
      expect(status).toBe(200);
      expect(await numbersIn(bytes)).toEqual([routing, account]);
    }
  });

  it('is kept from an API token that may not see sensitive values, and masked on pages', async () => {
    const { taskId, employeeId } = await signedDeposit();
    const token = await narrowToken();
    expect((await copyFor(taskId, { token })).status).toBe(403);
    const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' }, token);
    const other = await HostedPage.open(api, employeeId, {}, token);
    for (const by of [staff.token, other.token]) {
      const { status, bytes } = await copyFor(taskId, { token: by });
      expect(status).toBe(200);
      const text = await extractPdfText(bytes);
      expect(text).toContain('COPY');
      expect(text).not.toMatch(/021000021|123456789012/);
    }
  });

  it('has the numbers masked on another device of the employee, until they enter a code', async () => {
    const { taskId, employeeId } = await signedDeposit(known);
    const page = await HostedPage.open(api, employeeId);
    expect(await numbersIn((await copyFor(taskId, { token: page.token })).bytes)).toEqual([]);
    await page.prove();
    expect(await numbersIn((await copyFor(taskId, { token: page.token })).bytes)).toEqual([routing, account]);
  });
});

describe('a draft of a direct deposit, and its answers on a page', () => {
  it('have the numbers masked on the employer’s side, whatever its link shows: the finished copy has them', async () => {
    const { taskId, employeeId } = await signedDeposit();
    for (const token of [api.live.apiToken, await narrowToken()]) {
      const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' }, token);
      const { answers } = (await staff.sheet(taskId)).body;
      expect(answers['task.account_1_account_number']).toMatch(/^\*+9012$/);
      expect(JSON.stringify(answers)).not.toMatch(/021000021|123456789012/);
      const draft = await api.call('tasks.previewPdf', { path: { task_id: taskId }, token: staff.token });
      expect(await extractPdfText(draft.bytes)).toContain('First Bank');
      expect(await numbersIn(draft.bytes)).toEqual([]);
    }
  });

  it('have them whole for a credential that sees sensitive values, and are refused to one that does not', async () => {
    const { taskId } = await signedDeposit();
    const path = { task_id: taskId };
    const draft = await api.call('tasks.previewPdf', { path });
    expect(await numbersIn(draft.bytes)).toEqual([routing, account]);
    expect((await api.call('tasks.previewPdf', { path, token: await narrowToken() })).status).toBe(403);
  });
});
