import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployer,
  newTask,
  sectionOneAnswers,
} from '../testing/hosted-page.js';
import { examinedAnswers, pictureOf } from '../testing/representative-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const box = 'task.alternative_procedure';
const steps = {
  'task.examination_method': 'live_video',
  'task.copies_examined_on': '2026-01-05',
  'task.video_on': '2026-01-05',
  'task.video_at': '2:30 PM',
  'task.video_by': 'Carla Reyes',
};

const copiesOfEmployee = { page: 'documents_copies', field: 'files' };

async function upload(page: HostedPage, taskId: string, content: Uint8Array, to = copiesOfEmployee) {
  const { subtasks } = (await page.sheet(taskId)).body;
  const { id } = subtasks.find((it: { page_id: string }) => it.page_id === to.page);
  const form = new FormData();
  form.append(to.field, new Blob([new Uint8Array(content)]), 'side.png');
  return api.call('subtasks.uploadFiles', { path: { subtask_id: id }, form, token: page.token });
}

/** Section 1 is signed, for an employer in E-Verify that examines the documents of all hires by live video. */
async function hired(status: object = {}) {
  const employer_id = await newEmployer(api, {
    uses_e_verify: true,
    e_verify_company_id: '123456',
    remote_examination: 'all_hires',
  });
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id });
  const employee = await HostedPage.open(api, employeeId);
  const answers = { ...sectionOneAnswers, 'task.social_security_number': '212-55-6789', ...status };
  await answerAndSign(employee, taskId, 'section_1', answers, 'Ana Lopez');
  const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  await employer.write(taskId, {
    ...examinedAnswers,
    'task.employer_representative': 'Reyes, Carla, HR Manager',
  });
  await employer.visitAll(taskId, 'section_2');
  return { taskId, employee, employer };
}

const ticked = async (page: HostedPage, taskId: string): Promise<boolean> =>
  (await page.sheet(taskId)).body.answers[box] === true;
const refusals = async (page: HostedPage, taskId: string): Promise<readonly string[]> => {
  const { body } = await page.sign(taskId, 'section_2', 'Carla Reyes');
  return (body.issues ?? []).map(({ path }: { path: readonly string[] }) => path.join('.'));
};

describe('an examination by live video', () => {
  it('ticks the box of the form, which nobody ticks or clears by hand', async () => {
    const { taskId, employer } = await hired();
    expect((await employer.write(taskId, { [box]: true })).status).toBe(400);
    expect(await ticked(employer, taskId)).toBe(false);
    expect(await refusals(employer, taskId)).toEqual(['fields.task.examination_method']);
    expect((await employer.write(taskId, steps)).status).toBe(200);
    expect(await ticked(employer, taskId)).toBe(true);
    await employer.write(taskId, { [box]: false });
    expect(await ticked(employer, taskId)).toBe(true);
    await employer.write(taskId, { 'task.examination_method': 'in_person' });
    expect(await ticked(employer, taskId)).toBe(false);
    expect(await refusals(employer, taskId)).toEqual(['fields.task.in_person_by_choice']);
  });

  it('is signed with a different file for each side, and takes none twice', async () => {
    const { taskId, employee, employer } = await hired();
    await employer.write(taskId, steps);
    expect(await refusals(employer, taskId)).toEqual(['fields.task.received_copies']);
    for (const at of [1, 2, 3, 4]) expect((await upload(employee, taskId, pictureOf(at))).status).toBe(200);
    const again = await upload(employee, taskId, pictureOf(2));
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringContaining('This file is there already'),
    ]);
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes')).status).toBe(201);
    expect(await ticked(employer, taskId)).toBe(true);
  });
});

describe('a reverification by live video', () => {
  const block = (given: object) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [`task.reverify_1_${name}`, value]));
  const permit = {
    document: 'employment_authorization_document',
    number: 'SRC1234567890',
    expires_on: '2031-01-31',
  };
  const shown = {
    'task.reverify_1_document': permit,
    'task.reverify_1_representative': 'Reyes, Carla',
    ...block({
      examination_method: 'live_video',
      copies_examined_on: '2026-01-05',
      video_on: '2026-01-05',
      video_at: '2:30 PM',
      video_by: 'Carla Reyes',
    }),
  };
  const tick = { 'task.reverify_1_alternative_procedure': true };
  const ofBlock = { page: 'supplement_b_1_block', field: 'task.reverify_1_received_copies' };

  it('ticks the box of its block of Supplement B, and keeps copies of both sides', async () => {
    const { taskId, employer } = await hired({
      'task.citizenship_status': 'alien_authorized_to_work',
      'task.uscis_number': 'A123456789',
      'task.work_authorization_expires_on': '2031-01-31',
    });
    await employer.write(taskId, {
      'task.examination_method': 'in_person',
      'task.in_person_by_choice': true,
    });
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes')).status).toBe(201);
    await completedTask(api, taskId);
    await api.call('task_change_requests.create', {
      path: { task_id: taskId },
      body: { starting_section_id: 'supplement_b_1' },
      token: employer.token,
    });
    expect((await employer.write(taskId, { ...shown, ...tick })).status).toBe(200);
    await employer.write(taskId, { 'task.reverify_1_examination_method': 'in_person' });
    expect((await employer.write(taskId, tick)).status).toBe(400);
    expect((await employer.write(taskId, shown)).status).toBe(200);
    await employer.visitAll(taskId, 'supplement_b_1');
    const refused = await employer.sign(taskId, 'supplement_b_1', 'Carla Reyes');
    expect(refused.body.issues).toMatchObject([{ path: ['fields', ofBlock.field] }]);
    expect((await upload(employer, taskId, pictureOf(1), ofBlock)).status).toBe(200);
    expect((await upload(employer, taskId, pictureOf(1), ofBlock)).status).toBe(400);
    expect((await upload(employer, taskId, pictureOf(2), ofBlock)).status).toBe(200);
    expect((await employer.sign(taskId, 'supplement_b_1', 'Carla Reyes')).status).toBe(201);
    expect((await employer.sheet(taskId)).body.answers).toMatchObject(tick);
  });
});
