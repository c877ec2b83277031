import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../testing/extract-pdf-text.js';
import { answerAndSign, completedTask, HostedPage, newEmployer, newTask } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
}, 60_000);
afterAll(() => api?.stop());

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const payee = {
  'task.payee_name': 'Ana Lopez',
  'task.classification': 'individual',
  'employee.address': address,
  'task.tin_type': 'itin',
  'task.individual_taxpayer_number': '912-70-1234',
};

async function begun(answers: object) {
  const { taskId, employeeId } = await newTask(api, 'w-9', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  const written = await page.write(taskId, { ...payee, ...answers });
  if (written.status !== 200) throw new Error(JSON.stringify(written.body));
  await page.visitAll(taskId, 'payee');
  return { taskId, employeeId, page };
}

describe('Form W-9', () => {
  it('is filled from the record, certified and printed, and the employer’s page has the end of the number', async () => {
    const { taskId, employeeId, page } = await begun({});
    expect((await page.sign(taskId, 'certification_without_item_2', 'Ana Lopez')).status).not.toBe(201);
    expect((await answerAndSign(page, taskId, 'certification', {}, 'Ana Lopez')).status).toBe(201);
    expect((await completedTask(api, taskId)).body.status).toBe('completed');
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const seen = JSON.stringify((await employer.sheet(taskId)).body.answers);
    expect(seen).toContain('1234');
    expect(seen).not.toMatch(/912-?70/);
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = (await extractPdfText(pdf.bytes)).replaceAll(/\s+/g, ' ');
    for (const part of ['912701234', '2. I am not subject to backup withholding', 'Ana Lopez'])
      expect(text).toContain(part);
  });

  it('certifies no item 2 where the IRS has notified the payee, and nothing is changed after the signature', async () => {
    const { taskId, page } = await begun({ 'task.notified_of_backup_withholding': true });
    expect((await page.sign(taskId, 'certification', 'Ana Lopez')).status).not.toBe(201);
    const signed = await answerAndSign(page, taskId, 'certification_without_item_2', {}, 'Ana Lopez');
    expect(signed.status).toBe(201);
    expect((await page.write(taskId, { 'task.notified_of_backup_withholding': false })).status).toBe(403);
    await completedTask(api, taskId);
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = (await extractPdfText(pdf.bytes)).replaceAll(/\s+/g, ' ');
    expect(text).not.toContain('2. I am not subject to backup withholding');
    expect(text).toContain('3. I am a U.S. citizen or other U.S. person');
  });

  it('is not signed with a number that no one has', async () => {
    const { taskId, page } = await begun({});
    const number = 'task.individual_taxpayer_number';
    for (const wrong of ['912-66-1234', '123-45-6789']) {
      await page.write(taskId, { [number]: wrong });
      expect((await page.sign(taskId, 'certification', 'Ana Lopez')).status).not.toBe(201);
    }
    const right = { [number]: '912-70-1234' };
    expect((await answerAndSign(page, taskId, 'certification', right, 'Ana Lopez')).status).toBe(201);
  });
});
