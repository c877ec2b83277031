import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerAndSign,
  completedTask,
  formId,
  HostedPage,
  newEmployee,
  newEmployer,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const person = {
  'employee.first_name': 'Ana',
  'employee.last_name': 'Lopez',
  'employee.social_security_number': '123-45-6789',
  'employee.address': { street: '1 Main St', city: 'Fresno', state: 'CA', zip: '93650', country: 'USA' },
};

interface Parties {
  readonly employer_id: string;
  readonly employee_id: string;
}

const newParties = async (): Promise<Parties> => ({
  employer_id: await newEmployer(api, { edd_number: '123-4567-8' }),
  employee_id: await newEmployee(api),
});

async function signed(answers: object, parties: Parties): Promise<string> {
  const body = { form_id: await formId(api, 'ca-de-4'), ...parties };
  const created = await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } });
  const taskId: string = created.body.id;
  const page = await HostedPage.open(api, parties.employee_id);
  await answerAndSign(page, taskId, 'employee', { ...person, ...answers }, 'Ana Lopez');
  await completedTask(api, taskId);
  return taskId;
}
const deadlines = async (task_id: string) =>
  (await api.call('compliance_calendar.list', { query: { task_id, kind: 'withholding_exemption' } })).body
    .data;

describe('a DE 4 that claims exemption', () => {
  it('is due anew by February 15, with California’s law behind it, until a newer one takes its place', async () => {
    const parties = await newParties();
    const first = await signed({ 'task.exempt': true }, parties);
    expect(await deadlines(first)).toMatchObject([
      {
        due_on: '2027-02-15',
        legal_basis: 'DE 4, page 1; 22 CCR 4340-1',
        assignee_type: 'employee',
      },
    ]);
    const claimed = { 'task.filing_status': 'head_of_household', 'task.total_allowances': 0 };
    await signed(claimed, parties);
    expect(await deadlines(first)).toEqual([]);
  });
});

describe('the employer’s section of a DE 4', () => {
  it('has the name of the employer and the number that California gave it', async () => {
    const taskId = await signed({ 'task.not_subject': true }, await newParties());
    const { fields } = (await api.call('tasks.getFields', { path: { task_id: taskId } })).body;
    expect(JSON.stringify(fields)).toContain('123-4567-8');
  });
});
