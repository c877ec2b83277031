import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ownerPool, query } from '../testing/factories.js';
import { newEmployee, newTask, setClock } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';
import { TaskExpiryService } from './task-expiry.service.js';

const [day, hour] = [86_400_000, 3_600_000];
const inOneDay = () => new Date(Date.now() + day);

/** Its own worker is asleep: the tests say when it works. */
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

async function workAt(moment: Date, workers = 1): Promise<void> {
  setClock(api, moment);
  const work = async () => {
    while (await api.app.get(TaskExpiryService).processBatch());
  };
  await Promise.all(Array.from({ length: workers }, work));
  setClock(api);
}
const eventsOf = (taskId: string) =>
  query<{ status: string }>(
    api,
    `SELECT data ->> 'status' AS status FROM events WHERE resource_id = $1 AND kind = 'task.updated' ORDER BY status`,
    [taskId],
  );
const update = (taskId: string, body: object) =>
  api.call('tasks.updateById', { path: { task_id: taskId }, body });

describe('a task that was not completed in time', () => {
  it('emits one event, at its moment and not before', async () => {
    const moment = inOneDay();
    const { taskId } = await newTask(api, 'handbook', { expired_at: moment.toISOString() });
    await workAt(new Date(moment.getTime() - 1));
    expect(await eventsOf(taskId)).toEqual([]);
    await workAt(moment);
    expect(await eventsOf(taskId)).toEqual([{ status: 'expired' }]);
    await workAt(new Date(moment.getTime() + hour));
    expect(await eventsOf(taskId)).toHaveLength(1);
  });

  it('emits another event when its moment was moved, and none when it was removed', async () => {
    const moment = inOneDay();
    const { taskId } = await newTask(api, 'handbook', { expired_at: moment.toISOString() });
    await workAt(moment);
    await update(taskId, { expired_at: new Date(moment.getTime() + day).toISOString() });
    await workAt(new Date(moment.getTime() + hour));
    expect((await eventsOf(taskId)).map(({ status }) => status)).toEqual(['expired', 'requires_action']);
    await workAt(new Date(moment.getTime() + day));
    expect((await eventsOf(taskId)).map(({ status }) => status)).toEqual([
      'expired',
      'expired',
      'requires_action',
    ]);
    await update(taskId, { expired_at: null });
    await workAt(new Date(moment.getTime() + 9 * day));
    expect(await eventsOf(taskId)).toHaveLength(4);
  });

  it('emits no second event when the change itself already said so', async () => {
    const { taskId } = await newTask(api, 'handbook');
    await update(taskId, { expired_at: new Date(Date.now() - hour).toISOString() });
    const late = await newTask(api, 'handbook', { expired_at: new Date(Date.now() - hour).toISOString() });
    await workAt(new Date());
    expect(await eventsOf(taskId)).toEqual([{ status: 'expired' }]);
    expect(await eventsOf(late.taskId)).toEqual([]);
  });

  it('emits nothing once the task is completed or withdrawn', async () => {
    const expired_at = inOneDay().toISOString();
    const [completed, withdrawn] = [
      await newTask(api, 'handbook', { expired_at }),
      await newTask(api, 'handbook', { expired_at }),
    ];
    await query(api, 'UPDATE tasks SET completed_at = now() WHERE id = $1', [completed.taskId]);
    await api.call('tasks.deleteById', { path: { task_id: withdrawn.taskId } });
    await workAt(new Date(Date.now() + 2 * day));
    expect([await eventsOf(completed.taskId), await eventsOf(withdrawn.taskId)]).toEqual([[], []]);
  });

  it('emits one event for each with three workers at once, however many expire together', async () => {
    const employee_id = await newEmployee(api);
    const { taskId } = await newTask(api, 'handbook', { employee_id, expired_at: inOneDay().toISOString() });
    const columns = (
      await query<{ name: string }>(
        api,
        `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'tasks' AND column_name <> 'id'`,
      )
    ).map(({ name }) => name);
    await query(
      api,
      `INSERT INTO tasks (id, ${columns}) SELECT 'tsk_many' || n, ${columns} FROM tasks, generate_series(1, 250) n WHERE id = $1`,
      [taskId],
    );
    await workAt(new Date(Date.now() + 2 * day), 3);
    const [counted] = await query<{ events: number; tasks: number }>(
      api,
      `SELECT count(*)::int AS events, count(DISTINCT resource_id)::int AS tasks FROM events
        WHERE resource_id LIKE 'tsk_many%' AND kind = 'task.updated'`,
    );
    expect(counted).toEqual({ events: 250, tasks: 250 });
  });

  it('skips a task that somebody is writing, and emits its event afterwards', async () => {
    const moment = inOneDay();
    const { taskId } = await newTask(api, 'handbook', { expired_at: moment.toISOString() });
    const writing = await ownerPool(api).connect();
    await writing.query('BEGIN');
    await writing.query('SELECT 1 FROM tasks WHERE id = $1 FOR UPDATE', [taskId]);
    await workAt(moment);
    expect(await eventsOf(taskId)).toEqual([]);
    await writing.query('ROLLBACK');
    writing.release();
    await workAt(moment);
    expect(await eventsOf(taskId)).toHaveLength(1);
  });

  it('is found by its index', async () => {
    const client = await ownerPool(api).connect();
    await client.query('SET enable_seqscan = off');
    const { rows: plan } = await client.query(
      `EXPLAIN SELECT id FROM tasks WHERE deleted_at IS NULL AND completed_at IS NULL AND expired_at IS NOT NULL
        AND expiry_told_of IS DISTINCT FROM expired_at AND expired_at <= now() ORDER BY expired_at LIMIT 100`,
    );
    await client.query('RESET enable_seqscan');
    client.release();
    expect(JSON.stringify(plan)).toContain('IDX_tasks_expiring');
  });

  it('emits its event within seconds from a worker that nobody wakes', async () => {
    const working = await TestApi.start();
    const { taskId } = await newTask(working, 'handbook', {
      expired_at: new Date(Date.now() + 500).toISOString(),
    });
    const statuses = async () =>
      (
        await query<{ status: string }>(
          working,
          `SELECT data ->> 'status' AS status FROM events WHERE resource_id = $1 AND kind = 'task.updated'`,
          [taskId],
        )
      ).map(({ status }) => status);
    const until = Date.now() + 50_000;
    while ((await statuses()).length === 0 && Date.now() < until) await wait(100);
    expect(await statuses()).toEqual(['expired']);
    await working.stop();
  });
});
