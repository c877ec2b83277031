import { caseScope } from '../../identity/index.js';
import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** Whether a task is the Form I-9 of an E-Verify case that the caller sees. */
export async function isTaskOfVisibleCase(ctx: Context, taskId: string): Promise<boolean> {
  const values: unknown[] = [ctx.account.id, taskId];
  const scope = caseScope(ctx.actor, (value) => `$${values.push(value)}`) ?? 'TRUE';
  const text = `SELECT 1 FROM everify_cases WHERE account_id = $1 AND task_id = $2 AND ${scope} LIMIT 1`;
  return (await ctx.db.run(statement('', text), values)).length > 0;
}
