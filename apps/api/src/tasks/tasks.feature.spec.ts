import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  formId,
  newEmployee,
  newEmployer,
  newTask,
  setClock,
  w4Answers,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const create = (body: object, query: Record<string, string> = {}) =>
  api.call('tasks.create', { body, query });
const list = async (query: Record<string, string | number>) =>
  (await api.call('tasks.list', { query })).body.data.map((task: { id: string }) => task.id);

describe('tasks', () => {
  it('names the form, its pages with their progress, and whose turn it is', async () => {
    const { taskId } = await newTask(api, 'w-4');
    const { body } = await api.call('tasks.findById', { path: { task_id: taskId } });
    expect(body).toMatchObject({
      name: "Form W-4, Employee's Withholding Certificate",
      status: 'requires_action',
      next_action: { type: 'employee_action' },
      completed_at: null,
      _tag: 'Task',
    });
    expect(body.subtasks.map((it: { form_page_id: string }) => it.form_page_id)).toEqual([
      'step_1',
      'step_1c',
      'step_2',
      'step_3',
      'step_4',
      'exempt',
    ]);
    expect(body.subtasks[0]).toMatchObject({ assignee_type: 'employee', form_section: { id: 'employee' } });
  });

  it('are refused for a form, employee or employer that is not there', async () => {
    const employee_id = await newEmployee(api);
    const form_id = await formId(api, 'w-4');
    const gone = 'xxxxxxxxxxxxxxxxxxxxxx';
    for (const body of [
      { form_id: `form_${gone}`, employee_id },
      { form_id, employee_id: `ee_${gone}` },
      { form_id, employee_id, employer_id: `er_${gone}` },
      { form_id, employee_id, client_id: `cl_${gone}` },
      { form_id, employee_id, placement_id: `pla_${gone}` },
    ]) {
      expect((await create(body)).status).toBe(404);
    }
    const token = api.stranger.apiToken;
    expect((await api.call('tasks.create', { body: { form_id, employee_id }, token })).status).toBe(404);
  });

  it('are not made twice for the same employee, form and associations, even at the same moment', async () => {
    const employee_id = await newEmployee(api);
    const form_id = await formId(api, 'handbook');
    const answers = await Promise.all([1, 2, 3].map(() => create({ form_id, employee_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body._tag).toBe('DuplicateTaskError');
    expect((await create({ form_id, employee_id }, { allow_duplicate: 'true' })).status).toBe(201);
    const employer_id = await newEmployer(api);
    expect((await create({ form_id, employee_id, employer_id })).status).toBe(201);
  });

  it('are listed newest first by what is asked for', async () => {
    const employer = await newEmployer(api);
    const { taskId: first, employeeId } = await newTask(api, 'w-4', {
      employer_id: employer,
      due_at: '2027-01-10T00:00:00Z',
    });
    const { taskId: second } = await newTask(api, 'handbook', {
      employee_id: employeeId,
      expired_at: '2020-01-01T00:00:00Z',
    });
    expect(await list({ employee_id: employeeId })).toEqual([second, first]);
    expect(await list({ employee_id: employeeId, status: 'expired' })).toEqual([second]);
    expect(await list({ employee_id: employeeId, status: 'requires_action' })).toEqual([first]);
    expect(await list({ employee_id: employeeId, status: 'completed' })).toEqual([]);
    expect(await list({ employer_id: employer })).toEqual([first]);
    expect(await list({ form_id: await formId(api, 'handbook'), employee_id: employeeId })).toEqual([second]);
    expect(await list({ due_at_gte: '2027-01-10T00:00:00Z', due_at_lte: '2027-01-10T00:00:00Z' })).toEqual([
      first,
    ]);
    expect(await list({ employee_id: employeeId, expired_at_lte: '2020-01-01T00:00:00Z' })).toEqual([second]);
    expect(await list({ employee_id: employeeId, per_page: 1, page: 2 })).toEqual([first]);
    expect((await api.call('tasks.list', { query: { status: 'lost' } })).status).toBe(400);
  });

  it('expire on time, and an expired one takes no answers', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const { taskId, employeeId } = await newTask(api, 'handbook', { expired_at: soon.toISOString() });
    const page = await HostedPage.open(api, employeeId);
    setClock(api, new Date(soon.getTime() + 1));
    expect((await page.write(taskId, { 'task.document_title': 'Handbook' })).status).toBe(403);
    const { body } = await api.call('tasks.findById', { path: { task_id: taskId } });
    expect(body).toMatchObject({ status: 'expired', next_action: { type: null } });
    setClock(api);
    expect((await page.write(taskId, { 'task.document_title': 'Handbook' })).status).toBe(200);
  });

  it('that are signed are not deletable before the law allows it', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    const update = (deletion_allowed_at: string) =>
      api.call('tasks.updateById', { path: { task_id: taskId }, body: { deletion_allowed_at } });
    expect((await update('2026-12-01T00:00:00Z')).status).toBe(200);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    const tooEarly = await update('2028-01-01T00:00:00Z');
    expect([tooEarly.status, tooEarly.body._tag]).toEqual([403, 'ForbiddenError']);
    expect((await update('2040-01-01T00:00:00Z')).status).toBe(200);
  });

  it('that are withdrawn are gone for everybody', async () => {
    const { taskId, employeeId } = await newTask(api, 'handbook');
    const page = await HostedPage.open(api, employeeId);
    const path = { task_id: taskId };
    expect((await api.call('tasks.deleteById', { path })).body.id).toBe(taskId);
    expect((await api.call('tasks.findById', { path })).status).toBe(404);
    expect((await api.call('tasks.deleteById', { path })).status).toBe(404);
    expect((await page.sheet(taskId)).status).toBe(404);
    expect((await page.current()).body.tasks).toEqual([]);
  });
});
