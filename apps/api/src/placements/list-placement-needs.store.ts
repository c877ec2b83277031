import { requiredForms } from '@firstday/policy-engine';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { dated, endDateSql } from './end-date-sql.js';
import type { PlacementEntity } from './placement.entity.js';

/** What a placement of an employee needs, and for how long it goes on. */
export interface PlacementNeeds extends Pick<PlacementEntity, 'id' | 'employer_id' | 'client_id' | 'job_id'> {
  /** The last day; null while no end of it is known. */
  readonly endsOn: string | null;
  readonly isDeleted: boolean;
  /** The keys of the forms that its policies ask for. */
  readonly formKeys: ReadonlySet<string>;
}

type Row = Pick<PlacementEntity, 'id' | 'employer_id' | 'client_id' | 'job_id' | 'decisions'> & {
  readonly ends_on: string | null;
  readonly is_deleted: boolean;
};

const select = statement(
  'placements.needs',
  `SELECT id, employer_id, client_id, job_id, decisions, ${dated(endDateSql)} AS ends_on, deleted_at IS NOT NULL AS is_deleted
     FROM placements WHERE account_id = $1 AND employee_id = $2 ORDER BY id DESC`,
);

/** An employee's placements, the newest first, deleted ones too, whoever asks. */
export async function listPlacementNeeds(ctx: Context, employeeId: string): Promise<PlacementNeeds[]> {
  const rows = await ctx.db.run<Row & Record<string, unknown>>(select, [ctx.account.id, employeeId]);
  return rows.map(({ id, employer_id, client_id, job_id, decisions, ends_on, is_deleted }) => ({
    id,
    employer_id,
    client_id,
    job_id,
    endsOn: ends_on,
    isDeleted: is_deleted,
    formKeys: new Set(requiredForms(decisions).map(({ form }) => form)),
  }));
}
