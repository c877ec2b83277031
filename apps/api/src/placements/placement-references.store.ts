import { Injectable } from '@nestjs/common';
import { badRequest, type Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { RecordUses } from '../records/index.js';

const countStatement = (noun: 'client' | 'employer' | 'job') =>
  statement(
    `placements.naming.${noun}`,
    `SELECT count(*)::int AS placements FROM placements
      WHERE account_id = $1 AND ${noun}_id = $2 AND deleted_at IS NULL`,
  );
const statements = {
  client: countStatement('client'),
  employer: countStatement('employer'),
  job: countStatement('job'),
};

/** Refuses to delete records that active placements name. */
@Injectable()
export class PlacementReferences extends RecordUses {
  async assertUnused(ctx: Context, noun: keyof typeof statements, id: string): Promise<void> {
    const [row] = await ctx.db.run<{ placements: number }>(statements[noun], [ctx.account.id, id]);
    const count = row?.placements ?? 0;
    if (count === 0) return;
    const named = count === 1 ? '1 placement names it' : `${count} placements name it`;
    throw badRequest(`This ${noun} cannot be deleted: ${named}`);
  }
}
