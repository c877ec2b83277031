import { electronicSignatureConsent } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  newEmployee,
  newEmployer,
  newTask,
  sectionOneAnswers,
  w4Answers,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { type TestResponse, TestApi } from '../../testing/test-api.js';
import { sha256 } from '../signing/sha256.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const { text, version } = electronicSignatureConsent;
const agreement = { consents_to_electronic_signature: true, consent_sha256: sha256(text.es) };

const list = (employee_id: string, caller: object = {}) =>
  api.call('employees.listSigningConsents', { path: { employee_id }, ...caller });
const give = (employee_id: string, page: HostedPage, body: object = agreement) =>
  api.call('employees.giveSigningConsent', { path: { employee_id }, body, token: page.token });
const withdraw = (employee_id: string, caller: object = {}, body: object = {}) =>
  api.call('employees.withdrawSigningConsent', { path: { employee_id }, body, ...caller });
const requestPaper = (task_id: string, page: HostedPage) =>
  api.call('tasks.requestPaperCopy', { path: { task_id }, token: page.token });
const signW4 = (page: HostedPage, taskId: string): Promise<TestResponse> =>
  answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
const statusesOf = async (employeeId: string): Promise<string[]> =>
  (await list(employeeId)).body.data.map(({ status }: { status: string }) => status);
const eventsOf = (id: string) =>
  query<{ kind: string }>(api, `SELECT kind FROM events WHERE resource_id = $1 ORDER BY position`, [id]);
const trailOf = async (task_id: string) => (await api.call('tasks.getAudit', { path: { task_id } })).body;
const entriesOf = async (taskId: string, kind: string) =>
  (await trailOf(taskId)).events.filter((it: { kind: string }) => it.kind === kind);

/** Somebody with a Form W-4 to sign, on their own page. */
async function newHire(): Promise<{ employeeId: string; taskId: string; page: HostedPage }> {
  const made = await newTask(api, 'w-4');
  return { ...made, page: await HostedPage.open(api, made.employeeId) };
}

