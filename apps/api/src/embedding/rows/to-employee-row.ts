import type { EmployeeRow } from '@firstday/domain';
import type { EmployeeEntity } from '../../records/index.js';
import type { EmployeeSummaryEntity } from './employee-summary.entity.js';

type Named = Pick<EmployeeEntity, 'id' | 'first_name' | 'middle_name' | 'last_name' | 'email' | 'created_at'>;
type Summary = Omit<EmployeeSummaryEntity, 'id' | 'account_id' | 'expired_tasks_count'>;

/** An employee with what is kept of their tasks, placements and visits. */
export interface EmployeeWithSummary extends Named, Summary, Record<string, unknown> {
  readonly next_task_name: string | null;
}

export function toEmployeeRow(row: EmployeeWithSummary): Omit<EmployeeRow, 'placement'> {
  const { progress_numerator: numerator, progress_denominator: denominator, progress_percent: percent } = row;
  return {
    id: row.id,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    email: row.email,
    progress: percent === null ? null : { percent, numerator, denominator },
    tasks_count: row.tasks_count,
    open_tasks_count: row.open_tasks_count,
    placements_count: row.placements_count,
    next_due: nextDue(row),
    latest_task_updated_at: row.latest_task_updated_at?.toISOString() ?? null,
    last_visited_at: row.last_visited_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function nextDue({
  next_task_id,
  next_task_name,
  next_due_at,
}: EmployeeWithSummary): EmployeeRow['next_due'] {
  if (next_task_id === null || next_task_name === null || next_due_at === null) return null;
  return { task_id: next_task_id, name: next_task_name, due_at: next_due_at.toISOString() };
}
