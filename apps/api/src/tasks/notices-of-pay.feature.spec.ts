import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { policyLibrary } from '@firstday/forms';
import { extractPdfText } from '../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  formId,
  HostedPage,
  newEmployee,
  newEmployer,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
  for (const { name, condition, forms } of policyLibrary.filter(({ key }) => key === 'ny-ls-54')) {
    const form_ids = await Promise.all(forms.map((key) => formId(api, key)));
    const made = await api.call('policies.create', { body: { name, condition, form_ids } });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
}, 60_000);
afterAll(() => api?.stop());

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const hourly = {
  pay_rate: 18.5,
  pay_basis: 'hour',
  overtime_rate: 27.75,
  overtime_status: 'non_exempt',
  pay_frequency: 'weekly',
  regular_payday: 'Every Friday',
};

/** Somebody who is placed in a job of New York, which says what is paid. */
async function hired() {
  const employeeId = await newEmployee(api);
  const job = (await api.call('jobs.create', { body: { name: 'Cook', address, ...hourly } })).body;
  const employer_id = await newEmployer(api, { phone: '(518) 555-0100', address });
  const body = { employee_id: employeeId, employer_id, job_id: job.id, create_tasks: true };
  const { id } = (await api.call('placements.create', { body })).body;
  return { employeeId, jobId: String(job.id), placementId: String(id) };
}

const noticeOf = async (placementId: string) => {
  const { body } = await api.call('placements.findById', { path: { placement_id: placementId } });
  return body.form_requirements.find(({ form_key }: { form_key: string }) => form_key === 'ny-ls-54');
};

async function signedNotice() {
  const { employeeId, jobId, placementId } = await hired();
  const taskId: string = (await noticeOf(placementId)).task_id;
  const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
  const employers = { 'task.notice_given': 'at_hiring', 'task.preparer': 'Carla Reyes, HR manager' };
  await answerAndSign(employer, taskId, 'employer', employers, 'Carla Reyes');
  const employee = await HostedPage.open(api, employeeId);
  return { employeeId, jobId, placementId, taskId, employee };
}

describe('a notice of pay in New York', () => {
  it('is filled from the records, signed by the employer first, and acknowledged', async () => {
    const { employeeId, placementId } = await hired();
    const taskId: string = (await noticeOf(placementId)).task_id;
    const task = async () => (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
    expect((await task()).next_action).toEqual({ type: 'employer_action' });
    const employee = await HostedPage.open(api, employeeId);
    expect((await employee.sheet(taskId)).body.sections[1].state).toBe('locked');
    expect(JSON.stringify((await employee.sheet(taskId)).body.answers)).not.toMatch(/18.5/);
    expect((await employee.write(taskId, { 'task.pay_rate': 99 })).status).toBe(403);
    expect((await employee.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(403);

    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const given = { 'task.notice_given': 'at_hiring', 'task.preparer': 'Carla Reyes, HR manager' };
    expect((await answerAndSign(employer, taskId, 'employer', given, 'Carla Reyes')).status).toBe(201);
    expect((await task()).next_action).toEqual({ type: 'employee_action' });
    expect((await employer.write(taskId, { 'task.pay_rate': 10 })).status).toBe(403);
    const { answers } = (await employee.sheet(taskId)).body;
    expect(answers).toMatchObject({ 'task.pay_rate': 18.5, 'task.overtime_rate': 27.75 });

    const spanish = { 'task.primary_language': 'es' };
    const refused = await answerAndSign(employee, taskId, 'employee', spanish, 'Ana Lopez');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('task.primary_language'),
    ]);
    const english = { 'task.primary_language': 'en' };
    expect((await answerAndSign(employee, taskId, 'employee', english, 'Ana Lopez')).status).toBe(201);
    expect((await completedTask(api, taskId)).body.status).toBe('completed');
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = (await extractPdfText(pdf.bytes)).replaceAll(/\s+/g, ' ');
    for (const part of ['18.50', '27.75', 'Every Friday', 'I told my employer what my primary language is'])
      expect(text).toContain(part);
  });

  it('is corrected by the employer alone: the acknowledgement stays, and the notice shows what was corrected', async () => {
    const { taskId, employeeId, employee } = await signedNotice();
    await answerAndSign(employee, taskId, 'employee', { 'task.primary_language': 'en' }, 'Ana Lopez');
    await completedTask(api, taskId);
    const signatureOf = async (id: string) => {
      const { sections } = (await employee.sheet(taskId)).body;
      return sections.find((section: { id: string }) => section.id === id).signature;
    };
    const acknowledged = await signatureOf('employee');
    const body = { starting_section_id: 'employer', reason: 'The overtime rate was wrong' };
    await api.call('task_change_requests.create', { path: { task_id: taskId }, body });
    expect(await signatureOf('employee')).toEqual(acknowledged);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    await answerAndSign(employer, taskId, 'employer', { 'task.overtime_rate': 28.5 }, 'Carla Reyes');
    await completedTask(api, taskId);
    expect(await signatureOf('employee')).toEqual(acknowledged);
    expect((await employee.sheet(taskId)).body.corrected_since).toMatchObject([{ section_id: 'employer' }]);
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = await extractPdfText(pdf.bytes);
    for (const part of ['27.75', '28.50', 'CR ']) expect(text).toContain(part);
  });

  it('is asked for again once the job pays another rate', async () => {
    const { employeeId, jobId, placementId, taskId, employee } = await signedNotice();
    await answerAndSign(employee, taskId, 'employee', { 'task.primary_language': 'en' }, 'Ana Lopez');
    await completedTask(api, taskId);
    const pays = (change: object) => api.call('jobs.updateById', { path: { job_id: jobId }, body: change });
    const asked = async () => (await noticeOf(placementId)).task_id;
    await pays({ pay_rate: 19 });
    for (let tries = 0; tries < 500 && (await asked()) !== null; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await asked()).toBeNull();
    const form_id = await formId(api, 'ny-ls-54');
    const body = { form_id, employee_id: employeeId, placement_id: placementId };
    const made = await api.call('tasks.create', { body });
    expect([made.status, made.body.renews_task_id]).toEqual([201, taskId]);
  }, 60_000);
});