describe('15 U.S.C. 7001(c): the consent to sign electronically', () => {
  it('is one record, given with the first signature, that later signatures rely on', async () => {
    const { employeeId, taskId, page } = await newHire();
    expect((await list(employeeId)).body).toEqual({ data: [] });
    expect((await signW4(page, taskId)).status).toBe(201);
    const { data } = (await list(employeeId)).body;
    const given = {
      ...{ at: expect.any(String), version, locale: 'en', text: text.en },
      ...{ text_sha256: sha256(text.en), task_id: taskId, demonstrated_access: 'page' },
    };
    const record = { employee_id: employeeId, status: 'in_force', given, withdrawn: null };
    expect(data).toEqual([{ id: expect.stringMatching(/^scon_/), ...record }]);
    const other = await newTask(api, 'i-9', {
      employee_id: employeeId,
      employer_id: await newEmployer(api),
    });
    await answerAndSign(page, other.taskId, 'section_1', { ...sectionOneAnswers }, 'Ana Lopez');
    expect((await list(employeeId)).body.data).toEqual(data);
    for (const id of [taskId, other.taskId]) {
      const [consented] = await entriesOf(id, 'consented');
      expect(consented.detail.signing_consent_id).toBe(data[0].id);
      expect((await trailOf(id)).is_intact).toBe(true);
    }
    const rows = await query(api, 'SELECT DISTINCT consent_id FROM signatures WHERE task_id = ANY ($1)', [
      [taskId, other.taskId],
    ]);
    expect(rows).toEqual([{ consent_id: data[0].id }]);
    expect(await eventsOf(data[0].id)).toEqual([{ kind: 'signing_consent.given' }]);
  });

  it('is given by itself, in the language that was read, once', async () => {
    const { employeeId, page } = await newHire();
    const { status, body } = await give(employeeId, page);
    expect([status, body.given.locale, body.given.text, body.given.task_id]).toEqual([
      201,
      'es',
      text.es,
      null,
    ]);
    expect((await give(employeeId, page)).status).toBe(400);
    expect(await statusesOf(employeeId)).toEqual(['in_force']);
    expect((await list(employeeId, { token: page.token })).body.data).toEqual([body]);
  });

  it('is asked for again when the statement has changed', async () => {
    const { employeeId, taskId, page } = await newHire();
    const { body } = await give(employeeId, page);
    await query(api, 'ALTER TABLE signing_consents DISABLE TRIGGER keep_consent');
    await query(api, `UPDATE signing_consents SET version = '2020-01-01' WHERE id = $1`, [body.id]);
    await query(api, 'ALTER TABLE signing_consents ENABLE TRIGGER keep_consent');
    expect((await signW4(page, taskId)).status).toBe(201);
    expect(await statusesOf(employeeId)).toEqual(['in_force', 'replaced']);
  });

  it('says whether the session that agreed had opened the PDF', async () => {
    const { employeeId, taskId, page } = await newHire();
    await page.write(taskId, w4Answers);
    const pdf = await api.call('tasks.previewPdf', { path: { task_id: taskId }, token: page.token });
    expect(pdf.status).toBe(200);
    expect((await signW4(page, taskId)).status).toBe(201);
    expect((await list(employeeId)).body.data[0].given.demonstrated_access).toBe('page_and_pdf');
    await withdraw(employeeId);
    const another = await HostedPage.open(api, employeeId);
    await give(employeeId, another);
    expect((await list(employeeId)).body.data[0].given.demonstrated_access).toBe('page');
  });

  it('is one record where two forms are signed at once', async () => {
    const { employeeId, taskId, page } = await newHire();
    const other = await newTask(api, 'i-9', {
      employee_id: employeeId,
      employer_id: await newEmployer(api),
    });
    // One after the other: what the first says of who they are is asked for from whoever writes the next.
    expect((await page.write(other.taskId, sectionOneAnswers)).status).toBe(200);
    expect((await page.write(taskId, w4Answers)).status).toBe(200);
    await page.visitAll(other.taskId, 'section_1');
    await page.visitAll(taskId, 'employee');
    const signed = await Promise.all([
      page.sign(taskId, 'employee', 'Ana Lopez'),
      page.sign(other.taskId, 'section_1', 'Ana Lopez'),
    ]);
    expect(signed.map(({ status }) => status)).toEqual([201, 201]);
    expect(await statusesOf(employeeId)).toEqual(['in_force']);
  });

  it('is not changed in the database', async () => {
    const { employeeId, page } = await newHire();
    const { body } = await give(employeeId, page);
    await expect(
      query(api, `UPDATE signing_consents SET text = 'Anything' WHERE id = $1`, [body.id]),
    ).rejects.toThrow('consents are permanent');
    await withdraw(employeeId);
    await expect(
      query(api, `UPDATE signing_consents SET withdrawn_at = NULL WHERE id = $1`, [body.id]),
    ).rejects.toThrow('consents are permanent');
  });
});

describe('a withdrawn consent', () => {
  it('leaves what was signed, refuses what is open, and is given again as a new record', async () => {
    const { employeeId, taskId, page } = await newHire();
    await signW4(page, taskId);
    const open = await newTask(api, 'i-9', {
      employee_id: employeeId,
      employer_id: await newEmployer(api),
    });
    const { status, body } = await withdraw(employeeId, { token: page.token });
    expect([status, body.status, body.withdrawn.by]).toMatchObject([
      200,
      'withdrawn',
      { side: 'employee', type: 'form_session' },
    ]);
    expect((await withdraw(employeeId, { token: page.token })).status).toBe(400);
    const signed = await trailOf(taskId);
    expect([signed.is_intact, signed.signatures[0].is_void]).toEqual([true, false]);
    const signOpen = () =>
      answerAndSign(page, open.taskId, 'section_1', { ...sectionOneAnswers }, 'Ana Lopez');
    const refused = await signOpen();
    expect([refused.status, refused.body]).toEqual([
      403,
      { _tag: 'ForbiddenError', message: expect.stringContaining('done on paper') },
    ]);
    expect(await entriesOf(open.taskId, 'consent_withdrawn')).toMatchObject([
      { detail: { signing_consent_id: body.id, by: { side: 'employee' } } },
    ]);
    const again = await give(employeeId, page);
    expect([again.status, again.body.id]).not.toEqual([201, body.id]);
    expect((await signOpen()).status).toBe(201);
    expect((await statusesOf(employeeId)).sort()).toEqual(['in_force', 'withdrawn']);
    expect(await eventsOf(body.id)).toEqual([
      { kind: 'signing_consent.given' },
      { kind: 'signing_consent.withdrawn' },
    ]);
  });

  it('is recorded by the employer who was told, also of somebody who never agreed here', async () => {
    const { employeeId, taskId, page } = await newHire();
    const { status, body } = await withdraw(employeeId, {}, { reason: 'Wants paper' });
    expect([status, body.given, body.withdrawn]).toMatchObject([
      200,
      null,
      { by: { side: 'employer', type: 'api_token' }, reason: 'Wants paper' },
    ]);
    expect((await signW4(page, taskId)).status).toBe(403);
    expect((await give(employeeId, page)).status).toBe(201);
    expect((await signW4(page, taskId)).status).toBe(201);
  });

  it('leaves signatures from before consents were kept by themselves', async () => {
    const { employeeId, taskId, page } = await newHire();
    await signW4(page, taskId);
    await query(api, 'DELETE FROM signing_consents WHERE employee_id = $1', [employeeId]);
    expect((await withdraw(employeeId, { token: page.token })).status).toBe(200);
    expect((await trailOf(taskId)).signatures[0].is_void).toBe(false);
  });
});

