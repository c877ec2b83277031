import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { HostedPage, newEmployee, newEmployer, newTask, setClock } from '../../testing/hosted-page.js';
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

const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};

async function row(taskId: string) {
  const [task] = await query(api, 'SELECT sealed_answers, purged_at FROM tasks WHERE id = $1', [taskId]);
  return task;
}

describe('retention', () => {
  it('26 CFR 31.6001-1(e)(2): a signed W-4 is withdrawn at once and destroyed only when the law allows it', async () => {
    const employer_id = await newEmployer(api);
    const employee_id = await newEmployee(api);
    const placement = { employee_id, employer_id, start_date: '2026-11-23', end_date: '2026-12-31' };
    const { id } = (await api.call('placements.create', { body: placement })).body;
    const { taskId } = await finishedW4(api, { employee_id, employer_id, placement_id: id });
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    await sweepAt('2031-04-14T12:00:00Z');
    expect(await row(taskId)).toMatchObject({ purged_at: null, sealed_answers: expect.any(Object) });
    await sweepAt('2031-04-16T12:00:00Z');
    expect(await row(taskId)).toMatchObject({ purged_at: expect.any(Date), sealed_answers: null });
    expect(await readdir(join(api.dataDir, 'files', 'documents'))).toEqual([]);
    const [last] = await query(
      api,
      'SELECT kind FROM audit_events WHERE task_id = $1 ORDER BY sequence DESC LIMIT 1',
      [taskId],
    );
    expect(last).toEqual({ kind: 'purged' });
  });

  it('a task that nobody signed is destroyed with the first sweep after it was withdrawn', async () => {
    const { taskId, employeeId } = await newTask(api, 'handbook');
    const page = await HostedPage.open(api, employeeId);
    await page.write(taskId, { 'task.document_title': 'Handbook' });
    await api.call('tasks.deleteById', { path: { task_id: taskId } });
    await sweepAt(new Date().toISOString());
    expect(await row(taskId)).toMatchObject({ purged_at: expect.any(Date), sealed_answers: null });
  });

  it('a scheduled deletion comes on its day, with its event', async () => {
    const { taskId } = await newTask(api, 'handbook', { deletion_scheduled_at: '2027-02-01T00:00:00Z' });
    await sweepAt('2027-01-31T12:00:00Z');
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(200);
    await sweepAt('2027-02-01T12:00:00Z');
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(404);
    const events = await query(api, `SELECT 1 FROM events WHERE resource_id = $1 AND kind = 'task.deleted'`, [
      taskId,
    ]);
    expect(events).toHaveLength(1);
  });

  it('a scheduled deletion never comes before the law allows it, however often it is due', async () => {
    const { taskId } = await newTask(api, 'handbook', { deletion_scheduled_at: '2027-02-01T00:00:00Z' });
    await query(api, `UPDATE tasks SET deletion_allowed_at = '2027-06-01' WHERE id = $1`, [taskId]);
    await sweepAt('2027-05-31T12:00:00Z');
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(200);
    expect(await row(taskId)).toMatchObject({ purged_at: null });
    await sweepAt('2027-06-01T12:00:00Z');
    expect((await api.call('tasks.findById', { path: { task_id: taskId } })).status).toBe(404);
  });

  it('three workers that sweep at the same moment withdraw and destroy each task once', async () => {
    const ids = [];
    for (let left = 6; left > 0; left--)
      ids.push((await newTask(api, 'handbook', { deletion_scheduled_at: '2027-02-01T00:00:00Z' })).taskId);
    setClock(api, new Date('2027-02-01T12:00:00Z'));
    const sweep = () => api.app.get(RetentionSweeper).sweep(new AbortController().signal);
    await Promise.all([sweep(), sweep(), sweep()]);
    await Promise.all([sweep(), sweep(), sweep()]);
    setClock(api, hiredAt);
    const kinds = await query<{ kind: string; times: number }>(
      api,
      `SELECT kind, count(*)::int AS times FROM events WHERE resource_id = ANY($1) AND kind = 'task.deleted' GROUP BY kind
       UNION ALL SELECT kind, count(*)::int FROM audit_events WHERE task_id = ANY($1) AND kind IN ('deleted', 'purged') GROUP BY kind`,
      [ids],
    );
    expect(kinds).toHaveLength(3);
    for (const { kind, times } of kinds) expect([kind, times]).toEqual([kind, ids.length]);
  });
});
