import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import { newEmployee, newEmployer, newTask, setClock } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from './retention-sweeper.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const sweep = async (moment = new Date()) => {
  setClock(api, moment);
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api);
};
const hold = async (subject_id: string, more: object = {}) =>
  api.call('legal_holds.create', { body: { subject_id, reason: 'A charge of the EEOC' }, ...more });
const release = (legal_hold_id: string, more: object = {}) =>
  api.call('legal_holds.release', { path: { legal_hold_id }, body: { reason: 'Dismissed' }, ...more });
const withdraw = (task_id: string) => api.call('tasks.deleteById', { path: { task_id } });
const archived = (archived_task_id: string) =>
  api.call('archived_tasks.findById', { path: { archived_task_id } });
const isDestroyed = async (id: string) =>
  (await query<{ is: boolean }>(api, 'SELECT purged_at IS NOT NULL AS is FROM tasks WHERE id = $1', [id]))[0]
    ?.is;
const list = async (query: Record<string, string>, more: object = {}) =>
  (await api.call('legal_holds.list', { query, ...more })).body.data;

/** A form that the law does not keep: the next sweep after its deletion destroys it. */
async function placed() {
  const employer_id = await newEmployer(api);
  const { taskId, employeeId } = await newTask(api, 'handbook');
  await createRecord(api, 'placements', { employee_id: employeeId, employer_id });
  return { taskId, employeeId, employer_id };
}

describe('a legal hold', () => {
  it.each(['taskId', 'employeeId', 'employer_id'] as const)(
    'on the %s keeps a form until it is released',
    async (of) => {
      const made = await placed();
      const { id } = (await hold(made[of])).body;
      await withdraw(made.taskId);
      await sweep(new Date('2099-01-01T00:00:00Z'));
      expect((await archived(made.taskId)).body).toMatchObject({ is_held: true });
      expect((await release(id)).body.released).toMatchObject({
        reason: 'Dismissed',
        by: { kind: 'api_token' },
      });
      expect((await archived(made.taskId)).body).toMatchObject({ is_held: false });
      await sweep();
      expect(await isDestroyed(made.taskId)).toBe(true);
    },
  );

  it('is not got round by deleting the employee, by restoring and deleting again, or by moving dates', async () => {
    const { taskId, employeeId } = await placed();
    await hold(employeeId);
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    await sweep(new Date('2099-01-01T00:00:00Z'));
    expect((await api.call('archived_tasks.restore', { path: { archived_task_id: taskId } })).status).toBe(
      200,
    );
    const body = {
      deletion_scheduled_at: '2020-01-01T00:00:00Z',
      deletion_allowed_at: '2020-01-01T00:00:00Z',
    };
    await api.call('tasks.updateById', { path: { task_id: taskId }, body });
    await sweep(new Date('2099-01-01T00:00:00Z'));
    expect((await archived(taskId)).body).toMatchObject({ is_held: true, employee_name: 'Ana Lopez' });
  });

  it('keeps the record of a deleted employee of whom there are no forms', async () => {
    const employee_id = await newEmployee(api);
    const { id } = (await hold(employee_id)).body;
    await api.call('employees.deleteById', { path: { employee_id } });
    const name = async () =>
      (
        await query<{ last_name: string }>(api, 'SELECT last_name FROM employees WHERE id = $1', [
          employee_id,
        ])
      )[0]?.last_name;
    await sweep();
    expect(await name()).toBe('Lopez');
    await release(id);
    await sweep();
    expect(await name()).toBe('');
  });

  it('binds whoever owns the database, too', async () => {
    const { taskId, employeeId } = await placed();
    await hold(employeeId);
    await api.call('employees.deleteById', { path: { employee_id: employeeId } });
    for (const statement of [
      'UPDATE tasks SET purged_at = now(), sealed_answers = NULL WHERE id = $1',
      'DELETE FROM tasks WHERE id = $1',
    ])
      await expect(query(api, statement, [taskId])).rejects.toThrow('under a legal hold');
    for (const statement of [
      'UPDATE employees SET destroyed_at = now() WHERE id = $1',
      'DELETE FROM employees WHERE id = $1',
    ])
      await expect(query(api, statement, [employeeId])).rejects.toThrow('under a legal hold');
  });

  it('outlives another that covers the same form', async () => {
    const { taskId, employeeId, employer_id } = await placed();
    const first = (await hold(employeeId)).body;
    await hold(employer_id);
    await withdraw(taskId);
    await release(first.id);
    await sweep();
    expect(await isDestroyed(taskId)).toBe(false);
  });

  it('is listed with its history, and by the task that it covers', async () => {
    const { taskId, employeeId, employer_id } = await placed();
    const ids = [];
    for (const subject of [taskId, employeeId, employer_id]) ids.push((await hold(subject)).body.id);
    expect((await list({ task_id: taskId })).map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    await release(ids[0]);
    expect(await list({ subject_id: taskId })).toEqual([]);
    const [released] = await list({ subject_id: taskId, include_released: 'true' });
    expect(released).toMatchObject({ id: ids[0], subject_type: 'task', released: { reason: 'Dismissed' } });
    expect((await release(ids[0])).status).toBe(400);
    const { events } = (await api.call('tasks.getAudit', { path: { task_id: taskId } })).body;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['hold_placed', 'hold_released']));
  });

  it('is nothing to other accounts, and to an access rule that does not show the record', async () => {
    const { taskId, employeeId, employer_id } = await placed();
    const { id } = (await hold(taskId)).body;
    const rule = { fact: 'client.name', operator: 'equals', value: 'Harbor Foods' };
    const narrow = await signInUser(api, [
      { permissions: ['legal_hold:edit', 'legal_hold:view'], access_rule: rule },
    ]);
    for (const by of [{ token: api.stranger.apiToken }, { token: api.test.apiToken }, withCookie(narrow)]) {
      for (const subject of [taskId, employeeId, employer_id])
        expect((await hold(subject, by)).status).toBe(404);
      expect((await release(id, by)).status).toBe(404);
      expect(await list({}, by)).toEqual([]);
      expect(await list({ task_id: taskId }, by)).toEqual([]);
    }
    expect((await hold('ee_1ChFExampLe11111111111')).status).toBe(404);
    expect((await hold('job_1ChFExampLe1111111111')).status).toBe(400);
  });
});
