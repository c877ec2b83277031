import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

const clear = statement(
  'placements.clear',
  `UPDATE placements SET external_id = NULL, custom_attributes = '{}', system_attributes = '{}', sealed = NULL, decisions = '[]', undecided_count = NULL, undecided_facts = NULL, everify_mandate = NULL, fact_hashes = NULL, age_on = NULL
    WHERE account_id = $1 AND employee_id = ANY ($2) RETURNING id, employee_id`,
);

/** Forgets what the placements of employees say. @returns which they are, and of whom */
export const clearPlacementsOf = (
  ctx: Context,
  employeeIds: readonly string[],
): Promise<{ id: string; employee_id: string }[]> =>
  ctx.db.run<{ id: string; employee_id: string }>(clear, [ctx.account.id, employeeIds]);
