import type { PlacementEntity } from './placement.entity.js';

/** What an inspector reads of a placement. Days are `YYYY-MM-DD`, times ISO 8601 UTC. */
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

/** As `employmentRecordsSql` has it. */
function dayOf(
  { custom_attributes: custom, system_attributes: system }: PlacementEntity,
  name: 'start_date' | 'end_date',
): string | null {
  const day = String(system[name] ?? custom[name] ?? '').slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
