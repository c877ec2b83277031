import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { completedTask, HostedPage, setClock } from '../../testing/hosted-page.js';
import {
  addPicture,
  addPictures,
  examineAndSign,
  examinedAnswers,
  letEmployeesName,
  namedByEmployee,
  nameRepresentative,
  okafor,
  openRepresentative,
  pictureOf,
  proveCode,
  signedSectionOne,
} from '../../testing/representative-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const listed = async (taskId: string, more: object = {}) =>
  (await api.call('tasks.listRepresentatives', { path: { task_id: taskId }, ...more })).body.data;
/** What the security log has of somebody who was named. */
const secured = async ({ representative }: { readonly representative: { readonly id: string } }) =>
  (
    await query<{ kind: string }>(
      api,
      `SELECT kind FROM security_events WHERE detail ->> 'representative_id' = $1 ORDER BY id`,
      [representative.id],
    )
  ).map(({ kind }) => kind);
const audit = async (taskId: string) =>
  (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
const review = (taskId: string, body: object, more: object = {}) =>
  api.call('tasks.reviewRepresentative', { path: { task_id: taskId }, body, ...more });
const revoke = (taskId: string, more: object = {}) =>
  api.call('tasks.revokeRepresentative', { path: { task_id: taskId }, ...more });

describe('whoever was named to examine the documents', () => {
  it('opens the form with link and code, photographs, fills in Section 2 and signs as named', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    expect(named.code).toMatch(/^\d{4} \d{4}$/);
    expect(await listed(taskId)).toMatchObject([
      { ...okafor, status: 'named', named_by: { side: 'employer', type: 'api_token' }, tries_left: 5 },
    ]);
    const page = await openRepresentative(api, named);
    expect((await page.current()).body).toMatchObject({
      employee: { first_name: 'Ana', last_name: 'Lopez' },
      identity: { status: 'proved', proved: 'one_time_code' },
      tasks: [{ id: taskId }],
      representative: { name: 'Dana Okafor', status: 'working', warns_notaries: false },
    });
    expect((await examineAndSign(api, page, taskId)).status).toBe(201);
    expect(await listed(taskId)).toMatchObject([{ status: 'signed', on_employees_device: false }]);
    expect(await secured(named)).toEqual(['representative.code_proved']);
    await completedTask(api, taskId);
    const { is_intact, events } = await audit(taskId);
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(is_intact).toBe(true);
    expect(kinds).toEqual(expect.arrayContaining(['representative_named', 'code_proved', 'signed']));
    const signed = events.findLast(({ kind }: { kind: string }) => kind === 'signed').detail;
    expect(signed).toMatchObject({
      proved: 'one_time_code',
      vouched_by: null,
      signer: {
        name: 'Dana Okafor',
        title: 'Branch manager',
        named: { representative_id: named.representative.id, by: 'employer' },
      },
    });
    expect((await review(taskId, { decision: 'accepted' })).body).toMatchObject({ status: 'accepted' });
    expect((await review(taskId, { decision: 'accepted' })).status).toBe(400);
  });

  it('sees of Section 1 name, date of birth and status, and no number, address, email or phone', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    const { answers, sections, subtasks } = (await page.sheet(taskId)).body;
    const seen = Object.entries(answers).flatMap(([path, value]) => (value === null ? [] : [path]));
    expect(seen.sort()).toEqual([
      'task.citizenship_status',
      'task.date_of_birth',
      'task.employer_address',
      'task.employer_name',
      'task.first_name',
      'task.last_name',
    ]);
    expect(sections.map(({ id }: { id: string }) => id)).toEqual(['examination', 'section_2']);
    expect(subtasks).toHaveLength(3);
    expect(JSON.stringify((await page.sheet(taskId)).body)).not.toMatch(/6789|Oak Ave/);
  });

  it('is asked for the front and the back of each card, as two different pictures', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    expect((await addPicture(api, page, taskId, { side: 'front', content: pictureOf(1) })).status).toBe(200);
    const again = await addPicture(api, page, taskId, { side: 'back', content: pictureOf(1) });
    expect([again.status, again.body.message]).toEqual([400, expect.stringContaining('two pictures')]);
    const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF'.padEnd(64)));
    expect((await addPicture(api, page, taskId, { side: 'back', content: pdf })).status).toBe(400);
    await page.visitAll(taskId, 'examination');
    await page.write(taskId, examinedAnswers);
    await page.visitAll(taskId, 'section_2');
    const missing = await page.sign(taskId, 'section_2', 'Dana Okafor');
    const paths = missing.body.issues.map(({ path }: { path: string[] }) => path.join('.'));
    expect([missing.status, paths]).toEqual([
      400,
      ['fields.task.examined_front', 'fields.task.examined_back'],
    ]);
    for (const [at, side] of (['back', 'front', 'back'] as const).entries())
      await addPicture(api, page, taskId, { side, content: pictureOf(at + 2) });
    expect((await page.sign(taskId, 'section_2', 'Dana Okafor')).status).toBe(201);
  });

  it('is asked for no pictures where the employer keeps none of anybody', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(
      api,
      await nameRepresentative(api, taskId, { asks_for_pictures: false }),
    );
    await page.write(taskId, examinedAnswers);
    await page.visitAll(taskId, 'section_2');
    expect((await page.sign(taskId, 'section_2', 'Dana Okafor')).status).toBe(201);
  });

  it('is warned that notaries in California do not complete the form, where one may be asked there', async () => {
    const address = { street: '1 Main St', city: 'Fresno', state: 'CA', zip: '93721', country: 'USA' };
    const { taskId } = await signedSectionOne(api, { address });
    const page = await HostedPage.exchange(api, (await nameRepresentative(api, taskId)).url);
    expect((await page.current()).body.representative).toMatchObject({ warns_notaries: true });
  });
});

