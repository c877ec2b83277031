import { earliestDeletion } from '@firstday/forms';
import type { Dossier } from './dossier.js';

/**
 * The first day on which the law lets a signed form be deleted; null for one that nobody has signed. While the person is
 * employed no end is known: then the earliest that it can ever be, were the employment to end today.
 */
export function legallyKeptUntil(dossier: Dossier, today: string): string | null {
  const { task, surroundings, signatures } = dossier;
  const [last] = [...signatures].sort((one, other) => other.signed_on.localeCompare(one.signed_on));
  if (!last) return null;
  const day = (path: string) => {
    const value = surroundings[path];
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
  };
  return earliestDeletion(task.form_key, {
    hireDate: day('task.first_day_of_employment') ?? day('placement.start_date') ?? last.signed_on,
    endDate: day('placement.end_date') ?? endWithRecord(dossier) ?? today,
    completedAt: task.completed_at?.toISOString() ?? last.signed_at.toISOString(),
  });
}

/** Who deletes an employee's record says that the employment is over. */
function endWithRecord({ records, task }: Dossier): string | undefined {
  return records.employee ? undefined : task.deleted_at?.toISOString().slice(0, 10);
}
