import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf, query } from '../../testing/factories.js';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployee,
  newEmployer,
  newTask,
  setClock,
  w4Answers,
} from '../../testing/hosted-page.js';
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

/** A W-4 of somebody who has a placement. */
async function newW4(more: object = {}) {
  const [employer_id, employee_id] = [await newEmployer(api), await newEmployee(api)];
  const placement = { employee_id, employer_id, start_date: '2026-11-23' };
  const placement_id: string = (await api.call('placements.create', { body: placement })).body.id;
  const { taskId } = await newTask(api, 'w-4', { employee_id, employer_id, placement_id, ...more });
  const sign = async () => {
    const page = await HostedPage.open(api, employee_id);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
  };
  return { employee_id, placement_id, taskId, sign };
}

const path = (task_id: string) => ({ path: { task_id } });
const task = async (id: string) => (await api.call('tasks.findById', path(id))).body;
const archived = async (archived_task_id: string) =>
  (await api.call('archived_tasks.findById', { path: { archived_task_id } })).body.task;
const place = (placement_id: string, body: object) =>
  api.call('placements.updateById', { path: { placement_id }, body });
const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};
const legal = { retained_until: '2031-04-15', retention_waits_for: null };
const employed = { retained_until: null, retention_waits_for: 'end_of_employment' };

describe('the legal date', () => {
  it('26 CFR 31.6001-1(e)(2): is shown with what it waits for and where the law says so, and moves with the end', async () => {
    const { taskId, placement_id, sign } = await newW4({ deletion_scheduled_at: null });
    expect(await task(taskId)).toMatchObject({ retained_until: null, retention_waits_for: 'signature' });
    await sign();
    expect(await task(taskId)).toMatchObject({
      ...employed,
      deletion_allowed_at: null,
      retention_rule: '26 CFR 31.6001-1(e)(2)',
    });
    await place(placement_id, { end_date: '2026-12-31' });
    expect(await task(taskId)).toMatchObject({
      ...legal,
      deletion_scheduled_at: null,
      deletion_allowed_at: '2031-04-15T00:00:00.000Z',
    });
    expect((await eventsOf(api, taskId)).at(-1)).toMatchObject({ kind: 'task.updated', data: legal });
    await place(placement_id, { end_date: null });
    expect(await task(taskId)).toMatchObject(employed);
  });

  it('is that of a task of every list, without another request', async () => {
    const { taskId, employee_id, sign } = await newW4();
    await sign();
    const { data } = (await api.call('tasks.list', { query: { employee_id } })).body;
    expect(data).toEqual([await task(taskId)]);
  });

  it('is not brought forward by an early day that was set before the form was signed', async () => {
    const early = {
      deletion_allowed_at: '2026-12-01T00:00:00Z',
      deletion_scheduled_at: '2026-12-01T00:00:00Z',
    };
    const { taskId, placement_id, sign } = await newW4(early);
    await sign();
    await place(placement_id, { end_date: '2026-12-31' });
    expect((await task(taskId)).deletion_allowed_at).toBe('2031-04-15T00:00:00.000Z');
    const other = { body: { expired_at: '2030-01-01T00:00:00Z' } };
    expect((await api.call('tasks.updateById', { ...path(taskId), ...other })).status).toBe(200);
    await sweepAt('2031-04-14T12:00:00Z');
    expect(await archived(taskId)).toMatchObject({
      ...legal,
      deletion_allowed_at: '2031-04-15T00:00:00.000Z',
    });
  });

  it('does not come sooner because employment or hire are moved into the past, and the trail says that they were', async () => {
    const { taskId, placement_id, sign } = await newW4();
    await sign();
    await place(placement_id, { end_date: '2006-12-31', start_date: '2001-01-01' });
    expect(await task(taskId)).toMatchObject({ retained_until: '2031-04-15' });
    await api.call('tasks.deleteById', path(taskId));
    await sweepAt('2031-04-14T12:00:00Z');
    expect((await archived(taskId)).id).toBe(taskId);
    const { events } = (await api.call('archived_tasks.getAudit', { path: { archived_task_id: taskId } }))
      .body;
    const changes = events.filter(({ kind }: { kind: string }) => kind === 'changed');
    expect(changes.at(-1).detail).toMatchObject({
      properties: expect.arrayContaining(['retained_until']),
      ...legal,
    });
  });

  it('moves in the archive too, where employment ends, goes on or begins again', async () => {
    const { taskId, employee_id, placement_id, sign } = await newW4();
    await sign();
    await api.call('tasks.deleteById', path(taskId));
    await place(placement_id, { end_date: '2026-12-31' });
    expect(await archived(taskId)).toMatchObject(legal);
    const again = { employee_id, employer_id: await newEmployer(api), start_date: '2028-01-03' };
    await api.call('placements.create', { body: again });
    await sweepAt(new Date().toISOString());
    expect(await archived(taskId)).toMatchObject(employed);
    await api.call('employees.deleteById', { path: { employee_id } });
    expect((await archived(taskId)).retention_waits_for).toBeNull();
    const kept = async (query: Record<string, string>) =>
      (await api.call('archived_tasks.list', { query: { employee_id, ...query } })).body.total;
    const { retained_until } = await archived(taskId);
    expect(await kept({ retained_until_gte: retained_until, retained_until_lte: retained_until })).toBe(1);
    expect(await kept({ retained_until_lte: '2027-01-01' })).toBe(0);
    expect(await kept({ retained_until_gte: '2099-01-01' })).toBe(0);
  });

  it('is computed at the start of a worker for what an earlier version has signed', async () => {
    const { taskId, sign } = await newW4();
    await sign();
    await query(api, 'UPDATE tasks SET retained_until = NULL, retention_waits_for = NULL WHERE id = $1', [
      taskId,
    ]);
    const beside = await TestApi.beside(api, { ROLE: 'api' });
    await beside.app.get(RetentionSweeper).sweep(new AbortController().signal);
    await beside.stop();
    expect(await task(taskId)).toMatchObject(employed);
  });
});
