import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  sectionOneAnswers,
  sectionTwoAnswers,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

interface Listed {
  readonly id: string;
  readonly name: string;
}

async function place(more: object = {}, employerMore: object = {}) {
  const employer_id = await newEmployer(api, employerMore);
  const employee_id = await newEmployee(api, { middle_name: 'Maria', date_of_birth: '1990-04-05' });
  const body = { employee_id, employer_id, start_date: '2026-11-23', create_tasks: true, ...more };
  const placement = await api.call('placements.create', { body });
  expect(placement.status).toBe(201);
  const { data } = (await api.call('tasks.list', { query: { employee_id } })).body;
  const taskOf = (name: string): string => data.find((task: Listed) => task.name.includes(name)).id;
  return { employee_id, employer_id, i9: taskOf('Eligibility'), w4: taskOf('Withholding') };
}

describe('the main job', () => {
  it('goes from a placement to both signed documents', async () => {
    const { employee_id, employer_id, i9, w4 } = await place();
    const employee = await HostedPage.open(api, employee_id, { task_ids: `${i9},${w4}` });
    const employer = await HostedPage.open(api, employee_id, { assignee_type: 'employer' });
    expect((await employee.current()).body.employer).toEqual({ id: employer_id, name: 'Harbor Foods' });
    await answerAndSign(employee, i9, 'section_1', sectionOneAnswers, 'Ana Lopez');
    await answerAndSign(employee, w4, 'employee', w4Answers, 'Ana Lopez');
    const sheet = (await employer.sheet(i9)).body;
    expect(sheet.answers).toMatchObject({
      'task.first_day_of_employment': '2026-11-23',
      'task.employer_name': 'Harbor Foods',
    });
    await answerAndSign(employer, i9, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    for (const task of [i9, w4]) await completedTask(api, task);
    const certificate = await api.call('tasks.getPdf', { path: { task_id: w4 } });
    const text = await extractPdfText(certificate.bytes);
    for (const answer of ['Ana', 'Troy', '123-45-6789', '2,200', '11/23/2026', '12-3456789']) {
      expect(text).toContain(answer);
    }
    const placements = await api.call('placements.list', { query: { employee_id } });
    expect(placements.body.data[0].progress.forms_completed).toBe(2);
  });

  it('8 CFR 274a.2(b)(1)(ii): Section 1 is due on the first day, Section 2 three business days after it', async () => {
    setClock(api, new Date('2026-11-20T12:00:00Z'));
    const { employee_id, i9 } = await place();
    const employee = await HostedPage.open(api, employee_id, { task_ids: i9 });
    const employer = await HostedPage.open(api, employee_id, { assignee_type: 'employer', task_ids: i9 });
    const due = async (page: HostedPage) => {
      const { due_on, business_days_left } = (await page.current()).body.tasks[0];
      return { due_on, business_days_left };
    };
    expect(await due(employee)).toEqual({ due_on: '2026-11-23', business_days_left: 1 });
    expect(await due(employer)).toEqual({ due_on: null, business_days_left: null });
    await answerAndSign(employee, i9, 'section_1', sectionOneAnswers, 'Ana Lopez');
    // Starts Monday, due Friday: Thanksgiving is between (5 U.S.C. 6103(a)).
    expect(await due(employer)).toEqual({ due_on: '2026-11-27', business_days_left: 4 });
    const task = (await api.call('tasks.findById', { path: { task_id: i9 } })).body;
    expect(task.due_at).toBe('2026-11-27T23:59:59.999Z');
    setClock(api);
  });

  it('asks for the Social Security number where the employer uses E-Verify', async () => {
    const { employee_id, i9 } = await place({}, { uses_e_verify: true });
    const employee = await HostedPage.open(api, employee_id);
    const { 'task.social_security_number': _none, ...answers } = sectionOneAnswers;
    await employee.write(i9, answers);
    await employee.visitAll(i9, 'section_1');
    const refused = await employee.sign(i9, 'section_1', 'Ana Lopez');
    expect(refused.body.issues.map((it: { path: string[] }) => it.path)).toEqual([
      ['fields', 'task.social_security_number'],
    ]);
    const { surroundings } = (await employee.sheet(i9)).body;
    expect(surroundings).toMatchObject({
      'employer.uses_e_verify': true,
      'placement.start_date': '2026-11-23',
    });
    expect(JSON.stringify(surroundings)).not.toContain('1990-04-05');
  });

  it('never prefills Section 1, neither from the record nor by the API', async () => {
    const { employee_id, i9 } = await place();
    const page = await HostedPage.open(api, employee_id);
    expect((await page.sheet(i9)).body.answers).toEqual({});
    const written = await api.call('tasks.updateFields', {
      path: { task_id: i9 },
      body: { fields: [{ path: 'task.email', value: 'ana@example.com' }] },
    });
    expect(written.status).toBe(403);
  });

  it('dates a form by the calendar of the employer, wherever the signer is', async () => {
    setClock(api, new Date('2026-11-24T03:00:00Z'));
    const { employee_id, w4 } = await place({}, { time_zone: 'America/Los_Angeles' });
    const page = await HostedPage.open(api, employee_id);
    expect((await page.sheet(w4)).body.surroundings.today).toBe('2026-11-23');
    await page.write(w4, w4Answers);
    await page.visitAll(w4, 'employee');
    await page.sign(w4, 'employee', 'Ana Lopez');
    const section = (await page.sheet(w4)).body.sections[0];
    expect(section.signature).toMatchObject({
      signed_on: '2026-11-23',
      signed_at: '2026-11-24T03:00:00.000Z',
    });
    setClock(api);
  });
});
