import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

const select = statement(
  'placements.employersOf',
  `SELECT DISTINCT employer_id AS id FROM placements
    WHERE account_id = $1 AND employee_id = $2 AND employer_id IS NOT NULL`,
);

/** Where an employee is or was placed, by placements that were deleted too. */
export async function listEmployersOf(ctx: Context, employeeId: string): Promise<string[]> {
  return (await ctx.db.run<{ id: string }>(select, [ctx.account.id, employeeId])).map(({ id }) => id);
}
