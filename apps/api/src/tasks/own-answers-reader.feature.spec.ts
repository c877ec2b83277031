import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormContent } from '@firstday/domain';
import { HostedPage, newEmployee, newTask, sectionOneAnswers, w4Answers } from '../testing/hosted-page.js';
import { publishedForm, workwear } from '../testing/published-form.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const moved = { 'task.address_street': '9 Sycamore Lane', 'task.last_name': 'Lopez Vega' };
const taken = ['employee.last_name', 'employee.address'] as const;

/** Filled from the same facts by other names. */
const certificate: FormContent = {
  ...workwear,
  sections: [
    {
      ...{
        id: 'employee',
        title: { en: 'You' },
        assignee_type: 'employee',
        attestation: { en: 'It is true.' },
      },
      pages: [
        {
          id: 'identity',
          title: { en: 'You' },
          fields: [
            {
              path: 'task.number',
              kind: 'ssn',
              label: { en: 'SSN' },
              prefill: 'employee.social_security_number',
            },
            { path: 'task.family', kind: 'name', label: { en: 'Last name' }, prefill: 'employee.last_name' },
          ],
        },
      ],
    },
  ],
};

/** Somebody whose I-9 is filled in, other than their record is, and whose W-4 is not begun. */
async function twoForms(token?: string) {
  const employeeId = await newEmployee(api);
  const { taskId: i9 } = await newTask(api, 'i-9', { employee_id: employeeId, ...(token && { token }) });
  const { taskId: w4 } = await newTask(api, 'w-4', { employee_id: employeeId, ...(token && { token }) });
  const page = await HostedPage.open(api, employeeId);
  const written = await page.write(i9, { ...sectionOneAnswers, ...moved });
  expect(written.status).toBe(200);
  return { employeeId, i9, w4, page };
}

const answersOf = async (page: HostedPage, task: string) => {
  const { status, body } = await page.sheet(task);
  return { status, answers: body.answers ?? {}, from: body.prefilled_from ?? {}, hidden: body.hidden ?? [] };
};

describe('what the employee said in one form', () => {
  it('is offered in the next one, as that form says it, until it is answered there', async () => {
    const { w4, i9, page } = await twoForms();
    await page.prove();
    const { answers, from } = await answersOf(page, w4);
    expect(answers).toMatchObject({
      'employee.last_name': 'Lopez Vega',
      'employee.address': { street: '9 Sycamore Lane' },
      'employee.social_security_number': '123-45-6789',
    });
    expect(from).toMatchObject(Object.fromEntries(taken.map((path) => [path, 'i-9'])));
    await page.write(w4, { 'employee.last_name': 'Lopez' });
    const after = await answersOf(page, w4);
    expect([after.answers['employee.last_name'], after.from['employee.last_name']]).toEqual([
      'Lopez',
      undefined,
    ]);
    // And never the other way: Section 1 is filled by hand.
    const second = await answersOf(page, i9);
    expect(second.answers['task.last_name']).toBe('Lopez Vega');
  });

  it('is offered in a form of an account’s own, the Social Security number masked as everywhere', async () => {
    const { employeeId, i9 } = await twoForms();
    const form_id = await publishedForm(api, 'own-certificate', certificate);
    const { taskId } = await newTask(api, 'own-certificate', { employee_id: employeeId, form_id });
    const page = await HostedPage.open(api, employeeId);
    const before = await answersOf(page, taskId);
    expect(before.hidden).toEqual(['task.number']);
    expect(JSON.stringify(before.answers)).not.toContain('6789');
    await page.prove();
    const { answers, from } = await answersOf(page, taskId);
    expect(answers).toMatchObject({ 'task.number': '123-45-6789', 'task.family': 'Lopez Vega' });
    expect(from).toEqual({ 'task.number': 'i-9', 'task.family': 'i-9' });
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect(JSON.stringify((await employer.sheet(taskId)).body)).not.toMatch(/6789|Vega/);
    const fields = await api.call('tasks.getFields', { path: { task_id: taskId } });
    expect(JSON.stringify(fields.body)).not.toMatch(/6789|Vega/);
    expect((await page.sheet(i9)).status).toBe(200);
  });

  it('fills nothing of Section 1 of Form I-9', async () => {
    const employeeId = await newEmployee(api);
    const { taskId: w4 } = await newTask(api, 'w-4', { employee_id: employeeId });
    const { taskId: i9 } = await newTask(api, 'i-9', { employee_id: employeeId });
    const page = await HostedPage.open(api, employeeId);
    expect((await page.write(w4, w4Answers)).status).toBe(200);
    const { answers, from } = await answersOf(page, i9);
    expect(Object.keys(answers).filter((path) => path.startsWith('task.'))).toEqual([]);
    expect(from).toEqual({});
  });

  it('is a secret to a session that has not proved who it is, and stays where it is left blank', async () => {
    const { employeeId, w4 } = await twoForms();
    const stranger = await HostedPage.open(api, employeeId);
    const { answers, hidden } = await answersOf(stranger, w4);
    expect(hidden).toContain('employee.social_security_number');
    expect(JSON.stringify(answers)).not.toContain('6789');
  });

  it('is told to nobody else: not the API, the employer’s side, a link to one form, nor another employee', async () => {
    const { employeeId, w4 } = await twoForms();
    const fields = await api.call('tasks.getFields', { path: { task_id: w4 } });
    expect(JSON.stringify(fields.body)).not.toMatch(/Sycamore|Vega|6789/);
    const narrow = await HostedPage.open(api, employeeId, { task_ids: w4 });
    expect(JSON.stringify(await answersOf(narrow, w4))).not.toMatch(/Sycamore|Vega|6789/);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect(JSON.stringify((await employer.sheet(w4)).body)).not.toMatch(/Sycamore|Vega|6789/);
    const other = await newTask(api, 'w-4');
    const page = await HostedPage.open(api, other.employeeId);
    expect(JSON.stringify(await answersOf(page, other.taskId))).not.toMatch(/Sycamore|Vega|6789/);
    expect((await page.sheet(w4)).status).toBe(404);
  });

  it('is compared where a number cannot be two, and both are told masked, to who may see sensitive answers', async () => {
    const { employeeId, w4, i9, page } = await twoForms();
    await page.prove();
    await page.write(w4, { 'employee.social_security_number': '123-45-6780' });
    const differing = async (by: HostedPage, task: string) => (await by.sheet(task)).body.differing;
    expect(await differing(page, w4)).toEqual([
      {
        path: 'employee.social_security_number',
        here: '***-**-6780',
        there: '***-**-6789',
        form_key: 'i-9',
        task_id: i9,
      },
    ]);
    expect(await differing(page, i9)).toMatchObject([
      { here: '***-**-6789', there: '***-**-6780', task_id: w4 },
    ]);
    expect(await differing(await HostedPage.open(api, employeeId), w4)).toEqual([]);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect(await differing(employer, w4)).toEqual([]);
    await page.write(w4, { 'employee.social_security_number': '123-45-6789' });
    expect(await differing(page, w4)).toEqual([]);
  });

  it('is forgotten with the form that it was said in', async () => {
    const { i9, w4, page } = await twoForms();
    await page.prove();
    expect((await api.call('tasks.deleteById', { path: { task_id: i9 } })).status).toBeLessThan(300);
    expect(JSON.stringify(await answersOf(page, w4))).not.toMatch(/Sycamore|Vega/);
  });
});
