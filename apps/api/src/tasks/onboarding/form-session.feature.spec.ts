import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  newEmployer,
  newTask,
  signatureInput,
} from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

describe('a form session', () => {
  it('sees its employee, its tasks, their forms and the employer that they name, and nothing else', async () => {
    const employer = await newEmployer(api);
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: employer });
    const { taskId: foreign } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const { token } = await HostedPage.open(api, employeeId);
    const task = (await api.call('tasks.findById', { path: { task_id: taskId }, token })).body;
    const own = await api.call('employees.findById', { path: { employee_id: employeeId }, token });
    expect(own.status).toBe(200);
    expect((await api.call('employers.findById', { path: { employer_id: employer }, token })).status).toBe(
      200,
    );
    expect((await api.call('forms.findById', { path: { form_id: task.form_id }, token })).status).toBe(200);
    const other = (await api.call('tasks.findById', { path: { task_id: foreign } })).body;
    const handbook = await api.call('forms.list', { query: { name: 'Handbook' } });
    const refused = [
      await api.call('tasks.findById', { path: { task_id: foreign }, token }),
      await api.call('tasks.getSheet', { path: { task_id: foreign }, token }),
      await api.call('tasks.getFields', { path: { task_id: foreign }, token }),
      await api.call('tasks.updateFields', { path: { task_id: foreign }, body: { fields: [] }, token }),
      await api.call('tasks.previewPdf', { path: { task_id: foreign }, token }),
      await api.call('subtasks.findById', { path: { subtask_id: other.subtasks[0].id }, token }),
      await api.call('subtasks.visit', { path: { subtask_id: other.subtasks[0].id }, token }),
      await api.call('tasks.sign', {
        path: { task_id: foreign },
        body: signatureInput('w-4', 'employee', 'Ana Lopez'),
        token,
      }),
      await api.call('employees.findById', { path: { employee_id: other.employee_id }, token }),
      await api.call('employers.findById', { path: { employer_id: other.employer_id }, token }),
      await api.call('forms.findById', { path: { form_id: handbook.body.data[0].id }, token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  });

  it('is 403 where it has no business at all', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const { token } = await HostedPage.open(api, employeeId);
    const path = { task_id: taskId };
    for (const answer of [
      await api.call('clients.list', { token }),
      await api.call('employees.getOnboardingUrl', { path: { employee_id: employeeId }, token }),
      await api.call('tasks.getOnboardingUrl', { path, query: { assignee_type: 'employer' }, token }),
      await api.call('tasks.deleteById', { path, token }),
      await api.call('tasks.getAudit', { path, token }),
      await api.call('employees.updateById', { path: { employee_id: employeeId }, body: {}, token }),
    ]) {
      expect(answer.status).toBe(403);
    }
    const sheet = await api.call('tasks.getSheet', { path });
    expect(sheet.status).toBe(403);
  });

  it('tells each side what the form is to them', async () => {
    const { employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const purposeFor = async (assignee_type: 'employee' | 'employer') => {
      const { body } = await (await HostedPage.open(api, employeeId, { assignee_type })).current();
      return body.tasks[0].purpose;
    };
    expect((await purposeFor('employee')).en).toMatch(/^Federal law asks every employer/);
    const employers = await purposeFor('employer');
    expect(employers.en).toMatch(/^You examine the documents/);
    expect(employers.es).toMatch(/^Usted examina los documentos/);
    expect(employers.ar).toMatch(/^تفحص المستندات/);
  });

  it('of the employer sees of another form’s sensitive answers the last digits only, once it is signed', async () => {
    const { taskId, employeeId } = await newTask(api, 'direct-deposit', {
      employer_id: await newEmployer(api),
    });
    const employee = await HostedPage.open(api, employeeId);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const answers = {
      'task.action': 'new',
      'task.account_1_bank_name': 'First Bank',
      'task.account_1_routing_number': '021000021',
      'task.account_1_account_number': '000123456789',
      'task.account_1_account_number_again': '000123456789',
      'task.account_1_type': 'checking',
    };
    await employee.write(taskId, answers);
    expect((await employer.sheet(taskId)).body.answers).toEqual({});
    await answerAndSign(employee, taskId, 'employee', {}, 'Ana Lopez');
    const seen = (await employer.sheet(taskId)).body.answers;
    expect(seen['task.account_1_bank_name']).toBe('First Bank');
    expect(seen['task.account_1_account_number']).toMatch(/^\D*6789$/);
    expect(JSON.stringify(seen)).not.toMatch(/021000021|0123456789/);
    const own = (await employee.sheet(taskId)).body.answers;
    expect(own['task.account_1_account_number']).toBe('000123456789');
  });
});
