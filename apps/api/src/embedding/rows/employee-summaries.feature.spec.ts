import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { cases } from '../../testing/cases.js';
import { createRecord, ownerPool, query } from '../../testing/factories.js';
import { HostedPage, formId, newEmployee, newTask } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
}, 60_000);
afterAll(() => api.stop());

const kept = `tasks_count, open_tasks_count, expired_tasks_count, progress_numerator, progress_denominator,
  progress_percent, placements_count, next_task_id, next_due_at, latest_task_updated_at`;

interface Summary {
  readonly id: string;
  readonly tasks_count: number;
  readonly open_tasks_count: number;
  readonly expired_tasks_count: number;
  readonly progress_percent: number | null;
  readonly placements_count: number;
  readonly next_task_id: string | null;
  readonly latest_task_updated_at: Date | null;
}

/** What is kept, and what comes out when it is computed by hand from the tasks and placements as they are now. */
const summaries = () =>
  query<Summary>(api, `SELECT account_id, id, ${kept} FROM employee_summaries ORDER BY id`);
const computed = () =>
  query<Summary>(
    api,
    `WITH living AS (SELECT *, completed_at IS NULL AND (expired_at IS NULL OR expired_at IS DISTINCT FROM expiry_told_of) AS is_open
       FROM tasks WHERE deleted_at IS NULL),
     done AS (SELECT employee_id, count(*)::int AS tasks_count, (count(*) FILTER (WHERE is_open))::int AS open_tasks_count,
        (count(*) FILTER (WHERE NOT is_open AND completed_at IS NULL))::int AS expired_tasks_count,
        sum((progress ->> 'numerator')::int)::int AS progress_numerator,
        sum((progress ->> 'denominator')::int)::int AS progress_denominator, max(updated_at) AS latest_task_updated_at
        FROM living GROUP BY employee_id),
     next AS (SELECT DISTINCT ON (employee_id) employee_id, id, due_at FROM living WHERE is_open AND due_at IS NOT NULL
        ORDER BY employee_id, due_at, id)
     SELECT e.account_id, e.id, coalesce(tasks_count, 0) AS tasks_count, coalesce(open_tasks_count, 0) AS open_tasks_count,
       coalesce(expired_tasks_count, 0) AS expired_tasks_count, coalesce(progress_numerator, 0) AS progress_numerator,
       coalesce(progress_denominator, 0) AS progress_denominator,
       CASE WHEN tasks_count > 0 THEN CASE WHEN progress_denominator = 0 THEN 100
         ELSE floor(100.0 * progress_numerator / progress_denominator)::int END END AS progress_percent,
       (SELECT count(*)::int FROM placements p WHERE p.employee_id = e.id AND p.deleted_at IS NULL) AS placements_count,
       next.id AS next_task_id, next.due_at AS next_due_at, latest_task_updated_at
      FROM employees e LEFT JOIN done ON done.employee_id = e.id LEFT JOIN next ON next.employee_id = e.id
     WHERE e.deleted_at IS NULL ORDER BY e.id`,
  );
const summaryOf = async (id: string) => (await summaries()).find((summary) => summary.id === id);