describe('the employer', () => {
  it('sends back what was signed: it stays as a version, and the same person signs anew', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    await examineAndSign(api, page, taskId);
    await completedTask(api, taskId);
    const reason = 'The number of the licence lacks a digit';
    const returned = await review(taskId, { decision: 'returned', reason });
    expect(returned.body).toMatchObject({ status: 'returned', signature_id: null });
    const { versions } = (await api.call('tasks.listVersions', { path: { task_id: taskId } })).body;
    expect(versions).toMatchObject([{ replaced: { reason } }, { is_in_force: true }]);
    expect((await page.current()).body.tasks).toMatchObject([{ sent_back_reason: reason }]);
    const number = { ...examinedAnswers['task.list_b'], number: '987654321' };
    await page.write(taskId, { 'task.list_b': number });
    await page.visitAll(taskId, 'section_2');
    expect((await page.sign(taskId, 'section_2', 'Dana Okafor')).status).toBe(201);
    expect((await review(taskId, { decision: 'accepted' })).status).toBe(200);
  });

  it('revokes: link and session end at once; and names somebody else, or examines themselves', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    const page = await openRepresentative(api, named);
    const second = { path: { task_id: taskId }, body: { ...okafor, name: 'Lee Chen' } };
    expect((await api.call('tasks.nameRepresentative', second)).status).toBe(400);
    expect((await revoke(taskId)).body).toMatchObject({ status: 'revoked' });
    expect((await page.current()).status).toBe(401);
    await expect(HostedPage.exchange(api, named.url)).rejects.toThrow('leads nowhere');
    expect((await revoke(taskId)).status).toBe(400);
    expect((await api.call('tasks.nameRepresentative', second)).status).toBe(201);
    await revoke(taskId);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const answers = { ...examinedAnswers, 'task.employer_representative': 'Reyes, Carla, HR' };
    await employer.write(taskId, answers);
    await employer.visitAll(taskId, 'section_2');
    expect((await employer.sign(taskId, 'section_2', 'Carla Reyes')).status).toBe(201);
  });

  it('is told when somebody was named, signed, or was locked out: by ids alone', async () => {
    const { taskId } = await signedSectionOne(api);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    await examineAndSign(api, page, taskId);
    const events = await query<{ kind: string; data: unknown }>(
      api,
      `SELECT kind, data FROM events WHERE kind LIKE 'representative.%' AND data ->> 'task_id' = $1 ORDER BY position`,
      [taskId],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['representative.named', 'representative.signed']);
    expect(JSON.stringify(events)).not.toMatch(/Okafor|dana@/);
  });
});

describe('an employee', () => {
  it('names somebody too, sees those alone, and revokes no one whom the employer named', async () => {
    await letEmployeesName(api);
    const signed = await signedSectionOne(api);
    const { taskId, page } = signed;
    const by = { token: page.token };
    const named = await namedByEmployee(api, signed);
    expect(await listed(taskId, by)).toMatchObject([{ named_by: { side: 'employee' } }]);
    const theirs = await openRepresentative(api, named);
    await examineAndSign(api, theirs, taskId);
    const { events } = await audit(taskId);
    const detail = events.findLast(({ kind }: { kind: string }) => kind === 'signed').detail;
    expect(detail.signer.named).toMatchObject({ by: 'employee' });
    expect((await review(taskId, { decision: 'accepted' }, by)).status).toBe(403);

    const other = await signedSectionOne(api);
    await nameRepresentative(api, other.taskId);
    const employee = { token: other.page.token };
    expect(await listed(other.taskId, employee)).toEqual([]);
    expect((await revoke(other.taskId, employee)).status).toBe(403);
    const body = { ...okafor, name: 'Lee Chen' };
    const path = { task_id: other.taskId };
    expect((await api.call('tasks.nameRepresentative', { path, body, ...employee })).status).toBe(403);
  });
});

describe('a link of a representative', () => {
  it('lasts 48 hours', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    const page = await openRepresentative(api, named);
    setClock(api, new Date(Date.now() + 47.9 * 3_600_000));
    try {
      expect((await HostedPage.exchange(api, named.url)).token).toMatch(/^fd_form_/);
      setClock(api, new Date(Date.now() + 48.1 * 3_600_000));
      await expect(HostedPage.exchange(api, named.url)).rejects.toThrow('expired');
      expect((await page.current()).status).toBe(401);
      expect(await listed(taskId)).toMatchObject([{ status: 'expired' }]);
    } finally {
      setClock(api);
    }
    await addPictures(api, page, taskId);
    expect((await proveCode(api, page, named.code)).body.status).toBe('working');
  });
});
