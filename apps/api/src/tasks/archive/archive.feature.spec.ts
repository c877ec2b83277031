import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newFile,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from '../retention/retention-sweeper.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api);
};

/** A signed W-4 of somebody who is employed. */
async function signedW4() {
  const employer_id = await newEmployer(api);
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id });
  const placement = { employee_id: employeeId, employer_id, start_date: '2026-11-23' };
  const { id: placementId } = (await api.call('placements.create', { body: placement })).body;
  const page = await HostedPage.open(api, employeeId);
  await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
  await completedTask(api, taskId);
  return { taskId, employeeId, employer_id, placementId };
}

const withdraw = (task_id: string, query = {}) => api.call('tasks.deleteById', { path: { task_id }, query });
const ofTask = (archived_task_id: string) => ({ path: { archived_task_id } });
const restore = (id: string, more: object = {}) =>
  api.call('archived_tasks.restore', { ...ofTask(id), ...more });
const find = (id: string, more: object = {}) =>
  api.call('archived_tasks.findById', { ...ofTask(id), ...more });
const listed = async (query: Record<string, string>, more: object = {}) =>
  (await api.call('archived_tasks.list', { query, ...more })).body.data.map(({ id }: { id: string }) => id);
const workList = async (employee_id: string) =>
  (await api.call('tasks.list', { query: { employee_id } })).body.data.map(({ id }: { id: string }) => id);
const audit = async (id: string) => (await api.call('archived_tasks.getAudit', ofTask(id))).body;

describe('the archive', () => {
  it('8 CFR 274a.2(b)(2): what was signed is read there whole after it was deleted, and nowhere else', async () => {
    const { taskId, employeeId, employer_id } = await signedW4();
    const path = { task_id: taskId };
    const [pdf, fields] = [
      await api.call('tasks.getPdf', { path, headers: { accept: 'text/plain' } }),
      await api.call('tasks.getFields', { path }),
    ];
    expect((await withdraw(taskId, { reason: 'duplicate' })).status).toBe(200);
    for (const id of ['tasks.findById', 'tasks.getPdf', 'tasks.getAudit', 'tasks.getFields'] as const)
      expect([id, (await api.call(id, { path })).status]).toEqual([id, 404]);
    expect(await workList(employeeId)).toEqual([]);

    const text = { headers: { accept: 'text/plain' } };
    const archivedPdf = await api.call('archived_tasks.getPdf', { ...ofTask(taskId), ...text });
    expect([archivedPdf.status, archivedPdf.body]).toEqual([200, pdf.body]);
    expect((await api.call('archived_tasks.getCertificate', ofTask(taskId))).status).toBe(200);
    expect((await api.call('archived_tasks.getFields', ofTask(taskId))).body).toEqual(fields.body);
    const versions = await api.call('archived_tasks.listVersions', ofTask(taskId));
    expect(versions.body.versions).toHaveLength(1);
    const answers = await api.call('archived_tasks.getVersionFields', ofTask(taskId));
    expect(answers.body.fields.length).toBeGreaterThan(4);
    expect((await find(taskId)).body).toMatchObject({
      employee_name: 'Ana Lopez',
      is_employee_deleted: false,
      task: { status: 'completed', employer_id },
      withdrawn: { cause: 'request', reason: 'duplicate', by: { kind: 'api_token' } },
    });
  });

  it('says in the trail who withdrew it, when and why', async () => {
    const { taskId } = await newTask(api, 'handbook');
    const cookie = await signInUser(api, [{ permissions: ['task:edit', 'task:view'] }]);
    await api.call('tasks.deleteById', {
      path: { task_id: taskId },
      query: { reason: 'made_by_mistake' },
      ...withCookie(cookie),
    });
    const { withdrawn } = (await find(taskId)).body;
    expect(withdrawn).toMatchObject({ reason: 'made_by_mistake', by: { kind: 'user_session' } });
    const { is_intact, events } = await audit(taskId);
    expect(is_intact).toBe(true);
    expect(events.at(-1)).toMatchObject({
      kind: 'deleted',
      at: withdrawn.at,
      actor: { user_id: withdrawn.by.id },
      detail: { cause: 'request', reason: 'made_by_mistake' },
    });
    expect(await listed({ withdrawn_by: withdrawn.by.id })).toEqual([taskId]);
  });

  it('is filtered by employee, employer, form and when it was withdrawn', async () => {
    const { taskId, employeeId, employer_id } = await signedW4();
    const { form_id } = (await withdraw(taskId)).body;
    const { at } = (await find(taskId)).body.withdrawn;
    const among = {
      employee_id: employeeId,
      employer_id,
      form_id,
      withdrawn_at_gte: at,
      withdrawn_at_lte: at,
    };
    expect(await listed(among)).toEqual([taskId]);
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect(await listed({ employee_id: employeeId, withdrawn_at_gte: later })).toEqual([]);
    const other = await newTask(api, 'handbook');
    expect(await listed({ employee_id: other.employeeId })).toEqual([]);
  });

  it('gives files to whoever may see sensitive values, by the task that they are of', async () => {
    const { taskId, fileId } = await newFile(api);
    const other = await newTask(api, 'handbook');
    for (const id of [taskId, other.taskId]) await withdraw(id);
    const file = (archived_task_id: string, more: object = {}) =>
      api.call('archived_tasks.getFile', { path: { archived_task_id, file_id: fileId }, ...more });
    expect((await file(taskId)).status).toBe(200);
    expect((await file(other.taskId)).status).toBe(404);
    const cookie = await signInUser(api, [{ permissions: ['task:view', 'task:edit'] }]);
    expect((await file(taskId, withCookie(cookie))).status).toBe(403);
    expect(
      (await api.call('archived_tasks.getPdf', { ...ofTask(taskId), ...withCookie(cookie) })).status,
    ).toBe(403);
  });

  it('has no task that is active, and changes none', async () => {
    const { taskId } = await newTask(api, 'handbook');
    expect((await find(taskId)).status).toBe(404);
    expect((await restore(taskId)).status).toBe(404);
  });
});

