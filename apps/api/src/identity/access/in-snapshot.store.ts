import { type Context, inReadTransaction } from '../../context/index.js';
import { statement } from '../../database/index.js';

const begin = statement('snapshot.begin', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');

/**
 * Reads in one snapshot: what changes meanwhile is not seen, and nothing is listed twice. Where the snapshot is a read replica's and it
 * breaks off, the work is begun again in one of the primary's.
 */
export function inSnapshot<Result>(ctx: Context, read: (ctx: Context) => Promise<Result>): Promise<Result> {
  return inReadTransaction(ctx, async (ctx) => {
    await ctx.db.run(begin);
    return read(ctx);
  });
}
