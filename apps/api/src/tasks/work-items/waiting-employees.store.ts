import { mostCounted, type WorkItemFilters } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement, statement } from '../../database/index.js';
import { actorWithPermission, type BindValue, recordScope, summaryTable } from '../../identity/index.js';
import type { LinkState, WaitingEmployeeRow } from './waiting-employee-row.js';
import { workItemConditions } from './work-item-conditions.js';

interface WaitingAsked extends WorkItemFilters {
  readonly cursor?: string | undefined;
}

const linkStates = statement(
  'work_items.linkStates',
  `SELECT employee_id,
          CASE WHEN bool_or(is_open AND last_used_at IS NOT NULL) THEN 'opened' WHEN bool_or(is_open) THEN 'unopened' ELSE 'ended' END AS state
     FROM (SELECT employee_id, last_used_at, revoked_at IS NULL AND expires_at > $3::timestamptz AS is_open FROM onboarding_links
            WHERE account_id = $1 AND employee_id = ANY ($2::text[]) AND side = 'employee') AS link
    GROUP BY employee_id`,
);

/** Employees whose forms wait for themselves, those first who were left alone longest. */
@Injectable()
export class WaitingEmployeesStore {
  async list(ctx: Context, { cursor, ...asked }: WaitingAsked, most: number): Promise<WaitingEmployeeRow[]> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const waiting = waitingSql(ctx, asked, mark);
    if (waiting === undefined) return [];
    const [moment, last] = cursor?.split('~employee_forms:') ?? [];
    const after =
      moment && last
        ? `AND (${lastTouched}, summary.id) > (${mark(moment)}::timestamptz, ${mark(last)}::text)`
        : '';
    const text = `SELECT summary.id AS employee_id, ${lastTouched} AS since, summary.last_visited_at, own.* ${waiting} ${after}
       ORDER BY ${lastTouched}, summary.id LIMIT ${mark(most)}`;
    return ctx.db.run<WaitingEmployeeRow>(hashedStatement('work_items.waiting', text), values);
  }

  /** Up to one more than is counted. */
  async count(ctx: Context, filters: WorkItemFilters): Promise<number> {
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const waiting = waitingSql(ctx, filters, mark);
    if (waiting === undefined) return 0;
    const text = `SELECT count(*)::int AS count FROM (SELECT 1 ${waiting} LIMIT ${mark(mostCounted + 1)}) AS found`;
    const rows = await ctx.db.run<{ count: number }>(hashedStatement('work_items.waiting', text), values);
    return rows[0]?.count ?? 0;
  }

  /** Whether each has a link to their forms; one who is not among them never had any. */
  async findLinkStates(
    ctx: Context,
    employeeIds: readonly string[],
  ): Promise<ReadonlyMap<string, LinkState>> {
    const rows = await ctx.db.run<{ employee_id: string; state: LinkState }>(linkStates, [
      ctx.account.id,
      employeeIds,
      ctx.now,
    ]);
    return new Map(rows.map(({ employee_id, state }) => [employee_id, state]));
  }
}

const lastTouched = 'summary.latest_task_updated_at';

/** From here on, of the employees as `summary` and their forms that wait for themselves as `own`; nothing where none may be seen. */
function waitingSql(ctx: Context, filters: WorkItemFilters, mark: BindValue): string | undefined {
  const viewer = actorWithPermission(ctx.actor, 'task:view');
  if (!viewer) return undefined;
  const scope = recordScope(viewer, 'tasks', mark);
  const isWaiting = [
    'tasks.account_id = $1 AND tasks.deleted_at IS NULL',
    `tasks.next_action = 'employee_action'`,
    workItemConditions.isOpenTask(`${mark(ctx.now)}::timestamptz`),
    ...(scope === undefined ? [] : [scope]),
  ];
  const asked = workItemConditions.ofTasks(filters, mark);
  const all = [...isWaiting, ...asked].join(' AND ');
  // Of a filter that leaves few, those few are found first.
  const isAsked =
    asked.length === 0 ? '' : `AND summary.id IN (SELECT tasks.employee_id FROM tasks WHERE ${all})`;
  return `FROM ${summaryTable} AS summary
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS open_forms, min(tasks.due_at) AS due_at, min(tasks.due_on) AS due_on,
             (array_agg(tasks.employer_id ORDER BY tasks.id DESC) FILTER (WHERE tasks.employer_id IS NOT NULL))[1] AS employer_id
        FROM tasks WHERE tasks.employee_id = summary.id COLLATE "default" AND ${all}) AS own
    WHERE summary.account_id = $1 AND summary.open_tasks_count > 0 AND own.open_forms > 0 ${isAsked}`;
}
