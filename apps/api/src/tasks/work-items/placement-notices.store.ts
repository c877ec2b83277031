import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { actorWithPermission, type BindValue, recordScope } from '../../identity/index.js';
import { placementNoticesSql } from '../../placements/index.js';
import { workItemConditions } from './work-item-conditions.js';
import { hasDayless, type WorkAsked, type WorkSource } from './work-source.js';

const undecidedId = `'undecided_facts:' || notice.record_id COLLATE "C"`;
const mandateId = `'everify_mandate:' || coalesce(notice.employer_id, notice.placement_id) || ':' || notice.state COLLATE "C"`;

/** Records that have to be changed before forms can be decided, and employers of whom a state requires E-Verify. */
@Injectable()
export class PlacementNoticesStore {
  /** Of the placements that the caller sees. They have no day. */
  sources(ctx: Context, { bucket, ...filters }: WorkAsked, mark: BindValue): WorkSource[] {
    const viewer = actorWithPermission(ctx.actor, 'placement:view');
    if (!viewer || !hasDayless(bucket)) return [];
    const scope = recordScope(viewer, 'placements', mark);
    const conditions = [
      ...workItemConditions.ofPlacements(filters, mark),
      ...(scope === undefined ? [] : [scope]),
    ];
    const today = `${mark(ctx.now.toISOString().slice(0, 10))}::text`;
    return [
      toSource('undecided_facts', undecidedId, placementNoticesSql.undecided(conditions, today), {
        employeeId: `CASE WHEN notice.record IN ('employee', 'placement') THEN notice.employee_id END`,
        employerId: `CASE WHEN notice.record = 'employer' THEN notice.record_id END`,
        notice: `jsonb_build_object('record', notice.record, 'record_id', notice.record_id, 'facts', notice.facts)`,
      }),
      toSource('everify_mandate', mandateId, placementNoticesSql.mandates(conditions, today), {
        employeeId: 'CASE WHEN notice.employer_id IS NULL THEN notice.employee_id END',
        employerId: 'notice.employer_id',
        notice: 'notice.mandate',
      }),
    ];
  }
}

interface Columns {
  readonly employeeId: string;
  readonly employerId: string;
  readonly notice: string;
}

/** With the columns of deadlines, which are empty. */
const toSource = (
  source: 'everify_mandate' | 'undecided_facts',
  id: string,
  rows: string,
  { employeeId, employerId, notice }: Columns,
): WorkSource => ({
  source,
  id,
  dueAt: 'notice.since',
  conditions: ['TRUE'],
  select: `SELECT ${id} AS id, '${source}' AS kind, notice.since AS due_at, NULL::text AS due_on, NULL::text AS task_id,
          notice.placement_id, NULL::text AS work_state, NULL::text AS reports_to, NULL::text AS form_id, NULL::text AS form_key,
          FALSE AS is_due_given, FALSE AS is_segregated, NULL::text AS next_action, NULL::text AS section_id,
          NULL::text AS everify_case_id, ${employeeId} AS employee_id, ${employerId} AS employer_id,
          NULL::text AS webhook_id, NULL::text AS webhook_url, NULL::boolean AS is_disabled, NULL::text AS form_name,
          NULL::int AS open_forms, NULL::text AS everify_problem, ${notice} AS notice, notice.placements_count
     FROM (${rows}) AS notice`,
});
