import {
  type RetentionDates,
  earliestDeletion,
  knownRetention,
  lawfulDeletion,
  retentionOf,
} from '@firstday/forms';
import { dateInTimeZone, timeZoneOf } from '../context/index.js';
import { type TaskAggregate, todayOf } from './task-aggregate.js';
import type { Employment } from '../placements/index.js';
import type { TaskEntity } from './task.entity.js';

/**
 * The first day on which the law lets a signed form be deleted; null for one that nobody has signed. While the person is
 * employed no end is known: then the earliest that it can ever be, were the employment to end today.
 * @param employment of all placements; without it the task's own placement counts
 */
export function legalRetentionEnd(aggregate: TaskAggregate, employment?: Employment): string | null {
  const today = todayOf(aggregate);
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

/** What is known of how long the law has a form kept, as its row has it. */
export type TaskRetention = Pick<TaskEntity, 'retained_until' | 'retention_waits_for'>;

export function taskRetention(aggregate: TaskAggregate, employment: Employment): TaskRetention {
  const end = employment.isOngoing
    ? null
    : (employment.endsOn ??
      dateAt(aggregate, 'placement.end_date') ??
      employeeDeletionDate(aggregate) ??
      null);
  const facts = retentionFactsOf(aggregate, end);
  if (!facts) return { retained_until: null, retention_waits_for: 'signature' };
  const { until, isOpen } = knownRetention(retentionOf(aggregate.task.form_key), facts);
  return { retained_until: until, retention_waits_for: isOpen ? 'end_of_employment' : null };
}

/** Where the law says how long a form is kept. */
export const retentionRuleOf = (formKey: string): string =>
  [...new Set(retentionOf(formKey).map(({ citation }) => citation))].join('; ');

/**
 * The dates that retention is counted from. Those that anybody can change are held to what was signed: an employment
 * neither ends before the form was completed, nor begins before it was signed.
 */
function retentionFactsOf<End extends string | null>(
  aggregate: TaskAggregate,
  endDate: End,
): (RetentionDates & { readonly endDate: End | string }) | null {
  const signings = signingsOf(aggregate);
  const [first, last] = [signings[0], signings.at(-1)];
  if (!first || !last) return null;
  const start = dateAt(aggregate, 'placement.start_date') ?? last.on;
  const hireDate = dateAt(aggregate, 'task.first_day_of_employment') ?? later(start, first.on);
  const completedAt = aggregate.task.completed_at?.toISOString() ?? last.at;
  const earliestEnd = later(hireDate, dayAt(aggregate, completedAt));
  return { hireDate, endDate: endDate === null ? endDate : later(endDate, earliestEnd), completedAt };
}

/** In their order; where none counts any more, those that did: what was sent back or reopened was attested all the same. */
function signingsOf(aggregate: TaskAggregate): { on: string; at: string }[] {
  const { signatures, attestedAt } = aggregate;
  const all =
    signatures.length > 0
      ? signatures.map(({ signed_on, signed_at }) => ({ on: signed_on, at: signed_at.toISOString() }))
      : attestedAt.map((at) => ({ on: dayAt(aggregate, at), at }));
  return all.toSorted((one, other) => one.on.localeCompare(other.on));
}

const later = (one: string, other: string): string => (one > other ? one : other);

function dateAt({ context }: TaskAggregate, path: string): string | null {
  const value = context[path];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

/** Who deletes an employee's record says that the employment is over. */
function employeeDeletionDate(aggregate: TaskAggregate): string | undefined {
  const { records, task } = aggregate;
  return records.employee || !task.deleted_at ? undefined : dayAt(aggregate, task.deleted_at.toISOString());
}

/** By the employer's calendar, like the dates on the form. */
const dayAt = ({ records }: TaskAggregate, moment: string): string =>
  dateInTimeZone(timeZoneOf(records.employer), new Date(moment));
