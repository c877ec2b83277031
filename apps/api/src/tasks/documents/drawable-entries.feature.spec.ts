import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostedPage, newEmployee, newEmployer, newTask } from '../../testing/hosted-page.js';
import { okafor, signedSectionOne } from '../../testing/representative-page.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** Egyptian hieroglyphs: letters that no font of ours has. Burmese has one. */
const [undrawable, burmese] = ['Ana 𓀀𓁐', 'မြမြ အေး'];
const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const person = { first_name: 'Ana', last_name: 'Lopez', address };

/** Wherever a text enters that a document or its certificate prints. */
const entries: Readonly<Record<string, (text: string) => Promise<TestResponse>>> = {
  'the first name of an employee': (first_name) =>
    api.call('employees.create', { body: { ...person, first_name } }),
  'the middle name of an employee': (middle_name) =>
    api.call('employees.create', { body: { ...person, middle_name } }),
  'the last name of an employee, later': async (last_name) =>
    api.call('employees.updateById', { path: { employee_id: await newEmployee(api) }, body: { last_name } }),
  'the address of an employee': (street) =>
    api.call('employees.create', { body: { ...person, address: { ...address, street } } }),
  'the name of an employer': (name) =>
    api.call('employers.create', { body: { name, ein: '12-3456789', address } }),
  'the name of an employer, later': async (name) =>
    api.call('employers.updateById', { path: { employer_id: await newEmployer(api) }, body: { name } }),
  'the name of a client': (name) => api.call('clients.create', { body: { name } }),
  'the name of a job': (name) => api.call('jobs.create', { body: { name } }),
  'the signer for whom a link vouches': async (signer_name) =>
    api.call('employees.getOnboardingUrl', {
      path: { employee_id: await newEmployee(api) },
      query: { assignee_type: 'employer', signer_name },
    }),
  'the title of the signer for whom a link vouches': async (signer_title) =>
    api.call('employees.getOnboardingUrl', {
      path: { employee_id: await newEmployee(api) },
      query: { assignee_type: 'employer', signer_title },
    }),
  'the employer’s signer on the page': async (name) => (await employerPage()).page.identify({ name }),
  'the title of the employer’s signer': async (title) => (await employerPage()).page.identify({ title }),
  'an answer on the page': async (last_name) => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    return page.write(taskId, { 'task.last_name': last_name });
  },
  'the name of a representative': async (name) => representative({ name }),
  'the title of a representative': async (title) => representative({ title }),
};

const refusedLater: Readonly<Record<string, (text: string) => Promise<TestResponse>>> = {
  'the name of whoever the device is handed to': async (name) => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    return page.askToHandOver(taskId, 'supplement_a_1', name);
  },
  'the reason for which a section is sent back': async (reason) => {
    const { page, taskId } = await employerPage();
    return api.call('tasks.sendBack', { path: { task_id: taskId }, body: { reason }, token: page.token });
  },
  'the name of whoever decides how somebody is hired again': async (chosen_by) => {
    const { taskId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const body = { choice: 'new_form', chosen_by };
    return api.call('rehires.decide', { path: { task_id: taskId }, body });
  },
  'the title of a handbook': (title) => publish({ title }),
  'the version of a handbook': (version) => publish({ version }),
};

async function employerPage() {
  const { taskId, employeeId } = await signedSectionOne(api);
  return { taskId, page: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }) };
}

async function representative(given: object): Promise<TestResponse> {
  const { taskId } = await signedSectionOne(api);
  return api.call('tasks.nameRepresentative', { path: { task_id: taskId }, body: { ...okafor, ...given } });
}

function publish(given: object): Promise<TestResponse> {
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), 'handbook.pdf');
  const query = { form_key: 'handbook', title: 'Handbook', version: '1', ...given };
  return api.call('account_documents.publish', { query, form });
}

describe('letters that no document can print', () => {
  it.each(Object.entries({ ...entries, ...refusedLater }))(
    'are refused as %s, with what to do',
    async (_, enter) => {
      const { status, body } = await enter(undrawable);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(/Latin letters/);
    },
  );
});

describe('letters of a script that documents print', () => {
  it.each(Object.entries(entries))('are taken as %s', async (_, enter) => {
    expect((await enter(burmese)).status).toBeLessThan(300);
  });
});
