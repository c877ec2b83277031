import type { NextAction } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement } from '../../database/index.js';
import { actorWithPermission, recordScope } from '../../identity/index.js';
import { startsSql } from '../../placements/index.js';
import { startBlockersSql } from './start-blockers-sql.js';

/** A form that waits, or one that is required and for which nobody was asked yet. */
export interface BlockerRow extends Record<string, unknown> {
  readonly placement_id: string;
  readonly task_id: string | null;
  /** The form's key, or its id. */
  readonly form: string;
  readonly is_segregated: boolean;
  readonly turn_section_id: string | null;
  readonly next_action: NextAction | null;
  readonly due_on: string | null;
}

/** What the starts of a page wait for. */
@Injectable()
export class StartBlockersStore {
  /** As far as the caller may see the forms. */
  async list(ctx: Context, placementIds: readonly string[]): Promise<BlockerRow[]> {
    const viewer = actorWithPermission(ctx.actor, 'task:view');
    if (!viewer || placementIds.length === 0) return [];
    const values: unknown[] = [ctx.account.id, placementIds, ctx.now];
    const scope = recordScope(viewer, 'tasks', (value) => `$${values.push(value)}`) ?? 'TRUE';
    const asked = startsSql.select('*', ['placements.id = ANY ($2::text[])']);
    const text = `SELECT placements.id AS placement_id, task.* FROM (${asked}) AS placements
       CROSS JOIN LATERAL (
         SELECT tasks.id AS task_id, tasks.form_id AS form, tasks.is_segregated, tasks.turn_section_id,
                tasks.next_action, tasks.due_on
           FROM tasks WHERE ${startBlockersSql.blockers('$3::timestamptz')} AND ${scope}
         UNION ALL
         SELECT NULL, lacking.form, FALSE, NULL, 'employer_action', NULL FROM (${startBlockersSql.formsWithoutTask}) AS lacking) AS task
       ORDER BY placements.id, task.due_on NULLS LAST, task.task_id`;
    return ctx.db.run<BlockerRow>(hashedStatement('upcoming_starts.blockers', text), values);
  }
}
