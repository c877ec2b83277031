import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { dated, startDateSql } from './end-date-sql.js';

const select = statement(
  'placements.startDates',
  `SELECT id, ${dated(startDateSql)} AS starts_on FROM placements WHERE account_id = $1 AND id = ANY ($2::text[])`,
);

/** The first day of work of each of these placements, where it has one. */
export async function listStartDates(
  ctx: Context,
  placementIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const values = [ctx.account.id, placementIds];
  const rows = await ctx.db.run<{ id: string; starts_on: string | null }>(select, values);
  return new Map(rows.map(({ id, starts_on }) => [id, starts_on]));
}
