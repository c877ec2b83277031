import type { TaskListQuery } from '@firstday/domain';
import { scopeOf } from '../access/record-scope.js';
import type { Context } from '../platform/context.js';
import { reachOf } from './reach.js';

const equal = ['form_id', 'employee_id', 'employer_id', 'client_id', 'job_id'] as const;
const moments = ['expired_at', 'due_at', 'completed_at', 'created_at'] as const;

/** What a list of tasks asks for, as SQL with its values; never more than the caller's credential reaches. */
export class TaskListFilter {
  readonly where: string;
  readonly values: readonly unknown[];
  readonly limit: number;
  readonly offset: number;

  constructor(ctx: Context, query: TaskListQuery) {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['account_id = $1', 'deleted_at IS NULL'];
    for (const name of equal) {
      if (query[name] !== undefined) conditions.push(`${name} = ${mark(query[name])}`);
    }
    for (const name of moments) {
      const [least, most] = [query[`${name}_gte`], query[`${name}_lte`]];
      if (least !== undefined) conditions.push(`${name} >= ${mark(least)}`);
      if (most !== undefined) conditions.push(`${name} <= ${mark(most)}`);
    }
    if (query.status !== undefined) conditions.push(statusCondition(query.status, () => mark(ctx.now)));
    const reach = reachOf(ctx);
    for (const [name, value] of Object.entries(reach.equal)) conditions.push(`${name} = ${mark(value)}`);
    if (reach.ids) conditions.push(`id = ANY(${mark(reach.ids)})`);
    const scope = scopeOf(ctx.actor, 'tasks', mark);
    if (scope !== undefined) conditions.push(scope);
    this.where = conditions.join(' AND ');
    this.values = values;
    this.limit = query.per_page ?? 20;
    this.offset = Math.min(((query.page ?? 1) - 1) * this.limit, Number.MAX_SAFE_INTEGER);
  }
}

/** A task that was not completed in time is expired from that moment on, without anybody writing it. */
function statusCondition(status: NonNullable<TaskListQuery['status']>, now: () => string): string {
  if (status === 'completed') return 'completed_at IS NOT NULL';
  const open = 'completed_at IS NULL';
  return status === 'expired'
    ? `${open} AND expired_at <= ${now()}`
    : `${open} AND (expired_at IS NULL OR expired_at > ${now()})`;
}
