import type { ArchivedTaskListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import type { TaskEntity } from '../task.entity.js';

/** The SQL that lists the archive: what a list of tasks would show the caller, were it not withdrawn. */
@Injectable()
export class ArchivedTasksStore {
  async list(ctx: Context, query: ArchivedTaskListQuery): Promise<{ rows: TaskEntity[]; total: number }> {
    const { page = 1, per_page = 20 } = query;
    const values: unknown[] = [ctx.account.id];
    const where = conditions(ctx, query, (value) => `$${values.push(value)}`).join(' AND ');
    const [counted] = await ctx.db.run<{ total: number }>(
      hashedStatement('archived_tasks.count', `SELECT count(*)::int AS total FROM tasks WHERE ${where}`),
      values,
    );
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const rows = await ctx.db.run<TaskEntity & Record<string, unknown>>(
      hashedStatement(
        'archived_tasks.list',
        `SELECT tasks.* FROM tasks WHERE ${where} ORDER BY tasks.deleted_at DESC, tasks.id DESC
          LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      ),
      [...values, per_page, offset],
    );
    return { rows, total: counted?.total ?? 0 };
  }
}

function conditions(ctx: Context, query: ArchivedTaskListQuery, mark: BindValue): string[] {
  const scope = recordScope(ctx.actor, 'tasks', mark);
  const asked = [
    ['tasks.employee_id = ', query.employee_id],
    ['tasks.employer_id = ', query.employer_id],
    ['tasks.form_id = ', query.form_id],
    [`tasks.withdrawal ->> 'by_id' = `, query.withdrawn_by],
    ['tasks.retained_until >= ', query.retained_until_gte],
    ['tasks.retention_waits_for IS NULL AND tasks.retained_until <= ', query.retained_until_lte],
    ['tasks.deleted_at >= ', query.withdrawn_at_gte],
    ['tasks.deleted_at <= ', query.withdrawn_at_lte],
  ] as const;
  return [
    'tasks.account_id = $1',
    'tasks.deleted_at IS NOT NULL',
    'tasks.purged_at IS NULL',
    ...asked.flatMap(([condition, value]) => (value === undefined ? [] : [condition + mark(value)])),
    ...(scope === undefined ? [] : [scope]),
  ];
}
