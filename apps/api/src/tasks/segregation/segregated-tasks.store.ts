import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** As `segregatedProgress` says it. */
const progress = `CASE WHEN tasks.completed_at IS NOT NULL OR tasks.next_action = 'system_action'
  THEN '{"percent":100,"numerator":1,"denominator":1}'::jsonb ELSE '{"percent":0,"numerator":0,"denominator":1}'::jsonb END`;
const segregate = statement(
  'tasks.segregate',
  `UPDATE tasks SET is_segregated = true, outcome = NULL, progress = ${progress},
          page_progress = coalesce((SELECT jsonb_object_agg(subtasks.page_id, ${progress})
                                      FROM subtasks WHERE subtasks.task_id = tasks.id), '{}')
    WHERE account_id = $1 AND form_id = $2 AND NOT is_segregated`,
);

/** Marks tasks whose answers are kept apart. */
@Injectable()
export class SegregatedTasksStore {
  /** Those of a form, withdrawn ones too. A later edition takes none of it back. */
  async segregate(ctx: Context, formId: string): Promise<void> {
    await ctx.db.run(segregate, [ctx.account.id, formId]);
  }
}
