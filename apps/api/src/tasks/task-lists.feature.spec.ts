import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TaskListQuery } from '@firstday/domain';
import fc from 'fast-check';
import type { Context } from '../context/context.js';
import { Database } from '../database/database.js';
import { PostgresDataSource } from '../database/postgres-data-source.js';
import { newId } from '../context/new-id.js';
import { listRows } from '../identity/access/list-rows.store.js';
import { countIndexesOf } from '../database/lists/count-indexes.js';
import { cases } from '../testing/cases.js';
import { query, testSystemContext } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';
import { taskListFilter } from './task-list-filter.js';

/** So small that some hundred rows go through many blocks, part them, and make questions be forgotten. */
const limits = { fewRows: 20, blockRows: 16, mostIds: 40, mostBytes: 30_000 };

let api: TestApi;
let accountId: string;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

/** A process's view of the database: each has its own outlines. */
function processContext(): Context {
  const db = new Database(api.app.get(PostgresDataSource));
  countIndexesOf(db, limits);
  const context = testSystemContext(api);
  return { ...context, account: { ...context.account, id: accountId }, db };
}

const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);

const forms = ['form_a', 'form_b', 'form_c'];
const aMoment = fc.option(fc.integer({ min: 0, max: 400 }), { nil: null, freq: 3 });
const aTask = fc.record({
  id: fc.integer({ min: 0, max: 400 }),
  form: fc.constantFrom(...forms),
  due: aMoment,
  expired: aMoment,
  completed: aMoment,
});
const aWrite = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), tasks: fc.array(aTask, { minLength: 1, maxLength: 60 }) }),
  fc.record({ kind: fc.constant('delete' as const), share: fc.integer({ min: 2, max: 40 }) }),
  fc.record({ kind: fc.constant('change' as const), share: fc.integer({ min: 2, max: 40 }), to: aTask }),
);
const anEdge = fc.option(
  fc.integer({ min: -5, max: 405 }).map((hours) => at(hours).toISOString()),
  { nil: undefined },
);
const aQuery: fc.Arbitrary<TaskListQuery> = fc
  .record({
    form_id: fc.option(fc.constantFrom(...forms), { nil: undefined }),
    status: fc.option(fc.constantFrom('requires_action' as const, 'completed' as const, 'expired' as const), {
      nil: undefined,
    }),
    span: fc.constantFrom('due_at', 'expired_at', 'completed_at', 'created_at'),
    least: anEdge,
    most: anEdge,
    page: fc.integer({ min: 1, max: 40 }),
    per_page: fc.constantFrom(1, 7, 20),
  })
  .map(({ span, least, most, form_id, status, page, per_page }) => ({
    page,
    per_page,
    ...(form_id && { form_id }),
    ...(status && { status }),
    ...(least && { [`${span}_gte`]: least }),
    ...(most && { [`${span}_lte`]: most }),
  }));

type Task = ValueOf<typeof aTask>;
type Write = ValueOf<typeof aWrite>;
type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** What a list must answer, said as plainly as SQL can. */
async function naively(now: Date, asked: TaskListQuery): Promise<{ ids: string[]; total: number }> {
  const rows = await query<{ id: string }>(
    api,
    `SELECT id FROM tasks WHERE account_id = $1 AND deleted_at IS NULL
        AND ($2::text IS NULL OR form_id = $2)
        AND ($3::text IS NULL OR $3 = CASE WHEN completed_at IS NOT NULL THEN 'completed'
                                           WHEN expired_at <= $4 THEN 'expired' ELSE 'requires_action' END)
        AND ($5::timestamptz IS NULL OR due_at >= $5) AND ($6::timestamptz IS NULL OR due_at <= $6)
        AND ($7::timestamptz IS NULL OR expired_at >= $7) AND ($8::timestamptz IS NULL OR expired_at <= $8)
        AND ($9::timestamptz IS NULL OR completed_at >= $9) AND ($10::timestamptz IS NULL OR completed_at <= $10)
        AND ($11::timestamptz IS NULL OR created_at >= $11) AND ($12::timestamptz IS NULL OR created_at <= $12)
      ORDER BY id DESC`,
    [
      accountId,
      asked.form_id,
      asked.status,
      now,
      ...(['due_at', 'expired_at', 'completed_at', 'created_at'] as const).flatMap((name) => [
        asked[`${name}_gte`],
        asked[`${name}_lte`],
      ]),
    ],
  );
  const from = ((asked.page ?? 1) - 1) * (asked.per_page ?? 20);
  return { ids: rows.slice(from, from + (asked.per_page ?? 20)).map(({ id }) => id), total: rows.length };
}

