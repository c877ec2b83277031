import { mostCounted } from '@firstday/domain';
import { formKeys } from '@firstday/forms';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { formSql } from '../../forms/index.js';
import { actorWithPermission, type BindValue, holdsPermission, recordScope } from '../../identity/index.js';
import { type WorkAsked, type WorkSource, hasDayless } from './work-source.js';
import { workItemConditions } from './work-item-conditions.js';

const itemId = `'form_edition:' || form.id COLLATE "C"`;
const hasNone = (condition: string): string =>
  `(SELECT TRUE FROM signatures WHERE signatures.task_id = tasks.id COLLATE "default" AND ${condition} LIMIT 1) IS NULL`;
/** Looked up task by task, in the index of those that count and in that of those that do not any more. */
const isUnsigned = `${hasNone('signatures.voided_at IS NULL')} AND ${hasNone('signatures.voided_at IS NOT NULL')}`;

/**
 * The agencies' forms of which people are filling in an earlier edition. What somebody signed stays in its edition, and is not
 * counted. Of each form only tasks of other editions are read: before its own edition in an index, and after it.
 */
@Injectable()
export class EarlierEditionsStore {
  /** Nothing for who could not move them. */
  source(ctx: Context, asked: WorkAsked, mark: BindValue): WorkSource | undefined {
    const { bucket, ...filters } = asked;
    const mover = actorWithPermission(ctx.actor, 'task:edit');
    if (!mover || !holdsPermission(ctx.actor, 'form:edit') || !hasDayless(bucket)) return undefined;
    const scope = recordScope(mover, 'tasks', mark);
    const open = [
      'tasks.account_id = $1',
      'tasks.form_id = form.id COLLATE "default"',
      'tasks.deleted_at IS NULL',
      `tasks.next_action = 'employee_action'`,
      workItemConditions.isOpenTask(`${mark(ctx.now)}::timestamptz`),
      isUnsigned,
      ...workItemConditions.ofTasks(filters, mark),
      ...(scope === undefined ? [] : [scope]),
    ].join(' AND ');
    const ofEdition = (comparison: string) =>
      `SELECT FROM tasks WHERE tasks.edition ${comparison} form.edition AND ${open}`;
    return {
      source: 'form_edition',
      select: `SELECT ${itemId} AS id, 'form_edition' AS kind, form.updated_at AS due_at, NULL::text AS due_on, NULL::text AS task_id,
          NULL::text AS placement_id, NULL::text AS work_state, NULL::text AS reports_to, form.id AS form_id, form.key AS form_key,
          FALSE AS is_due_given, FALSE AS is_segregated, NULL::text AS next_action, NULL::text AS section_id,
          NULL::text AS everify_case_id, NULL::text AS employee_id, NULL::text AS employer_id,
          NULL::text AS webhook_id, NULL::text AS webhook_url, NULL::boolean AS is_disabled, form.name AS form_name, earlier.open_forms,
          NULL::text AS everify_problem, NULL::jsonb AS notice, NULL::int AS placements_count
        FROM ${formSql.inUse('$1')} AS form
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS open_forms
           FROM (${ofEdition('<')} UNION ALL ${ofEdition('>')} LIMIT ${mostCounted}) AS found) AS earlier`,
      dueAt: 'form.updated_at',
      id: itemId,
      conditions: ['earlier.open_forms > 0', `form.key = ANY (${mark(formKeys)}::text[])`],
    };
  }
}
