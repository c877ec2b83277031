import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  w4Answers,
} from '../../testing/hosted-page.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

describe('the hosted experience', () => {
  it('lets an employee answer and sign a W-4 from an onboarding link', async () => {
    const employer = await newEmployer(api);
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: employer });
    const page = await HostedPage.open(api, employeeId, { locale: 'es' });
    const session = (await page.current()).body;
    expect(session).toMatchObject({ side: 'employee', locale: 'es', employer: { id: employer } });
    expect(session.tasks).toHaveLength(1);
    expect((await page.write(taskId, w4Answers)).status).toBe(200);
    expect((await page.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(400);
    await page.visitAll(taskId, 'employee');
    const signed = await page.sign(taskId, 'employee', 'Ana Lopez');
    expect(signed.status).toBe(201);
    expect(signed.body).toMatchObject({ status: 'requires_action', next_action: { type: 'system_action' } });
    const sheet = (await page.sheet(taskId)).body;
    expect(sheet.sections.map((it: { state: string }) => it.state)).toEqual(['done', 'done']);
    const done = await completedTask(api, taskId);
    expect(done.body).toMatchObject({ next_action: { type: null }, progress: { percent: 100 } });
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId }, token: page.token });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const text = await extractPdfText(pdf.bytes);
    for (const answer of ['Lopez', '2 Oak Ave', '123-45-6789', 'Harbor Foods', '12-3456789']) {
      expect(text).toContain(answer);
    }
    const record = await api.call('employees.findById', { path: { employee_id: employeeId } });
    expect(record.body).toMatchObject({ social_security_number: '123-45-6789', address: { city: 'Troy' } });
  });

  it('prefills a W-4 from the record, and says so until the answer is confirmed', async () => {
    const employee = await newEmployee(api, { middle_name: 'Maria' });
    const { taskId } = await newTask(api, 'w-4', { employee_id: employee });
    const page = await HostedPage.open(api, employee);
    const sheet = (await page.sheet(taskId)).body;
    expect(sheet.answers).toMatchObject({ 'employee.first_name': 'Ana', 'task.middle_initial': 'M' });
    expect(sheet.prefilled).toContain('employee.first_name');
    await page.write(taskId, { 'employee.first_name': 'Ana', 'task.middle_initial': null });
    const after = (await page.sheet(taskId)).body;
    expect(after.prefilled).not.toContain('employee.first_name');
    expect(after.answers['task.middle_initial'] ?? null).toBeNull();
  });
});
