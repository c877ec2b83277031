import { type Context, inTransaction } from '../../context/index.js';
import { statement } from '../../database/index.js';

const begin = statement('snapshot.begin', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');

/** Reads in one snapshot: what changes meanwhile is not seen, and nothing is listed twice. */
export function inSnapshot<Result>(ctx: Context, read: (ctx: Context) => Promise<Result>): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.run(begin);
    return read(ctx);
  });
}
