import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FormContent } from '@firstday/domain';
import { FileStorage } from '../../sealing/index.js';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { query } from '../../testing/factories.js';
import { answerAndSign, completedTask, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { publishedForm } from '../../testing/published-form.js';
import { TestApi } from '../../testing/test-api.js';
import { uploadedPdf } from '../../testing/uploaded-pdf.js';
import { vehiclePolicy } from '../../testing/vehicle-policy.js';
import { DocumentJobsService } from '../documents/document-jobs.service.js';

let api: TestApi;
let sha256: string;
let form: string;
let forms = 0;
let taskId: string;
let employee: HostedPage;
let employer: HostedPage;
beforeAll(async () => {
  api = await TestApi.start();
  sha256 = await uploadedPdf(api, 'Cars are for work.', 'Lock them.', 'Refuel them.');
});
afterAll(() => api.stop());
beforeEach(async () => {
  const key = `own-vehicle-policy-${(forms += 1)}`;
  form = await publishedForm(api, key, vehiclePolicy(sha256));
  const task = await newTask(api, key, { employer_id: await newEmployer(api) });
  taskId = task.taskId;
  employee = await HostedPage.open(api, task.employeeId);
  employer = await HostedPage.open(api, task.employeeId, { assignee_type: 'employer' });
});

interface Asked {
  readonly page?: string;
  readonly page_id?: string;
  readonly token?: string;
  readonly task_id?: string;
}
const picture = ({ page = '1', page_id = 'policy', token = employee.token, task_id = taskId }: Asked = {}) =>
  api.call('tasks.getDocumentPage', { path: { task_id, page_id, page }, token, query: { width: '400' } });
const pdf = ({ page_id = 'policy', token = employee.token, task_id = taskId }: Asked = {}) =>
  api.call('tasks.getPageDocument', { path: { task_id, page_id }, token });
const trail = async (kind: string) =>
  (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body.events.filter(
    (event: { kind: string }) => event.kind === kind,
  );
const publishNext = async (change: (content: FormContent) => FormContent) => {
  const path = { form_id: form };
  await api.call('forms.updateDraft', { path, body: { content: change(vehiclePolicy(sha256)) } });
  const { status } = await api.call('forms.publish', { path });
  expect(status).toBe(200);
  return api.call('forms.moveTasks', { path, body: { misfits: 'stay' } });
};

describe('a page that shows a PDF', () => {
  it('has its pages with sizes and texts in the sheet, for both sides', async () => {
    const letter = { width: 612, height: 792 };
    const document = {
      page_id: 'policy',
      title: 'Vehicle policy',
      sha256,
      size: expect.any(Number),
      pages: [
        { ...letter, text: 'Cars are for work.' },
        { ...letter, text: 'Lock them.' },
        { ...letter, text: 'Refuel them.' },
      ],
    };
    for (const page of [employee, employer])
      expect((await page.sheet(taskId)).body.page_documents).toEqual([document]);
  });

  it('is read as pictures or as the PDF, and the trail says once by whom and which file', async () => {
    const pictures = await Promise.all(['1', '2', '3', '1', '1'].map((page) => picture({ page })));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(pictures[0]?.headers.get('content-type')).toBe('image/png');
    const whole = await pdf();
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(await extractPdfText(whole.bytes)).toContain('Refuel them.');
    expect(await trail('page_document_opened')).toEqual([
      expect.objectContaining({
        detail: { page_id: 'policy', sha256 },
        actor: expect.objectContaining({ side: 'employee' }),
      }),
    ]);
    expect((await picture({ token: employer.token })).status).toBe(200);
    expect(await trail('page_document_opened')).toHaveLength(2);
    const audit = await api.call('tasks.getAudit', { path: { task_id: taskId } });
    expect(audit.body.is_intact).toBe(true);
  });

  it('is nobody else’s to read, and no other page shows anything', async () => {
    const other = await newTask(api, `own-vehicle-policy-${forms}`, { employer_id: await newEmployer(api) });
    const stranger = await HostedPage.open(api, other.employeeId);
    for (const ask of [picture, pdf]) {
      expect((await ask({ token: stranger.token })).status).toBe(404);
      expect((await ask({ token: api.live.apiToken })).status).toBe(403);
      for (const page_id of ['decision', 'car', 'nowhere', 'constructor', '%2e%2e'])
        expect([page_id, (await ask({ page_id })).status]).toEqual([page_id, 404]);
    }
    for (const page of ['0', '4', 'x', '-1']) expect((await picture({ page })).status).toBe(404);
    expect(await trail('page_document_opened')).toEqual([]);
  });

  it('has to have been seen before the section is signed, in the edition that is signed', async () => {
    await employee.write(taskId, { 'task.decision': 'accepted' });
    const refused = await employee.sign(taskId, 'employee', 'Ana Lopez');
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'First read the document on the page “The policy”', _tag: 'ForbiddenError' },
    ]);
    await employee.visitAll(taskId, 'employee');
    const changed = await uploadedPdf(api, `Cars are for work and play, says ${forms}.`);
    expect((await publishNext(() => vehiclePolicy(changed))).body.moved).toBe(1);
    expect((await employee.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(403);
    expect((await employee.sheet(taskId)).body.page_documents[0].sha256).toBe(changed);
    await employee.visitAll(taskId, 'employee');
    expect((await employee.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(201);
  });

  it('stays seen where the next edition shows the same', async () => {
    await employee.write(taskId, { 'task.decision': 'declined', 'task.reason': 'I do not drive.' });
    await employee.visitAll(taskId, 'employee');
    const renamed = (content: FormContent) => ({ ...content, purpose: { en: 'Once more.' } });
    expect((await publishNext(renamed)).body.moved).toBe(1);
    expect((await employee.sign(taskId, 'employee', 'Ana Lopez')).status).toBe(201);
  });

  it('follows the finished document, which says what was accepted', async () => {
    const accepted = { 'task.decision': 'accepted' };
    expect((await answerAndSign(employee, taskId, 'employee', accepted, 'Ana Lopez')).status).toBe(201);
    const signed = await answerAndSign(employer, taskId, 'employer', { 'task.car': 'Van 7' }, 'Carla Reyes');
    expect(signed.status).toBe(201);
    await completedTask(api, taskId);
    const path = { task_id: taskId };
    const text = await extractPdfText((await api.call('tasks.getPdf', { path })).bytes);
    for (const words of ['I accept', 'Van 7', 'Cars are for work.', 'Lock them.', 'Refuel them.'])
      expect(text).toContain(words);
    expect((await api.call('tasks.getAudit', { path })).body.is_intact).toBe(true);
    // What was read stays readable with what was signed.
    expect((await picture()).status).toBe(200);
  });

  it('is declined with a reason, and nobody countersigns', async () => {
    const declined = { 'task.decision': 'declined', 'task.reason': 'I do not drive.' };
    await answerAndSign(employee, taskId, 'employee', declined, 'Ana Lopez');
    await completedTask(api, taskId);
    const path = { task_id: taskId };
    const text = await extractPdfText((await api.call('tasks.getPdf', { path })).bytes);
    expect(text).toContain('I do not accept');
    expect(text).toContain('I do not drive.');
  });

  it('is not shown, nor finished with, where its file was changed past the program', async () => {
    const other = await uploadedPdf(api, 'Something else');
    const own = await uploadedPdf(api, `Ours alone ${forms}`);
    expect((await publishNext(() => vehiclePolicy(own))).body.moved).toBe(1);
    const keyOf = async (of: string) =>
      (await query<{ key: string }>(api, 'SELECT key FROM form_pdfs WHERE sha256 = $1', [of]))[0]?.key ?? '';
    const storage = api.app.get(FileStorage);
    const [key, whole] = [await keyOf(own), await storage.get(await keyOf(own))];
    await storage.put(key, await storage.get(await keyOf(other)));
    for (const ask of [picture, pdf]) expect((await ask()).status).toBe(500);
    expect(await trail('page_document_opened')).toEqual([]);
    const declined = { 'task.decision': 'declined', 'task.reason': 'No.' };
    await answerAndSign(employee, taskId, 'employee', declined, 'Ana Lopez');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const task = await api.call('tasks.findById', { path: { task_id: taskId } });
    expect(task.body.status).not.toBe('completed');
    await storage.put(key, whole);
    await query(api, 'UPDATE document_jobs SET run_at = now() WHERE task_id = $1', [taskId]);
    await api.app.get(DocumentJobsService).processNext();
    await completedTask(api, taskId);
  });
});
