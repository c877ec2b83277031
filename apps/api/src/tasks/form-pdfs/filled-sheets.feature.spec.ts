import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormBox, FormContent } from '@firstday/domain';
import { PDFDocument } from 'pdf-lib';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { answerAndSign, completedTask, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';
import { drawnPdf, uploadedPdf, uploadPdf } from '../../testing/uploaded-pdf.js';
import { vehiclePolicy } from '../../testing/vehicle-policy.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const paths = ({ body }: TestResponse): string[] =>
  body.issues.map(({ path }: { path: (string | number)[] }) => path.join('.'));
const box: FormBox = {
  page: 1,
  x: 72,
  y: 600,
  width: 200,
  height: 20,
  shows: 'answer',
  field: 'task.pieces',
};
const withBoxes = (sha256: string, ...boxes: FormBox[]): FormContent => ({
  ...workwear,
  pdf: { sha256, boxes },
});
const preview = (form_id: string) =>
  api.call('forms.preview', { path: { form_id }, body: { answers: 'sample' } });

/** What an employer may have drawn itself: two questions and a signature. */
async function sheetWithFields(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.drawText('Parking permit request', { x: 72, y: 720, size: 18 });
  const form = pdf.getForm();
  for (const [at, label] of ['License plate', 'Model of the car'].entries()) {
    const y = 660 - at * 40;
    page.drawText(label, { x: 72, y: y + 4, size: 11 });
    form.createTextField(label).addToPage(page, { x: 220, y, width: 200, height: 18 });
  }
  return Buffer.from(await pdf.save());
}

describe('a form that names PDFs', () => {
  it('says in its draft, each at its place, and is not published with one that the account has not', async () => {
    const [sha256, theirs] = [
      await uploadedPdf(api, 'One page'),
      (await uploadPdf(api, await drawnPdf('Theirs'), { token: api.stranger.apiToken })).body.sha256,
    ];
    const boxes = [box, { ...box, page: 2 }, { ...box, x: 500 }, { ...box, y: -60 }];
    const read = vehiclePolicy(theirs);
    const content = { ...withBoxes(sha256, ...boxes), sections: [...workwear.sections, ...read.sections] };
    const unique = JSON.parse(JSON.stringify(content).replace('"id":"employee"', '"id":"sizes"'));
    const draft = await api.call('forms.create', { body: { key: 'own-refused', content: unique } });
    const expected = [
      'content.pdf.boxes.1.page',
      'content.pdf.boxes.2',
      'content.pdf.boxes.3',
      'content.sections.2.pages.0.document.sha256',
    ];
    expect(paths(draft)).toEqual(expect.arrayContaining(expected));
    const path = { form_id: draft.body.id };
    const published = await api.call('forms.publish', { path });
    expect([published.status, paths(published)]).toEqual([400, paths(draft)]);
    await api.call('forms.updateDraft', { path, body: { content: withBoxes(theirs, box) } });
    expect(paths(await api.call('forms.getDraft', { path }))).toEqual(['content.pdf.sha256']);
    expect((await api.call('forms.publish', { path })).status).toBe(400);
    expect((await preview(draft.body.id)).status).toBe(400);
    await api.call('forms.updateDraft', { path, body: { content: withBoxes(sha256, box) } });
    expect((await api.call('forms.publish', { path })).status).toBe(200);
    const copy = await api.call('forms.copy', { path, body: { key: 'own-copied' } });
    expect(paths(copy)).toEqual([]);
    expect(copy.body.content.pdf.sha256).toBe(sha256);
  });
});

describe('a form with a PDF that is filled in', () => {
  it('begins with what the fields of the PDF ask for, and its document is that PDF with the answers', async () => {
    const uploaded = await uploadPdf(api, await sheetWithFields(), { name: 'Parking permit' });
    expect(uploaded.status).toBe(200);
    const { field_count, suggestion } = uploaded.body;
    expect([field_count, suggestion.name.en]).toEqual([2, 'Parking permit']);
    const [section] = suggestion.sections;
    const fields = section.pages.flatMap((page: { fields: { path: string }[] }) => page.fields);
    const attested = suggestion.sections.map((it: object) => ({
      ...it,
      attestation: { en: 'It is my car.' },
    }));
    const form = await publishedForm(api, 'own-parking', { ...suggestion, sections: attested });
    expect((await preview(form)).status).toBe(200);

    const task = await newTask(api, 'own-parking', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, task.employeeId);
    const answers = { [fields[0].path]: 'NY 4711', [fields[1].path]: 'Roadster' };
    await employee.write(task.taskId, answers);
    const path = { task_id: task.taskId };
    const draft = await api.call('tasks.previewPdf', { path, token: employee.token });
    expect(await extractPdfText(draft.bytes)).toMatch(/Parking permit request.*NY 4711/);
    await answerAndSign(employee, task.taskId, section.id, answers, 'Ana Lopez');
    await completedTask(api, task.taskId);
    const text = await extractPdfText((await api.call('tasks.getPdf', { path })).bytes);
    expect(text).toMatch(/Parking permit request/);
    for (const words of ['NY 4711', 'Roadster', 'Ana Lopez']) expect(text).toContain(words);
    expect((await api.call('tasks.getAudit', { path })).body.is_intact).toBe(true);
  });

  it('shows the signatures of both sides where its boxes say', async () => {
    const sha256 = await uploadedPdf(api, 'Receipt of workwear');
    const place = { page: 1, x: 72, width: 200, height: 20 };
    const boxes: FormBox[] = [
      { ...box, field: 'task.size' },
      { ...box, y: 560 },
      { ...place, y: 500, shows: 'signer', section: 'employee' },
      { ...place, y: 460, shows: 'signer', section: 'employer' },
    ];
    await publishedForm(api, 'own-receipt', withBoxes(sha256, ...boxes));
    const task = await newTask(api, 'own-receipt', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, task.employeeId);
    const employer = await HostedPage.open(api, task.employeeId, { assignee_type: 'employer' });
    await answerAndSign(employee, task.taskId, 'employee', { 'task.size': 'm' }, 'Ana Lopez');
    await answerAndSign(employer, task.taskId, 'employer', { 'task.pieces': 37 }, 'Carla Reyes');
    await completedTask(api, task.taskId);
    const pdf = await api.call('tasks.getPdf', { path: { task_id: task.taskId } });
    const [first] = (await extractPdfText(pdf.bytes)).split('I return the workwear');
    for (const words of ['Receipt of workwear', 'Medium', '37', 'Ana Lopez', 'Carla Reyes'])
      expect(first).toContain(words);
  });
});

const officialDir = process.env['OFFICIAL_FORMS_DIR'];
const official = officialDir ? readdirSync(officialDir).filter((name) => name.endsWith('.pdf')) : [];

(official.length > 0 ? describe : describe.skip)('an agency’s own PDF', () => {
  it.each(official)('%s becomes a form that is published, and drawn on its sheet', async (file) => {
    const bytes = readFileSync(join(officialDir ?? '', file));
    const { status, body } = await uploadPdf(api, bytes, { name: file.replace('.pdf', '') });
    expect([status, body.field_count > 10]).toEqual([200, true]);
    const key = `own-${file.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 40)}`;
    const created = await api.call('forms.create', { body: { key, content: body.suggestion } });
    expect([created.status, created.body.issues]).toEqual([201, []]);
    expect((await api.call('forms.publish', { path: { form_id: created.body.id } })).status).toBe(200);
    const drawn = await preview(created.body.id);
    expect(drawn.status).toBe(200);
    expect((await extractPdfText(drawn.bytes)).length).toBeGreaterThan(1000);
  });
});
