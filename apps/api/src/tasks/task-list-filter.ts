import type { TaskListQuery, TaskStatus } from '@firstday/domain';
import type { Context } from '../context/index.js';
import { Filter } from '../database/index.js';
import { taskScopeOf } from './task-scope.js';

const equalityColumns = ['form_id', 'employee_id', 'employer_id', 'client_id', 'job_id'] as const;
const dateColumns = ['expired_at', 'due_at', 'completed_at', 'created_at', 'updated_at'] as const;

/** What a list of tasks asks for; never more than the caller's credential may see. */
export function taskListFilter(ctx: Context, query: TaskListQuery): Filter {
  // First, because its bound moves with the clock: a list tells its first range apart from the conditions that stay the same.
  const filter = withStatus(new Filter(), query.status, ctx.now);
  const scope = taskScopeOf(ctx);
  for (const name of equalityColumns) {
    filter.where(name, '=', query[name]);
    filter.where(name, '=', scope.equal[name]);
  }
  filter.where('outcome', '=', query.outcome);
  filter.whereIdIn(scope.ids);
  for (const name of dateColumns) filter.whereBetween(name, query[`${name}_gte`], query[`${name}_lte`]);
  return filter;
}

/** A task that was not completed in time is expired from that moment on, without anybody writing it. */
function withStatus(filter: Filter, status: TaskStatus | undefined, now: Date): Filter {
  if (status === undefined) return filter;
  if (status === 'completed') return filter.whereNull('completed_at', false);
  const expiry = { column: 'expired_at', where: 'completed_at IS NULL', isNullInfinite: true };
  return status === 'expired'
    ? filter.whereInRange({ ...expiry, to: { at: now } })
    : filter.whereInRange({ ...expiry, from: { at: now, isExclusive: true } });
}