const moment = (hours: number | null) => (hours === null ? null : at(hours));

async function write(step: Write): Promise<void> {
  const some = `id IN (SELECT id FROM tasks WHERE account_id = $1 AND deleted_at IS NULL AND abs(hashtext(id)) % $2 = 0)`;
  if (step.kind === 'add') return addTasks(step.tasks);
  if (step.kind === 'delete')
    await query(api, `UPDATE tasks SET deleted_at = now() WHERE ${some}`, [accountId, step.share]);
  else
    await query(
      api,
      `UPDATE tasks SET form_id = $3, due_at = $4, expired_at = $5, completed_at = $6 WHERE ${some}`,
      [
        accountId,
        step.share,
        step.to.form,
        moment(step.to.due),
        moment(step.to.expired),
        moment(step.to.completed),
      ],
    );
}

async function addTasks(tasks: readonly Task[]): Promise<void> {
  const rows = tasks.map((task) => ({
    id: newId('task', at(task.id)),
    form_id: task.form,
    created_at: at(task.id),
    due_at: moment(task.due),
    expired_at: moment(task.expired),
    completed_at: moment(task.completed),
  }));
  await query(
    api,
    `INSERT INTO tasks (id, account_id, form_id, form_key, edition, employee_id, progress, page_progress,
                        created_at, updated_at, due_at, expired_at, completed_at)
     SELECT id, $1, form_id, 'k', '1', 'ee_1', '{}', '{}', created_at, created_at, due_at, expired_at, completed_at
       FROM jsonb_to_recordset($2) AS given(id text, form_id text, created_at timestamptz, due_at timestamptz,
                                            expired_at timestamptz, completed_at timestamptz)`,
    [accountId, JSON.stringify(rows)],
  );
}

const aStep = fc.record({
  write: aWrite,
  hours: fc.integer({ min: -10, max: 410 }),
  queries: fc.array(aQuery, { minLength: 2, maxLength: 4 }),
});

async function answered(ctx: Context, asked: TaskListQuery): Promise<{ ids: string[]; total: number }> {
  const { rows, total } = await listRows<{ id: string }>(ctx, 'tasks', taskListFilter(ctx, asked), asked);
  return { ids: rows.map(({ id }) => id), total };
}

describe('lists of tasks', () => {
  it('answer as counting and passing over all rows would, whatever is written and whenever it is asked', async () => {
    const tasks = fc.array(aTask, { minLength: 100, maxLength: 300, size: 'max' });
    const steps = fc.array(aStep, { minLength: 4, maxLength: 10, size: 'max' });
    const property = fc.asyncProperty(tasks, steps, async (first, steps) => {
      accountId = newId('account', new Date());
      const processes = [processContext(), processContext()];
      await addTasks(first);
      for (const { write: written, hours, queries } of steps) {
        await write(written);
        for (const asked of queries) {
          const expected = await naively(at(hours), asked);
          for (const ctx of processes)
            expect({ asked, ...(await answered({ ...ctx, now: at(hours) }, asked)) }).toEqual({
              asked,
              ...expected,
            });
        }
      }
    });
    await fc.assert(property, { numRuns: cases({ gate: 5, night: 30 }), endOnFailure: true });
  }, 300_000);
});
