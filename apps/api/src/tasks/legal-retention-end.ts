import { type RetentionDates, earliestDeletion, lawfulDeletion, retentionOf } from '@firstday/forms';
import type { TaskAggregate } from './task-aggregate.js';
import type { Employment } from '../placements/index.js';

/**
 * The first day on which the law lets a signed form be deleted; null for one that nobody has signed. While the person is
 * employed no end is known: then the earliest that it can ever be, were the employment to end today.
 * @param employment of all placements; without it the task's own placement counts
 */
export function legalRetentionEnd(
  aggregate: TaskAggregate,
  today: string,
  employment?: Employment,
): string | null {
  const end = employment?.isOngoing ? today : (employment?.endsOn ?? dateAt(aggregate, 'placement.end_date'));
  const facts = retentionFactsOf(aggregate, end ?? employeeDeletionDate(aggregate) ?? today);
  return facts && earliestDeletion(retentionOf(aggregate.task.form_key), facts);
}

/** A mistaken end of an employment can be put right for so long: nothing goes sooner after it became known. */
const gracePeriodMilliseconds = 30 * 86_400_000;

/** When a completed form goes where nobody says otherwise; null while the end of the employment is not known. */
export function scheduledDeletionDate(
  aggregate: TaskAggregate,
  employment: Employment,
  now: Date,
): Date | null {
  const { task } = aggregate;
  if (!task.completed_at || employment.isOngoing || employment.endsOn === null) return null;
  const facts = retentionFactsOf(aggregate, employment.endsOn);
  const on = facts && lawfulDeletion(retentionOf(task.form_key), facts);
  return on === null
    ? null
    : new Date(Math.max(Date.parse(`${on}T00:00:00Z`), now.getTime() + gracePeriodMilliseconds));
}

function retentionFactsOf(
  aggregate: TaskAggregate,
  endDate: string,
): (RetentionDates & { readonly endDate: string }) | null {
  const { task, signatures } = aggregate;
  const [last] = [...signatures].sort((one, other) => other.signed_on.localeCompare(one.signed_on));
  if (!last) return null;
  return {
    hireDate:
      dateAt(aggregate, 'task.first_day_of_employment') ??
      dateAt(aggregate, 'placement.start_date') ??
      last.signed_on,
    endDate,
    completedAt: task.completed_at?.toISOString() ?? last.signed_at.toISOString(),
  };
}

function dateAt({ context }: TaskAggregate, path: string): string | null {
  const value = context[path];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

/** Who deletes an employee's record says that the employment is over. */
function employeeDeletionDate({ records, task }: TaskAggregate): string | undefined {
  return records.employee ? undefined : task.deleted_at?.toISOString().slice(0, 10);
}
