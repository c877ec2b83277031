import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';

/**
 * Whether a record is there, whoever asks; it stays until the transaction ends.
 *
 * @param table of records: a constant of the code
 */
export async function lockActiveRecord(ctx: Context, table: string, id: string): Promise<boolean> {
  const lock = statement(
    `records.lockActive.${table}`,
    `SELECT 1 FROM ${table} WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL FOR SHARE`,
  );
  return (await ctx.db.run(lock, [id, ctx.account.id])).length > 0;
}
