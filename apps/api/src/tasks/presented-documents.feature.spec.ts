import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const listB = 'task.list_b';
const card = { document: 'us_military_card', issuing_authority: 'Department of Defense' };

/** Section 1 is signed; of Section 2 everything is there but the entry of List B. */
async function examining() {
  const { taskId, employeeId } = await newTask(api, 'i-9');
  const employee = await HostedPage.open(api, employeeId);
  await answerAndSign(employee, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  await employer.write(taskId, { ...sectionTwoAnswers, [listB]: card });
  await employer.visitAll(taskId, 'section_2');
  return { taskId, employer };
}

describe('a document that may lack a number and an expiration date', () => {
  it('is not left blank: both are entered, or it is said that it has none, and the form has N/A', async () => {
    const { taskId, employer } = await examining();
    const refused = await employer.sign(taskId, 'section_2', 'Carla Reyes');
    expect(refused.status).toBe(400);
    expect(refused.body.issues.map(({ path }: { path: readonly string[] }) => path.slice(-2))).toEqual([
      [listB, 'number'],
      [listB, 'expires_on'],
    ]);
    await employer.write(taskId, { [listB]: { ...card, number: null, expires_on: null } });
    const kept = (await employer.sheet(taskId)).body.answers;
    expect(kept[listB]).toEqual({ ...card, has_no_number: true, expires_on: null, has_no_expiration: true });
    // A Social Security card never expires, which nobody has to say.
    expect(kept['task.list_c']).toMatchObject({ expires_on: null, has_no_expiration: true });
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes')).status).toBe(201);
    await completedTask(api, taskId);
    const { bytes } = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    expect((await extractPdfText(bytes)).match(/N\/A/g)).toHaveLength(3);
  });

  it('does not have a number and none', async () => {
    const { taskId, employer } = await examining();
    const both = { [listB]: { ...card, number: '1234567890', has_no_number: true } };
    expect((await employer.write(taskId, both)).status).toBe(400);
  });

  it('is none of those that always have both', async () => {
    const { taskId, employer } = await examining();
    const passport = { document: 'us_passport', issuing_authority: 'U.S. Department of State' };
    await employer.write(taskId, {
      'task.list_choice': 'a',
      'task.list_a_1': { ...passport, number: 'N/A', expires_on: 'N/A' },
    });
    const { body } = await employer.sign(taskId, 'section_2', 'Carla Reyes');
    expect(body.issues.map(({ path }: { path: readonly string[] }) => path.at(-1))).toEqual([
      'number',
      'expires_on',
    ]);
  });
});
