import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerAndSign,
  HostedPage,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../testing/hosted-page.js';
import {
  addPictures,
  examinedAnswers,
  nameRepresentative,
  openRepresentative,
} from '../testing/representative-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const card = (number: string) => ({
  ...sectionTwoAnswers,
  'task.list_c': { ...sectionTwoAnswers['task.list_c'], number },
});
const passport = {
  ...sectionTwoAnswers,
  'task.list_choice': 'a',
  'task.list_a_1': {
    document: 'us_passport',
    issuing_authority: 'U.S. Department of State',
    number: '123456789',
    expires_on: '2031-01-01',
  },
  'task.list_b': null,
  'task.list_c': null,
};
const alien = {
  'task.citizenship_status': 'alien_authorized_to_work',
  'task.work_authorization_expires_on': '2028-06-30',
  'task.uscis_number': 'A123456789',
};
const resident = { 'task.citizenship_status': 'lawful_permanent_resident', 'task.lpr_number': 'A123456789' };

async function signed(
  sectionOne: Readonly<Record<string, unknown>>,
  sectionTwo: Readonly<Record<string, unknown>>,
) {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  const employee = await HostedPage.open(api, employeeId);
  const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  const own = { ...sectionOneAnswers, ...sectionOne };
  expect((await answerAndSign(employee, taskId, 'section_1', own, 'Ana Lopez')).status).toBe(201);
  expect((await answerAndSign(employer, taskId, 'section_2', sectionTwo, 'Carla Reyes')).status).toBe(201);
  return { taskId, employeeId, employee, employer };
}

const notesOn = async (page: HostedPage, taskId: string) => (await page.sheet(taskId)).body.contradictions;
const fieldsOf = async (taskId: string, query: Record<string, string> = {}) =>
  (await api.call('tasks.getFields', { path: { task_id: taskId }, query })).body;

describe('Section 1 and a document that cannot both be right', () => {
  it('are signed, and both sides and the account read why', async () => {
    const { taskId, employee, employer } = await signed(resident, passport);
    const note = {
      path: 'task.list_a_1',
      rule: 'status_resident_with_us_passport',
      message:
        'Section 1 says: a lawful permanent resident. A U.S. passport or passport card is issued only to U.S. citizens and nationals.',
    };
    expect(await notesOn(employer, taskId)).toEqual([note]);
    // Without a proof the employee reads the document’s title in the copy of the form, and not its number.
    expect(await notesOn(employee, taskId)).toEqual([note]);
    expect((await fieldsOf(taskId)).contradictions).toEqual([note]);
  });

  it('are none where they agree', async () => {
    const { taskId, employer } = await signed({}, passport);
    expect(await notesOn(employer, taskId)).toEqual([]);
    expect(await fieldsOf(taskId)).not.toHaveProperty('contradictions');
  });
});

describe('a number that differs', () => {
  it('is noted only to readers who see both', async () => {
    const { taskId, employeeId, employer } = await signed(
      { 'task.social_security_number': '123-45-9999' },
      card('123-45-1111'),
    );
    const rules = [expect.objectContaining({ path: 'task.list_c', rule: 'number_differs_from_section_1' })];
    expect(await notesOn(employer, taskId)).toEqual(rules);
    expect((await fieldsOf(taskId, { include_sensitive_info: 'true' })).contradictions).toEqual(rules);
    // Masked: who may not read a number does not learn whether it is the same.
    expect(await fieldsOf(taskId)).not.toHaveProperty('contradictions');
    // Another device of the employee, on which neither was entered.
    const elsewhere = await HostedPage.open(api, employeeId);
    expect(await notesOn(elsewhere, taskId)).toEqual([]);
  });

  it('is no way for an authorized representative to try numbers: Section 1’s is not on their page', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, employeeId);
    await answerAndSign(employee, taskId, 'section_1', { ...sectionOneAnswers, ...alien }, 'Ana Lopez');
    const representative = await openRepresentative(api, await nameRepresentative(api, taskId));
    await addPictures(api, representative, taskId);
    const wrong = { ...examinedAnswers, ...card('123-45-1111') };
    expect((await representative.write(taskId, wrong)).status).toBe(200);
    expect(await notesOn(representative, taskId)).toEqual([]);
    // The status they are shown, since it says which documents are acceptable.
    expect((await representative.write(taskId, passport)).status).toBe(200);
    expect(await notesOn(representative, taskId)).toMatchObject([{ rule: 'status_alien_with_us_passport' }]);
  });
});
