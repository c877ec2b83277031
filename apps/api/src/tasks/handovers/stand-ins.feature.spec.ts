import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  preparerAnswers,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const words = 'Individual under age 18';
const minor = {
  ...sectionOneAnswers,
  'task.date_of_birth': `${new Date().getUTCFullYear() - 16}-01-05`,
  'task.section_1_completed_by': 'parent_or_guardian',
  'task.preparer_count': '1',
};

/** An I-9 of a minor, filled in and not signed. */
async function filledIn(answers: Readonly<Record<string, unknown>> = minor) {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
  const employee = await HostedPage.open(api, employeeId);
  expect((await employee.write(taskId, answers)).status).toBe(200);
  await employee.visitAll(taskId, 'section_1');
  return { taskId, employeeId, employee };
}

describe('M-274, 4.2: Section 1 of a minor', () => {
  it('is signed and certified by a parent or guardian, in a session of their own', async () => {
    const { taskId, employeeId, employee } = await filledIn();
    for (const name of ['Ana Lopez', words])
      expect((await employee.sign(taskId, 'section_1', name)).status).toBe(403);
    const parent = await employee.handOver(taskId, 'section_1', 'Min Cho');
    expect((await parent.write(taskId, { 'task.address_street': '9 Elm St' })).status).toBe(200);
    expect((await parent.sign(taskId, 'section_1', 'Min Cho')).status).toBe(400);
    expect((await parent.sign(taskId, 'section_1', words)).status).toBe(201);
    const signed = await answerAndSign(parent, taskId, 'supplement_a_1', preparerAnswers, 'Min Cho');
    expect(signed.status).toBe(201);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const listB = { ...sectionTwoAnswers, 'task.list_b': { document: 'individual_under_18' } };
    const examined = await answerAndSign(employer, taskId, 'section_2', listB, 'Carla Reyes');
    expect([examined.status, examined.body.issues]).toEqual([201, undefined]);
    await completedTask(api, taskId);
    const pdf = await extractPdfText((await api.call('tasks.getPdf', { path: { task_id: taskId } })).bytes);
    // In the signature field of Section 1, and in List B.
    expect(pdf.split(words)).toHaveLength(3);
    const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(body.is_intact).toBe(true);
    expect(body.signatures).toMatchObject([
      { section_id: 'section_1', role: 'preparer', name: words, handed_over_to: 'Min Cho' },
      { section_id: 'supplement_a_1', role: 'preparer', name: 'Min Cho' },
      { section_id: 'section_2', role: 'employer' },
    ]);
    const { bytes } = await api.call('tasks.getCertificate', { path: { task_id: taskId } });
    expect((await extractPdfText(bytes)).replaceAll(/\s+/g, ' ')).toContain(
      'The employee handed the device to Min Cho',
    );
  });

  it('is certified by whoever completed it, and by nobody in their place', async () => {
    const { taskId, employee } = await filledIn();
    const parent = await employee.handOver(taskId, 'section_1', 'Min Cho');
    expect((await parent.sign(taskId, 'section_1', words)).status).toBe(201);
    await employee.prove();
    const other = await employee.handOver(taskId, 'supplement_a_1', 'Zed Anyone');
    const theirs = {
      ...preparerAnswers,
      'task.preparer_1_first_name': 'Zed',
      'task.preparer_1_last_name': 'Anyone',
    };
    const signed = await answerAndSign(other, taskId, 'supplement_a_1', theirs, 'Zed Anyone');
    expect(signed.status).toBe(400);
  });

  it('is the employee’s own again where nobody completes it for them', async () => {
    const { taskId, employee } = await filledIn();
    const parent = await employee.handOver(taskId, 'section_1', 'Min Cho');
    await parent.write(taskId, { 'task.section_1_completed_by': 'employee', 'task.preparer_count': '0' });
    expect((await parent.sign(taskId, 'section_1', words)).status).toBe(403);
    expect((await parent.sign(taskId, 'section_1', 'Ana Lopez')).status).toBe(403);
    await employee.prove();
    expect((await employee.sign(taskId, 'section_1', words)).status).toBe(400);
    expect((await employee.sign(taskId, 'section_1', 'Ana Lopez')).status).toBe(201);
  });

  it('is not handed over for those of 18 and more, nor in E-Verify', async () => {
    const grown = await filledIn({ ...minor, 'task.date_of_birth': '1990-04-05' });
    const parent = await grown.employee.handOver(grown.taskId, 'section_1', 'Min Cho');
    expect((await parent.sign(grown.taskId, 'section_1', words)).status).toBe(400);
    const alone = await filledIn(sectionOneAnswers);
    expect((await alone.employee.askToHandOver(alone.taskId, 'section_1', 'Min Cho')).status).toBe(400);
  });
});
