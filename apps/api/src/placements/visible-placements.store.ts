import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { type ListPart, recordScope } from '../identity/index.js';
import type { RecordEntity } from '../records/index.js';
import { dated, endDateSql } from './end-date-sql.js';
import type { PlacementEntity } from './placement.entity.js';

/** A placement without what was decided of it, which is most of its row. */
export type UndecidedPlacement = RecordEntity &
  Pick<PlacementEntity, 'employee_id' | 'employer_id' | 'client_id' | 'job_id' | 'age_on'>;

const columns = [
  ...['id', 'account_id', 'external_id', 'custom_attributes', 'system_attributes', 'sealed'],
  ...[
    'created_at',
    'updated_at',
    'deleted_at',
    'employee_id',
    'employer_id',
    'client_id',
    'job_id',
    'age_on',
  ],
].join(', ');

/** The placements of an account that are going on or to come, as far as the caller sees them. */
@Injectable()
export class VisiblePlacementsStore {
  /** The next ones by their ids: each part costs the same, however far it is from the beginning. */
  listOpenAfter(ctx: Context, { after, most }: ListPart): Promise<UndecidedPlacement[]> {
    const values: unknown[] = [ctx.account.id, after ?? '', ctx.now.toISOString().slice(0, 10), most];
    const scope = recordScope(ctx.actor, 'placements', (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT ${columns} FROM placements
      WHERE account_id = $1 AND deleted_at IS NULL AND id > $2
        AND coalesce(${dated(endDateSql)} >= $3, TRUE) AND ${scope}
      ORDER BY id LIMIT $4`;
    return ctx.db.run<UndecidedPlacement>(statement('', text), values);
  }
}
