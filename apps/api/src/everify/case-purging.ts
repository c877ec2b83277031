import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { TaskPurging } from '../tasks/index.js';
import { everifyKeys } from './everify-keys.js';

/** What an E-Verify case is made of, and who signed where; that there was a case, and its steps, stay. */
const forget = statement(
  'everify_cases.forget',
  `UPDATE everify_cases
      SET sealed_fields = '', sealed_wish = NULL, wanted = NULL, run_at = NULL,
          mismatch = mismatch || '{"signed_by": null, "signed_from": null}'
    WHERE task_id = $1 AND account_id = $2 RETURNING id`,
);

/** Forgets the E-Verify case of a task that is destroyed. */
@Injectable()
export class CasePurging extends TaskPurging {
  async purge(ctx: Context, taskId: string): Promise<string[]> {
    const cases = await ctx.db.run<{ id: string }>(forget, [taskId, ctx.account.id]);
    return cases.flatMap(({ id }) => everifyKeys(id));
  }
}
