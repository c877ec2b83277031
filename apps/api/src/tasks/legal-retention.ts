import { type Kept, earliestDeletion, lawfulDeletion, retentionOf } from '@firstday/forms';
import type { Dossier } from './dossier.js';
import type { Employment } from './employment.js';

/**
 * The first day on which the law lets a signed form be deleted; null for one that nobody has signed. While the person is
 * employed no end is known: then the earliest that it can ever be, were the employment to end today.
 * @param employment of all placements; without it the task's own placement counts
 */
export function legallyKeptUntil(dossier: Dossier, today: string, employment?: Employment): string | null {
  const end = employment?.lasts ? today : (employment?.endedOn ?? day(dossier, 'placement.end_date'));
  const kept = keptOf(dossier, end ?? endWithRecord(dossier) ?? today);
  return kept && earliestDeletion(retentionOf(dossier.task.form_key), kept);
}

/** A mistaken end of an employment can be put right for so long: nothing goes sooner after it became known. */
const noticeMilliseconds = 30 * 86_400_000;

/** When a completed form goes where nobody says otherwise; null while the end of the employment is not known. */
export function lawfulDeletionAt(dossier: Dossier, employment: Employment, now: Date): Date | null {
  const { task } = dossier;
  if (!task.completed_at || employment.lasts || employment.endedOn === null) return null;
  const kept = keptOf(dossier, employment.endedOn);
  const on = kept && lawfulDeletion(retentionOf(task.form_key), kept);
  return on === null
    ? null
    : new Date(Math.max(Date.parse(`${on}T00:00:00Z`), now.getTime() + noticeMilliseconds));
}

function keptOf(dossier: Dossier, endDate: string): (Kept & { readonly endDate: string }) | null {
  const { task, signatures } = dossier;
  const [last] = [...signatures].sort((one, other) => other.signed_on.localeCompare(one.signed_on));
  if (!last) return null;
  return {
    hireDate:
      day(dossier, 'task.first_day_of_employment') ?? day(dossier, 'placement.start_date') ?? last.signed_on,
    endDate,
    completedAt: task.completed_at?.toISOString() ?? last.signed_at.toISOString(),
  };
}

function day({ surroundings }: Dossier, path: string): string | null {
  const value = surroundings[path];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

/** Who deletes an employee's record says that the employment is over. */
function endWithRecord({ records, task }: Dossier): string | undefined {
  return records.employee ? undefined : task.deleted_at?.toISOString().slice(0, 10);
}