describe('restoring', () => {
  it('brings a task back as it was, with its event and its trail', async () => {
    const { taskId, employeeId } = await signedW4();
    const path = { task_id: taskId };
    const before = (await api.call('tasks.findById', { path })).body;
    await withdraw(taskId);
    const answer = await restore(taskId);
    expect([answer.status, answer.body]).toEqual([200, { ...before, updated_at: answer.body.updated_at }]);
    expect(await workList(employeeId)).toEqual([taskId]);
    expect((await find(taskId)).status).toBe(404);
    const { is_intact, events } = (await api.call('tasks.getAudit', { path })).body;
    expect([is_intact, events.at(-1).kind]).toEqual([true, 'restored']);
    const kinds = (await eventsOf(api, taskId)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['task.deleted', 'task.restored']);
    expect((await restore(taskId)).status).toBe(404);
  });

  it('brings the record of a deleted employee back with the placements that went with it, for who may edit both', async () => {
    const { taskId, employeeId, placementId } = await signedW4();
    const before = (await api.call('employees.findById', { path: { employee_id: employeeId } })).body;
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    expect((await find(taskId)).body).toMatchObject({
      employee_name: 'Ana Lopez',
      is_employee_deleted: true,
      withdrawn: { cause: 'employee_deleted' },
    });
    const cookie = await signInUser(api, [{ permissions: ['task:view', 'task:edit'] }]);
    expect((await restore(taskId, withCookie(cookie))).status).toBe(403);
    expect((await restore(taskId)).status).toBe(200);
    const after = (await api.call('employees.findById', { path: { employee_id: employeeId } })).body;
    expect(after).toEqual({ ...before, updated_at: after.updated_at });
    expect((await api.call('placements.findById', { path: { placement_id: placementId } })).status).toBe(200);
    const { total } = (await api.call('tasks.list', { query: { employee_id: employeeId } })).body;
    expect(total).toBe(1);
  });

  it('of what a schedule withdrew is not undone by the next sweep', async () => {
    const now = new Date().toISOString();
    const { taskId: signed } = await signedW4();
    const schedule = { deletion_scheduled_at: '2026-11-01T00:00:00Z' };
    await api.call('tasks.updateById', { path: { task_id: signed }, body: schedule });
    await sweepAt(now);
    expect((await find(signed)).body.withdrawn).toMatchObject({ cause: 'schedule', by: { kind: 'system' } });
    expect((await restore(signed)).body.deletion_scheduled_at).toBeNull();
    await sweepAt(now);
    expect((await api.call('tasks.findById', { path: { task_id: signed } })).status).toBe(200);
  });

  it('of what was destroyed is 404', async () => {
    const { taskId } = await newTask(api, 'handbook');
    await withdraw(taskId);
    await sweepAt(new Date().toISOString());
    expect((await find(taskId)).status).toBe(404);
    expect((await restore(taskId)).status).toBe(404);
    expect((await api.call('archived_tasks.getAudit', ofTask(taskId))).status).toBe(404);
  });
});
