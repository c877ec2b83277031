import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dateOfBirth, eventsOf, query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { newEmployee, newEmployer, setClock } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from './retention-sweeper.js';

/** The day on which everybody signs: a form that is signed later than the work began is kept from then on. */
const hiredAt = new Date('2026-11-23T18:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  setClock(api, hiredAt);
});
afterAll(() => api.stop());

/** A W-4 that is signed and made, of a placement with these attributes. */
async function signedW4(attributes: object = {}) {
  const [employer_id, employee_id] = [await newEmployer(api), await newEmployee(api)];
  const placement_id = await place({ employee_id, employer_id, ...attributes });
  const { taskId } = await finishedW4(api, { employee_id, employer_id, placement_id });
  await api.call('employees.updateById', { path: { employee_id }, body: { date_of_birth: dateOfBirth } });
  return { employee_id, employer_id, placement_id, taskId };
}
const place = async (body: object): Promise<string> =>
  (await api.call('placements.create', { body: { start_date: '2026-11-23', ...body } })).body.id;
const end = (placement_id: string, end_date: string | null) =>
  api.call('placements.updateById', { path: { placement_id }, body: { end_date } });
const scheduledAt = async (task_id: string) =>
  (await api.call('tasks.findById', { path: { task_id } })).body.deletion_scheduled_at;
const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};

describe('the day on which a completed form is destroyed', () => {
  it('is the first that the law allows, from the moment that the end of the employment is known', async () => {
    const { placement_id, taskId } = await signedW4();
    expect(await scheduledAt(taskId)).toBeNull();
    await end(placement_id, '2026-12-31');
    expect(await scheduledAt(taskId)).toBe('2031-04-15T00:00:00.000Z');
    const events = await eventsOf(api, taskId);
    expect(events.at(-1)).toMatchObject({
      kind: 'task.updated',
      data: { deletion_scheduled_at: '2031-04-15T00:00:00.000Z' },
    });
    await end(placement_id, '2027-06-30');
    expect(await scheduledAt(taskId)).toBe('2032-04-15T00:00:00.000Z');
    await end(placement_id, null);
    expect(await scheduledAt(taskId)).toBeNull();
  });

  it('is set with the completion where the end was known before', async () => {
    const { taskId } = await signedW4({ end_date: '2026-12-31' });
    expect(await scheduledAt(taskId)).toBe('2031-04-15T00:00:00.000Z');
  });

  it('is not of a placement but of the employment: another that goes on has the form kept', async () => {
    const { employee_id, employer_id, placement_id, taskId } = await signedW4({ end_date: '2026-12-31' });
    const job_id: string = (await api.call('jobs.create', { body: { name: 'Cook' } })).body.id;
    const other = await place({ employee_id, employer_id, job_id });
    expect(await scheduledAt(taskId)).toBeNull();
    await end(other, '2028-01-31');
    expect(await scheduledAt(taskId)).toBe('2033-04-15T00:00:00.000Z');
    await end(other, null);
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    await sweepAt('2040-01-01T12:00:00Z');
    const purged = 'SELECT purged_at FROM tasks WHERE id = $1';
    expect(await query(api, purged, [taskId])).toEqual([{ purged_at: null }]);
    await api.call('placements.deleteById', { path: { placement_id: other } });
    await api.call('placements.deleteById', { path: { placement_id } });
    await sweepAt('2040-01-01T12:00:00Z');
    expect(await query(api, purged, [taskId])).toEqual([{ purged_at: expect.any(Date) }]);
  });

  it('is what the caller says, also that there is none', async () => {
    const { placement_id, taskId } = await signedW4();
    const path = { task_id: taskId };
    await api.call('tasks.updateById', { path, body: { deletion_scheduled_at: null } });
    await end(placement_id, '2026-12-31');
    expect(await scheduledAt(taskId)).toBeNull();
    await api.call('tasks.updateById', { path, body: { deletion_scheduled_at: '2036-01-01T00:00:00Z' } });
    await end(placement_id, '2027-12-31');
    expect(await scheduledAt(taskId)).toBe('2036-01-01T00:00:00.000Z');
  });

  it('is thirty days away at least, so that an end that was mistyped can be put right', async () => {
    const { placement_id, taskId } = await signedW4({ start_date: '2006-01-02' });
    await end(placement_id, '2006-12-31');
    const days = (Date.parse(await scheduledAt(taskId)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
    expect(await scheduledAt(taskId)).not.toBeNull();
  });

  it('is found at the start of a process for what an earlier version completed', async () => {
    const { taskId } = await signedW4({ end_date: '2026-12-31' });
    const { taskId: kept } = await signedW4({ end_date: '2026-12-31' });
    await query(api, 'UPDATE tasks SET deletion_scheduled_at = NULL WHERE id = $1', [taskId]);
    await api.call('tasks.updateById', { path: { task_id: kept }, body: { deletion_scheduled_at: null } });
    const beside = await TestApi.beside(api, { ROLE: 'api' });
    await beside.app.get(RetentionSweeper).sweep(new AbortController().signal);
    await beside.stop();
    expect(await scheduledAt(taskId)).toBe('2031-04-15T00:00:00.000Z');
    expect(await scheduledAt(kept)).toBeNull();
  });

  it('comes: form and sealed values go, and the record stays', async () => {
    const { employee_id, taskId } = await signedW4({ end_date: '2026-12-31' });
    await sweepAt('2031-04-14T23:00:00Z');
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(200);
    await sweepAt('2031-04-16T01:00:00Z');
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(404);
    const { body } = await api.call('employees.findById', { path: { employee_id } });
    expect(body).toMatchObject({ last_name: 'Lopez', social_security_number: null, date_of_birth: null });
    const kinds = await query<{ kind: string }>(
      api,
      'SELECT kind FROM security_events WHERE subject_id = ANY ($1) ORDER BY kind',
      [[employee_id, taskId]],
    );
    const all = kinds.map(({ kind }) => kind);
    expect(all).toEqual(expect.arrayContaining(['employee.sensitive_destroyed', 'task.destroyed']));
  });
});