const forms = ['handbook', 'w-4', 'direct-deposit'] as const;
const moment = fc.constantFrom(
  null,
  '2026-10-01T00:00:00.000Z',
  '2026-12-01T00:00:00.000Z',
  '2027-01-01T00:00:00.000Z',
);
const who = fc.nat({ max: 3 });
const which = fc.nat({ max: 20 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('task' as const),
      who,
      form: fc.constantFrom(...forms),
      due_at: moment,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('placement' as const), who, create_tasks: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expiry' as const), which, expired_at: moment }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw task' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw placement' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('complete' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('migrate' as const), who, to: who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw employee' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Open tasks with a placement, and one in progress that has expired. */
const open: Step[] = [
  { do: 'task', who: 0, form: 'w-4', due_at: null },
  { do: 'placement', who: 0, create_tasks: false },
  { do: 'task', who: 1, form: 'w-4', due_at: null },
  { do: 'answer', which: 1 },
  { do: 'expiry', which: 1, expired_at: '2026-10-01T00:00:00.000Z' },
];

/** A few people, and what is done with them and their tasks; what cannot be done is refused, which changes nothing. */
class Office {
  readonly tasks: string[] = [];
  readonly placements: string[] = [];

  private constructor(readonly people: readonly string[]) {}

  static async open(): Promise<Office> {
    const people = [];
    for (let one = 0; one < 4; one++) people.push(await newEmployee(api));
    return new Office(people);
  }

  async carryOut(it: Step): Promise<void> {
    const employee_id = 'who' in it ? (this.people[it.who] ?? '') : '';
    const task_id = 'which' in it ? (this.tasks[it.which % (this.tasks.length || 1)] ?? '') : '';
    const path = { task_id, employee_id };
    if (it.do === 'task') {
      const body = { employee_id, form_id: await formId(api, it.form), due_at: it.due_at };
      const { body: made } = await api.call('tasks.create', { body, query: { allow_duplicate: 'true' } });
      if (made.id) this.tasks.push(made.id);
    }
    if (it.do === 'placement') {
      const { body } = await api.call('placements.create', {
        body: { employee_id, create_tasks: it.create_tasks },
      });
      if (body.id) this.placements.push(body.id);
    }
    if (it.do === 'answer') {
      const fields = [{ path: 'task.filing_status', value: 'married_filing_jointly' }];
      await api.call('tasks.updateFields', { path, body: { fields } });
    }
    if (it.do === 'expiry') await api.call('tasks.updateById', { path, body: { expired_at: it.expired_at } });
    if (it.do === 'withdraw task') await api.call('tasks.deleteById', { path });
    if (it.do === 'withdraw placement') {
      const placement_id = this.placements[it.which % (this.placements.length || 1)] ?? '';
      await api.call('placements.deleteById', { path: { placement_id } });
    }
    // As the document worker leaves it.
    if (it.do === 'complete')
      await query(
        api,
        `UPDATE tasks SET completed_at = now(), updated_at = now() WHERE id = $1 AND deleted_at IS NULL`,
        [task_id],
      );
    if (it.do === 'migrate')
      await api.call('employees.migrateTaskProgress', {
        path,
        body: { target_employee_id: this.people[it.to] },
      });
    if (it.do === 'withdraw employee') await api.call('employees.deleteById', { path });
  }
}

describe('the summary of an employee', () => {
  it('is what their tasks and placements come to, after each of any changes', async () => {
    const numRuns = cases({ gate: 5, night: 25 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const office = await Office.open();
        for (const one of steps) await office.carryOut(one);
        expect(await summaries()).toEqual(await computed());
      }),
      { numRuns, examples: [[open]] },
    );
    expect((await summaries()).some((one) => one.open_tasks_count > 0 && one.placements_count > 0)).toBe(
      true,
    );
    expect(
      (await summaries()).some((one) => one.expired_tasks_count > 0 && (one.progress_percent ?? 0) > 0),
    ).toBe(true);
  }, 120_000);

  it('holds after many changes of the same employee at once, none of which fails', async () => {
    const office = await Office.open();
    const [employee_id = ''] = office.people;
    const made = await Promise.all(
      Array.from({ length: 12 }, () => newTask(api, 'w-4', { employee_id }).catch(() => undefined)),
    );
    const tasks = await query<{ id: string }>(api, `SELECT id FROM tasks WHERE employee_id = $1`, [
      employee_id,
    ]);
    expect(made.filter(Boolean).length).toBe(tasks.length);
    const fields = [{ path: 'task.filing_status', value: 'head_of_household' }];
    const answers = await Promise.all([
      ...tasks.flatMap(({ id }) => [
        api.call('tasks.updateFields', { path: { task_id: id }, body: { fields } }),
        api.call('tasks.updateById', {
          path: { task_id: id },
          body: { expired_at: '2027-01-01T00:00:00.000Z' },
        }),
      ]),
      ...[1, 2].map(() => api.call('placements.create', { body: { employee_id, create_tasks: true } })),
      HostedPage.open(api, employee_id),
    ]);
    const statuses = answers.flatMap((answer) => ('status' in answer ? [answer.status] : []));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await summaries()).toEqual(await computed());
  }, 60_000);

  it('knows of both of two changes that end at the same time', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4');
    const other = await newTask(api, 'handbook', { employee_id: employeeId });
    const pool = ownerPool(api);
    const [one, two] = [await pool.connect(), await pool.connect()];
    const withdraw = 'UPDATE tasks SET deleted_at = now() WHERE id = $1';
    try {
      await one.query('BEGIN');
      await one.query(withdraw, [taskId]);
      // As far as the end of the transaction goes before it is final.
      await one.query('SET CONSTRAINTS ALL IMMEDIATE');
      const second = two.query(withdraw, [other.taskId]);
      await wait(200);
      await one.query('COMMIT');
      await second;
    } finally {
      for (const client of [one, two]) client.release();
    }
    expect(await summaryOf(employeeId)).toMatchObject({ tasks_count: 0, progress_percent: null });
  });

  it('does not come between a withdrawal of an employee and changes of their tasks', async () => {
    for (let round = 0; round < 5; round++) {
      const { taskId, employeeId } = await newTask(api, 'w-4');
      await newTask(api, 'handbook', { employee_id: employeeId });
      const fields = [{ path: 'task.filing_status', value: 'head_of_household' }];
      const answers = await Promise.all([
        api.call('tasks.updateFields', { path: { task_id: taskId }, body: { fields } }),
        api.call('employees.deleteById', { path: { employee_id: employeeId } }),
        api.call('tasks.updateFields', { path: { task_id: taskId }, body: { fields } }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await summaryOf(employeeId)).toBeUndefined();
    }
  });

  it('is not there after a change that was undone', async () => {
    const { employeeId } = await newTask(api, 'w-4');
    const before = await summaryOf(employeeId);
    await expect(
      query(
        api,
        `WITH gone AS (UPDATE tasks SET deleted_at = now() WHERE employee_id = $1 RETURNING 1) SELECT 1 / 0 FROM gone`,
        [employeeId],
      ),
    ).rejects.toThrow('division by zero');
    expect(await summaryOf(employeeId)).toEqual(before);
  });

  it('notes a visit of the employee, and none of the employer', async () => {
    const id = await newEmployee(api);
    const visited = async () =>
      (
        await query<{ last_visited_at: Date | null }>(
          api,
          `SELECT last_visited_at FROM employee_summaries WHERE id = $1`,
          [id],
        )
      )[0]?.last_visited_at ?? null;
    const { taskId } = await newTask(api, 'i-9', {
      employee_id: id,
      employer_id: (await createRecord(api, 'employers')).id,
    });
    const link = await api.call('tasks.getOnboardingUrl', {
      path: { task_id: taskId },
      query: { assignee_type: 'employer' },
    });
    await HostedPage.exchange(api, link.body.url);
    expect(await visited()).toBeNull();
    const page = await HostedPage.open(api, id);
    const first = await visited();
    if (first === null) throw new Error('the link was open');
    await page.current();
    expect(await visited()).toEqual(first);
    const earlier = new Date(first.getTime() - 90_000);
    await query(api, `UPDATE form_sessions SET last_used_at = $2 WHERE employee_id = $1`, [id, earlier]);
    expect(await visited()).toEqual(first);
    await page.current();
    expect((await visited())?.getTime()).toBeGreaterThan(first.getTime());
  });
});
