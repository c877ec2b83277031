import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import type { PlacementEntity } from './placement.entity.js';

/** What a task takes from the placement that it is made for. */
export type PlacementForTask = Pick<PlacementEntity, 'employer_id' | 'client_id' | 'job_id' | 'fact_hashes'>;

const select = statement(
  'placements.forTask',
  `SELECT employer_id, client_id, job_id, fact_hashes FROM placements
    WHERE account_id = $1 AND id = $2 AND deleted_at IS NULL`,
);

export async function findPlacementForTask(ctx: Context, id: string): Promise<PlacementForTask | undefined> {
  return (await ctx.db.run<PlacementForTask & Record<string, unknown>>(select, [ctx.account.id, id]))[0];
}
