import type { PlacementEntity } from './placement.entity.js';
import { dayOf } from './placement-kind.js';

/** What an inspector reads of a placement, as `employmentRecordsSql` has it. Days are `YYYY-MM-DD`, times ISO 8601 UTC. */
export interface EmploymentRecord {
  readonly employer_id: string | null;
  readonly client_id: string | null;
  readonly job_id: string | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly deleted_at: string | null;
}

export const employmentRecordOf = (row: PlacementEntity): EmploymentRecord => ({
  employer_id: row.employer_id,
  client_id: row.client_id,
  job_id: row.job_id,
  starts_on: dayOf(row, 'start_date'),
  ends_on: dayOf(row, 'end_date'),
  deleted_at: row.deleted_at?.toISOString() ?? null,
});

/** The facts that differ from before, with their new values. */
export function changedEmployment(
  before: PlacementEntity,
  after: PlacementEntity,
): Partial<EmploymentRecord> {
  const was = new Map<string, string | null>(Object.entries(employmentRecordOf(before)));
  const now = Object.entries(employmentRecordOf(after));
  return Object.fromEntries(now.filter(([name, value]) => was.get(name) !== value));
}
