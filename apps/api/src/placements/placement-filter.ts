import type { PlacementListQuery } from '@firstday/domain';
import type { Context } from '../context/index.js';
import { Filter } from '../database/index.js';
import { hasExternalId } from '../records/index.js';
import { startOrderSql } from './end-date-sql.js';
import { workStateVisible } from './work-state-visible.js';

/**
 * What a list of placements asks.
 *
 * @throws ProblemError 403 where it asks for the state of the work, and the caller may not see what tells of it
 */
export function placementFilter(ctx: Context, query: PlacementListQuery): Filter {
  const filter = new Filter()
    .whereTimes(query)
    .whereFound(query.external_id, hasExternalId)
    .whereCustomAttributes(query.custom_attributes)
    .where('employee_id', '=', query.employee_id)
    .where('employer_id', '=', query.employer_id)
    .where('client_id', '=', query.client_id)
    .where('job_id', '=', query.job_id)
    .whereNull('undecided_count', query.has_undecided === undefined ? undefined : !query.has_undecided)
    .whereNull(
      'everify_mandate',
      query.has_everify_mandate === undefined ? undefined : !query.has_everify_mandate,
    )
    .whereUnordered('work_state', query.work_state)
    .whereTextBetween(startOrderSql, query.start_date_gte, query.start_date_lte);
  if (query.work_state === undefined) return filter;
  return workStateVisible(ctx, ['employee', 'employer', 'job']).reduce(
    (narrowed, toSql) => narrowed.whereRelated(toSql),
    filter,
  );
}
