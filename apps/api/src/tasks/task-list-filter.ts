import type { TaskListQuery, TaskStatus } from '@firstday/domain';
import type { Context } from '../platform/context.js';
import { Filter } from '../records/filter.js';
import { reachOf } from './reach.js';

const equal = ['form_id', 'employee_id', 'employer_id', 'client_id', 'job_id'] as const;
const moments = ['expired_at', 'due_at', 'completed_at', 'created_at'] as const;

/** What a list of tasks asks for; never more than the caller's credential reaches. */
export function taskListFilter(ctx: Context, query: TaskListQuery): Filter {
  // First, since its edge is the clock's: a list tells its first span apart from the conditions that stay the same.
  const filter = ofStatus(new Filter(), query.status, ctx.now);
  const reach = reachOf(ctx);
  for (const name of equal) {
    filter.where(name, '=', query[name]);
    filter.where(name, '=', reach.equal[name]);
  }
  filter.oneOf(reach.ids);
  for (const name of moments) filter.between(name, query[`${name}_gte`], query[`${name}_lte`]);
  return filter;
}

/** A task that was not completed in time is expired from that moment on, without anybody writing it. */
function ofStatus(filter: Filter, status: TaskStatus | undefined, now: Date): Filter {
  if (status === undefined) return filter;
  if (status === 'completed') return filter.whereNull('completed_at', false);
  const expiry = { column: 'expired_at', among: 'completed_at IS NULL', isNeverLast: true };
  return status === 'expired'
    ? filter.within({ ...expiry, most: { at: now } })
    : filter.within({ ...expiry, least: { at: now, isOpen: true } });
}
