import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HostedPage, newEmployer, newTask, sectionOneAnswers, w4Answers } from '../../testing/hosted-page.js';
import { pngUrl } from '../../testing/png-url.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const stroke = pngUrl(40, 20, 255);
const drawn = { signature: { method: 'drawn', name: 'Ana Lopez', image: stroke } };
const adopted = (signature_id: string) => ({ signature: { method: 'adopted', signature_id } });

/** An employee who has drawn a signature on the W-4, and answered Section 1 of the I-9. */
async function signedOnce() {
  const employer_id = await newEmployer(api);
  const { taskId: w4, employeeId } = await newTask(api, 'w-4', { employer_id });
  const { taskId: i9 } = await newTask(api, 'i-9', { employer_id, employee_id: employeeId });
  const page = await HostedPage.open(api, employeeId);
  await page.write(w4, w4Answers);
  await page.write(i9, sectionOneAnswers);
  await page.visitAll(w4, 'employee');
  await page.visitAll(i9, 'section_1');
  expect((await page.current()).body.adopted_signature).toBeNull();
  expect((await page.sign(w4, 'employee', 'Ana Lopez', drawn)).status).toBe(201);
  const made = (await page.current()).body.adopted_signature;
  expect(made).toMatchObject({ task_id: w4, section_id: 'employee', name: 'Ana Lopez', method: 'drawn' });
  return { w4, i9, employeeId, page, id: String(made.signature_id) };
}

const signI9 = (page: HostedPage, i9: string, id: string) =>
  page.sign(i9, 'section_1', 'Ana Lopez', adopted(id));
const refused = { _tag: 'HttpApiDecodeError', issues: [{ path: ['signature', 'signature_id'] }] };

describe('a signature adopted with one form', () => {
  it('signs the next one as it was made, and the trail says which it was', async () => {
    const { i9, page, id } = await signedOnce();
    expect((await signI9(page, i9, id)).status).toBe(201);
    const section = (await page.sheet(i9)).body.sections.find((it: { id: string }) => it.id === 'section_1');
    expect(section.signature).toMatchObject({ method: 'drawn', name: 'Ana Lopez', image: stroke });
    const { body } = await api.call('tasks.getAudit', { path: { task_id: i9 } });
    const entry = body.events.find(({ kind }: { kind: string }) => kind === 'signed');
    expect(entry.detail.adopted_from).toBe(id);
    expect(body.is_intact).toBe(true);
  });

  it('is nothing to another session of the same employee, another employee, or the employer’s side', async () => {
    const { i9, employeeId, page, id } = await signedOnce();
    const elsewhere = await HostedPage.open(api, employeeId);
    await elsewhere.prove();
    expect((await elsewhere.current()).body.adopted_signature).toBeNull();
    expect((await signI9(elsewhere, i9, id)).body).toMatchObject(refused);
    const stranger = await signedOnce();
    expect((await signI9(stranger.page, stranger.i9, id)).body).toMatchObject(refused);
    expect((await signI9(page, i9, id)).status).toBe(201);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await employer.current()).body.adopted_signature).toBeNull();
    expect((await employer.sign(i9, 'section_2', 'Ana Lopez', adopted(id))).body).toMatchObject(refused);
  });

  it('is nothing to whoever is handed the device', async () => {
    const { i9, page, id } = await signedOnce();
    await page.write(i9, { 'task.preparer_count': '1' });
    await page.visitAll(i9, 'section_1');
    expect((await signI9(page, i9, id)).status).toBe(201);
    const preparer = await page.handOver(i9, 'supplement_a_1', 'Min Cho');
    expect((await preparer.current()).body.adopted_signature).toBeNull();
    expect((await preparer.sign(i9, 'supplement_a_1', 'Min Cho', adopted(id))).body).toMatchObject(refused);
  });

  it('ends when it counts no more, and signs nothing after the consent was withdrawn', async () => {
    const one = await signedOnce();
    await api.call('employees.withdrawSigningConsent', { path: { employee_id: one.employeeId }, body: {} });
    expect((await signI9(one.page, one.i9, one.id)).status).toBe(403);
    const other = await signedOnce();
    await signI9(other.page, other.i9, other.id);
    const copy = (await other.page.current()).body.adopted_signature.signature_id;
    const employer = await HostedPage.open(api, other.employeeId, { assignee_type: 'employer' });
    const body = { section_id: 'section_1', reason: 'The date of birth looks wrong' };
    const path = { task_id: other.i9 };
    expect((await api.call('tasks.sendBack', { path, body, token: employer.token })).status).toBe(200);
    // What was sent back counts no more; the first one does.
    expect((await signI9(other.page, other.i9, copy)).body).toMatchObject(refused);
    expect((await other.page.current()).body.adopted_signature.signature_id).toBe(other.id);
  });
});
