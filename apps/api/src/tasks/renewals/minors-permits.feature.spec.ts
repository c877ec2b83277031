import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@firstday/forms';
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
  for (const key of ['fl-minor-work-permit', 'ga-minor-work-permit', 'ca-minor-work-permit']) await add(key);
});
afterAll(() => api.stop());

const key = 'minor-work-permit';
const today = new Date().toISOString().slice(0, 10);
const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}-01-01`;
const add = async (library_key: string) =>
  (await api.call('policy_library.add', { path: { library_key } })).body;
const atSite = (state: string) => ({
  address: { street: '1 Bay Street', city: 'X', state, zip: '31401', country: 'USA' },
});

/** Somebody of this age who starts today in a state; the task of the form where it is asked for. */
async function hire(state: string, age: number) {
  const employer_id = await newEmployer(api, atSite(state));
  const employee_id = await newEmployee(api, { date_of_birth: yearsAgo(age) });
  const { body } = await api.call('placements.create', {
    body: { employee_id, employer_id, start_date: today, create_tasks: true },
  });
  const form_id = await formId(api, key);
  const need = body.form_requirements.find((it: { form_id: string }) => it.form_id === form_id);
  return { employee_id, employer_id, taskId: need?.task_id };
}

const permit = (expires_on: string | null) => ({
  'task.proof': 'work_permit',
  'task.issuing_office': 'Savannah High School',
  'task.issued_on': yearsAgo(1),
  'task.validity': expires_on === null ? 'until_18' : 'until_date',
  ...(expires_on === null ? {} : { 'task.expires_on': expires_on }),
  'task.shown_by': 'in_person',
});
const examination = {
  'task.work_is_allowed': true,
  'task.examined': 'original',
  'task.proof_is_accepted': true,
};

async function complete(expires_on: string | null) {
  const hired = await hire('GA', 15);
  const employee = await HostedPage.open(api, hired.employee_id);
  await answerAndSign(employee, hired.taskId, 'employee', permit(expires_on), 'Ana Lopez');
  const employer = await HostedPage.open(api, hired.employee_id, { assignee_type: 'employer' });
  const signed = await answerAndSign(employer, hired.taskId, 'employer', examination, 'Carla Reyes');
  expect(signed.status).toBe(201);
  await completedTask(api, hired.taskId);
  const { body } = await api.call('compliance_calendar.list', {
    query: { kind: 'renewal', employee_id: hired.employee_id },
  });
  return body.data;
}

describe('the policies for minors', () => {
  it('are active where an official source says whom the state means, and drafts elsewhere', async () => {
    expect(await add('ga-minor-work-permit')).toMatchObject({ state: 'added', waits_for: [] });
    expect(await add('fl-minor-work-permit')).toMatchObject({ state: 'added', waits_for: [] });
    expect(await add('ca-minor-work-permit')).toMatchObject({ state: 'added', waits_for: ['check'] });
  });

  it('ask in Georgia under 16, in Florida under 18, and nobody else', async () => {
    const asked = await Promise.all(
      [
        ['GA', 15],
        ['GA', 16],
        ['FL', 17],
        ['FL', 18],
        ['CA', 15],
      ].map(async ([state, age]) => Boolean((await hire(String(state), Number(age))).taskId)),
    );
    expect(asked).toEqual([true, false, true, false, false]);
  });
});

describe('a work permit', () => {
  it('that ends stands in the calendar 30 days before, when it is asked for again', async () => {
    const ends = addDays(today, 200);
    expect(await complete(ends)).toMatchObject([
      { kind: 'renewal', form_key: key, due_on: addDays(ends, -30), assignee_type: null },
    ]);
  });

  it('that holds until they are 18 is not asked for again', async () => {
    expect(await complete(null)).toEqual([]);
  });
});