describe('a paper copy', () => {
  it('is asked for by the employee: once a day in the trail, with an event', async () => {
    const { taskId, page } = await newHire();
    await signW4(page, taskId);
    const first = await requestPaper(taskId, page);
    expect(first.status).toBe(201);
    expect((await requestPaper(taskId, page)).body).toEqual(first.body);
    expect(await entriesOf(taskId, 'paper_copy_requested')).toHaveLength(1);
    const kinds = (await eventsOf(taskId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'task.paper_copy_requested')).toHaveLength(1);
  });
});

describe('nobody else', () => {
  it('reads, gives or withdraws it: another employee, account or mode', async () => {
    const { employeeId, taskId, page } = await newHire();
    await give(employeeId, page);
    const stranger = await newHire();
    for (const token of [stranger.page.token, api.stranger.apiToken, api.test.apiToken]) {
      expect((await list(employeeId, { token })).status).toBe(404);
      expect((await withdraw(employeeId, { token })).status).toBe(404);
    }
    expect((await give(employeeId, stranger.page)).status).toBe(404);
    expect((await requestPaper(taskId, stranger.page)).status).toBe(404);
    const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await withdraw(employeeId, { token: staff.token })).status).toBe(403);
    expect((await give(employeeId, staff)).status).toBe(403);
    expect(await statusesOf(employeeId)).toEqual(['in_force']);
  });

  it('of the employer withdraws it without permission to change employees', async () => {
    const { employeeId, page } = await newHire();
    await give(employeeId, page);
    const user = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    expect((await withdraw(employeeId, user)).status).toBe(403);
    expect((await list(employeeId, user)).body.data).toHaveLength(1);
  });

  it('to whom the device was handed withdraws it, gives it or asks for paper', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const page = await HostedPage.open(api, employeeId);
    const answers = { ...sectionOneAnswers, 'task.preparer_count': '1' };
    await answerAndSign(page, taskId, 'section_1', answers, 'Ana Lopez');
    const preparer = await page.handOver(taskId, 'supplement_a_1', 'Min Cho');
    expect((await withdraw(employeeId, { token: preparer.token })).status).toBe(403);
    expect((await give(employeeId, preparer)).status).toBe(403);
    expect((await requestPaper(taskId, preparer)).status).toBe(403);
    expect(await statusesOf(employeeId)).toEqual(['in_force']);
  });

  it('has another text agreed to, or the service read a long one', async () => {
    const { employeeId, page } = await newHire();
    const wrong = [
      { ...agreement, consent_sha256: 'a'.repeat(64) },
      { ...agreement, consents_to_electronic_signature: false },
      { consents_to_electronic_signature: true },
      { ...agreement, consent_sha256: 'a'.repeat(50_000) },
    ];
    for (const body of wrong) expect((await give(employeeId, page, body)).status).toBe(400);
    expect((await withdraw(employeeId, {}, { reason: 'a'.repeat(2001) })).status).toBe(400);
    expect(await statusesOf(employeeId)).toEqual([]);
  });

  it('is told of it with a key that was used before: the answer is the same, and one record is kept', async () => {
    const employeeId = await newEmployee(api);
    const headers = { 'idempotency-key': 'withdraw-once' };
    const first = await withdraw(employeeId, { headers });
    expect(first.status).toBe(200);
    expect((await withdraw(employeeId, { headers })).body).toEqual(first.body);
    expect(await statusesOf(employeeId)).toEqual(['withdrawn']);
  });
});
