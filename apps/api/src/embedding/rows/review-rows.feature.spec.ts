import type { Permission, ReviewRow } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import {
  answerAndSign,
  completedTask,
  HostedPage,
  newEmployer,
  newTask,
  sectionOneAnswers,
  sectionTwoAnswers,
} from '../../testing/hosted-page.js';
import {
  examineAndSign,
  nameRepresentative,
  openRepresentative,
  pictureOf,
  signedSectionOne,
} from '../../testing/representative-page.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
const signs: Permission[] = ['employee:view', 'task:view', 'task:edit'];

beforeAll(async () => {
  api = await TestApi.shared();
}, 60_000);
afterAll(() => api.stop());

type Asked = Readonly<Record<string, string | number>>;
/** As the account's own server, unless somebody else is named. */
const ask = (asked: Asked = {}, by: object = {}) =>
  api.call('component_rows.listReviews', { query: asked, ...by });
const rows = async (asked: Asked = {}, by: object = {}): Promise<ReviewRow[]> =>
  (await ask(asked, by)).body.data;
const ids = async (asked: Asked = {}, by: object = {}) =>
  (await rows(asked, by)).map(({ task_id }) => task_id);

/** A Form I-9 of one employer whose Section 2 waits, due on a day that the caller chose. */
async function waiting(employer_id: string, due_at?: string): Promise<string> {
  const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id, ...(due_at ? { due_at } : {}) });
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
  return taskId;
}

describe('who may see what waits for the employer', () => {
  it('those who may sign: not whoever only sees the forms, and no component', async () => {
    const viewer = withCookie(await signInUser(api, [{ permissions: ['employee:view', 'task:view'] }]));
    expect((await ask({}, viewer)).status).toBe(403);
    const component = await openComponent(api, { component: 'employees/list' });
    const inComponent = { token: null, headers: { 'x-component-auth-token': component } };
    expect((await api.call('component_rows.listEmployees', inComponent)).status).toBe(200);
    expect((await ask({}, inComponent)).status).toBe(403);
  });

  it('what the rules of their groups leave, in the count too, whatever they ask for', async () => {
    const [own, other] = [await newEmployer(api, { name: 'Pier 7' }), await newEmployer(api)];
    const [mine, theirs] = [await waiting(own), await waiting(other)];
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Pier 7' };
    const signer = withCookie(await signInUser(api, [{ permissions: signs, access_rule }]));
    const { body } = await ask({}, signer);
    expect([body.data.map(({ task_id }: ReviewRow) => task_id), body.total]).toEqual([[mine], 1]);
    expect((await ask({ employer_id: other }, signer)).body).toMatchObject({ data: [], total: 0 });
    expect(await ids({ employer_id: other })).toEqual([theirs]);
  });

  it('400 for what cannot be asked, a cursor of another list or account among it', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const [row] = (await rows()).filter(({ task_id }) => task_id === taskId);
    const foreign = await createRecord(api, 'employees', { token: api.stranger.apiToken, first_name: 'Sly' });
    const tasks = await api.call('component_rows.listTasks', {
      query: { employee_id: employeeId, limit: 1 },
    });
    const wrong: readonly Asked[] = [
      { employer_id: foreign.id },
      { waits_for: 'nothing' },
      { after: 'x'.repeat(60) },
      { after: row?.cursor ?? '', before: row?.cursor ?? '' },
      ...(tasks.body.after ? [{ after: tasks.body.after }] : []),
    ];
    for (const asked of wrong) {
      const { status, body } = await ask(asked);
      expect([asked, status, body._tag]).toEqual([asked, 400, 'HttpApiDecodeError']);
    }
    const stolen = await ask({ after: row?.cursor ?? '' }, { token: api.stranger.apiToken });
    expect(stolen.status).toBe(400);
  });
});

