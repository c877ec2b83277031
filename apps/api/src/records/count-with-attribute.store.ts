import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

/** How many records of a table have a value of a custom property; deleted ones are in nobody's way. */
export async function countWithAttribute(ctx: Context, table: string, name: string): Promise<number> {
  const count = statement(
    `records.countWithAttribute.${table}`,
    `SELECT count(*)::int AS uses FROM ${table}
      WHERE account_id = $1 AND custom_attributes ? $2 AND deleted_at IS NULL`,
  );
  return (await ctx.db.run<{ uses: number }>(count, [ctx.account.id, name]))[0]?.uses ?? 0;
}
