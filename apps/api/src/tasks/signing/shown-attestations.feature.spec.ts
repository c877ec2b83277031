import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormContent } from '@firstday/domain';
import { addressInput } from '../../testing/factories.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { completedTask, HostedPage, newEmployee, newTask } from '../../testing/hosted-page.js';
import { publishedForm } from '../../testing/published-form.js';
import { shortForm } from '../../testing/short-form.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const attestation = { en: 'I, {employee.first_name}, return the car {task.plate} in good order.' };
const plate = { path: 'task.plate', kind: 'text', label: { en: 'License plate' }, required: true } as const;

function carForm(more: Partial<FormContent> = {}): FormContent {
  const base = shortForm([plate], more);
  return { ...base, sections: base.sections.map((section) => ({ ...section, attestation })) };
}

let number = 0;
async function begin(more: Partial<FormContent> = {}) {
  number += 1;
  const key = `own-car-${number}`;
  await publishedForm(api, key, carForm(more));
  const employee_id = await newEmployee(api, { first_name: 'Ana' });
  const { taskId } = await newTask(api, key, { employee_id });
  const page = await HostedPage.open(api, employee_id);
  await page.write(taskId, { 'task.plate': 'KLM 7204' });
  return { taskId, page, employee_id };
}

const sectionOf = ({ sections: [section] }: FormContent): string => section?.id ?? '';
async function sign(page: HostedPage, taskId: string, statement: string) {
  await page.visitAll(taskId, sectionOf(carForm()));
  const attestation_sha256 = createHash('sha256').update(statement).digest('hex');
  return page.sign(taskId, sectionOf(carForm()), 'Ana Lopez', { attestation_sha256 });
}

describe('the declaration of a custom form', () => {
  it('is signed and printed with the answers and records that it names, and not with their names', async () => {
    const { taskId, page } = await begin();
    const refused = await sign(page, taskId, attestation.en);
    expect([refused.status, refused.body.issues?.[0].path]).toEqual([400, ['attestation_sha256']]);
    const statement = 'I, Ana, return the car KLM 7204 in good order.';
    expect((await sign(page, taskId, statement)).status).toBe(201);
    await completedTask(api, taskId);
    const { bytes } = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const printed = (await extractPdfText(bytes)).replaceAll(/\s+/g, ' ');
    expect(printed).toContain(statement);
    expect(printed).toContain('Employee Ana Lopez');
    expect(printed).not.toContain('{');
    // What is corrected afterwards is declared anew.
    const path = { task_id: taskId };
    await api.call('task_change_requests.create', {
      path,
      body: { starting_section_id: sectionOf(carForm()) },
    });
    await page.write(taskId, { 'task.plate': 'KLM 7205' });
    expect((await sign(page, taskId, statement)).status).toBe(400);
    expect((await sign(page, taskId, statement.replace('7204', '7205'))).status).toBe(201);
  });

  it('has a blank line for an answer that the device does not show', async () => {
    const { taskId, employee_id } = await begin({ segregated: true });
    const other = await HostedPage.open(api, employee_id);
    const statement = 'I, Ana, return the car ________ in good order.';
    expect((await sign(other, taskId, statement)).status).toBe(201);
  });

  it('is read in a test account, too', async () => {
    const token = api.test.apiToken;
    const form = await api.call('forms.create', { body: { key: 'own-car-test', content: carForm() }, token });
    await api.call('forms.publish', { path: { form_id: form.body.id }, token });
    const body = { first_name: 'Ana', last_name: 'Lopez', address: addressInput };
    const made = await api.call('employees.create', { body, token });
    const { taskId } = await newTask(api, 'own-car-test', { employee_id: made.body.id, token });
    const done = await api.call('tasks.completeForTest', { path: { task_id: taskId }, token });
    expect(done.status).toBe(200);
  });
});