describe('what waits for the employer', () => {
  it('is there while an employer’s section is next: not before Section 1 is signed, and not after Section 2', async () => {
    const employer_id = await newEmployer(api);
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id });
    expect(await ids({ employer_id })).toEqual([]);
    const page = await HostedPage.open(api, employeeId);
    await answerAndSign(page, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    expect(await rows({ employer_id })).toMatchObject([
      {
        task_id: taskId,
        form_key: 'i-9',
        section_id: 'section_2',
        section_name: expect.stringContaining('Section 2'),
        employee_name: 'Ana Lopez',
        employer_name: 'Harbor Foods',
        files_count: 0,
        representative: null,
        has_correction_request: false,
      },
    ]);
    const staff = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    await answerAndSign(staff, taskId, 'section_2', sectionTwoAnswers, 'Carla Reyes');
    expect(await ids({ employer_id })).toEqual([]);
  });

  it('says when the work begins, and how many files are attached', async () => {
    const { taskId, employeeId, page } = await signedSectionOne(api);
    const placement = {
      employee_id: employeeId,
      employer_id: await newEmployer(api),
      start_date: '2026-12-01',
    };
    const { body } = await api.call('placements.create', { body: placement });
    const { subtasks } = (await page.sheet(taskId)).body;
    const copies = subtasks.find((it: { page_id: string }) => it.page_id === 'documents_copies');
    const form = new FormData();
    for (const width of [2, 3]) form.append('files', new Blob([pictureOf(width)]), `${width}.png`);
    const path = { subtask_id: copies.id };
    expect((await api.call('subtasks.uploadFiles', { path, form, token: page.token })).status).toBe(200);
    // Last: a form whose placement its trail does not attest is not shown.
    await query(api, `UPDATE tasks SET placement_id = '${body.id}' WHERE id = '${taskId}'`);
    const row = (await rows()).find(({ task_id }) => task_id === taskId);
    expect(row).toMatchObject({ employee_id: employeeId, starts_on: '2026-12-01', files_count: 2 });
  });

  it('comes by its day, what has none last, and goes on after a row that was signed since', async () => {
    const employer_id = await newEmployer(api);
    const later = await waiting(employer_id, '2031-03-02T12:00:00.000Z');
    const first = await waiting(employer_id, '2031-03-01T12:00:00.000Z');
    const none = await waiting(employer_id);
    await query(api, `UPDATE tasks SET due_at = NULL, due_on = NULL WHERE id = '${none}'`);
    const all = await rows({ employer_id });
    expect(all.map(({ task_id }) => task_id)).toEqual([first, later, none]);
    expect(all[0]).toMatchObject({ due_on: '2031-03-01' });
    const page = await ask({ employer_id, limit: 2 });
    expect(await ids({ employer_id, after: page.body.after })).toEqual([none]);
    await query(api, `UPDATE tasks SET next_action = 'system_action', due_at = NULL WHERE id = '${first}'`);
    expect(await ids({ employer_id, after: all[0]?.cursor ?? '' })).toEqual([later, none]);
    expect(await ids({ employer_id, after: all[1]?.cursor ?? '' })).toEqual([none]);
  });

  it('is narrowed by form and client', async () => {
    const employer_id = await newEmployer(api);
    const taskId = await waiting(employer_id);
    const [row] = await rows({ employer_id });
    expect(await ids({ employer_id, form_id: row?.form_id ?? '' })).toEqual([taskId]);
    const client = await createRecord(api, 'clients', { name: 'Bayside' });
    expect(await ids({ employer_id, client_id: client.id })).toEqual([]);
    await query(api, `UPDATE tasks SET client_id = '${client.id}' WHERE id = '${taskId}'`);
    expect(await ids({ employer_id, client_id: client.id })).toEqual([taskId]);
  });

  it('names a representative, and what they signed is to be looked at until somebody has', async () => {
    const { taskId } = await signedSectionOne(api);
    const named = await nameRepresentative(api, taskId);
    const of = async (asked: Asked = {}) =>
      (await rows(asked)).find(({ task_id }) => task_id === taskId)?.representative;
    expect(await of()).toEqual({ name: 'Dana Okafor', status: 'named' });
    const page = await openRepresentative(api, named);
    expect((await examineAndSign(api, page, taskId)).status).toBe(201);
    await completedTask(api, taskId);
    expect(await of()).toBeUndefined();
    expect(await of({ waits_for: 'look' })).toEqual({ name: 'Dana Okafor', status: 'signed' });
    expect(await rows({ waits_for: 'look' }, { token: api.stranger.apiToken })).toEqual([]);
    const decided = { path: { task_id: taskId }, body: { decision: 'accepted' } };
    expect((await api.call('tasks.reviewRepresentative', decided)).status).toBe(200);
    expect(await of({ waits_for: 'look' })).toBeUndefined();
  });

  it('tells of a form that is kept apart its name alone', async () => {
    const { taskId } = await signedSectionOne(api);
    await query(
      api,
      `UPDATE tasks SET is_segregated = TRUE, correction_requested_at = now() WHERE id = '${taskId}'`,
    );
    const [row] = (await rows()).filter(({ task_id }) => task_id === taskId);
    expect(row).toMatchObject({
      section_id: null,
      section_name: null,
      files_count: 0,
      has_correction_request: false,
    });
  });
});
