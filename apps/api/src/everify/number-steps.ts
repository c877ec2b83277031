import type { EverifyMissing } from '@firstday/domain';
import { dateInTimeZone } from '../context/index.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { EverifyStepEntity } from './everify-step.entity.js';

/** Steps of a case that waited for a Social Security number: it was entered in the employee's record, or signed in Section 1. */
export const numberSteps = { ofRecord: 'number_arrived', ofForm: 'number_signed' } as const;
const preparing: ReadonlySet<string> = new Set(['prepared', 'prepared_again', 'prepared_with_short_name']);

export const isNumber = (missing: EverifyMissing): boolean => missing === 'ssn_pending' || missing === 'ssn';

type Steps = readonly Pick<EverifyStepEntity, 'at' | 'what'>[];
type Days = Pick<EverifyCaseEntity, 'due_on' | 'open_by' | 'time_zone'>;

/** Whether the number in the case is the one of the record: what was signed in Section 1 since comes first. */
export function hasNumberOfRecord(steps: Steps): boolean {
  const made = [numberSteps.ofRecord, numberSteps.ofForm];
  const last = steps.findLast(({ what }) => preparing.has(what) || made.some((step) => step === what));
  return last?.what === numberSteps.ofRecord;
}

/** Whether the number has arrived, and the case was not asked to be opened since. */
export function hasNumberArrived(steps: Steps): boolean {
  const arrived = steps.findLastIndex(
    ({ what }) => what === numberSteps.ofRecord || what === numberSteps.ofForm,
  );
  return arrived >= 0 && !steps.slice(arrived).some(({ what }) => what === 'asked_to_open');
}

/**
 * The day by which a case is due whose number arrives now: today, where it was ready but for the number on the day by which it was
 * to be opened. Where anything else was missing on that day, the number is not the only reason that it is late.
 */
export function dueOnceArrived(
  known: Pick<EverifyCaseEntity, 'missing'>,
  { open_by, time_zone }: Omit<Days, 'due_on'>,
  { steps, now }: { readonly steps: Steps; readonly now: Date },
): string | null {
  const dayOf = (at: Date) => dateInTimeZone(time_zone, at);
  const wasReady =
    known.missing.every((it) => it === 'ssn_pending') &&
    !steps.some(({ what, at }) => preparing.has(what) && open_by !== null && open_by < dayOf(at));
  return wasReady && open_by !== null && open_by < dayOf(now) ? dayOf(now) : open_by;
}

/** Why a case that is opened now is late. Only an awaited number moves the day on which it is due after the third business day. */
export function delayOf({ due_on, open_by, time_zone }: Days, now: Date): 'none' | 'number' | 'unknown' {
  const today = dateInTimeZone(time_zone, now);
  if (open_by === null || today <= open_by) return 'none';
  return due_on !== null && today <= due_on ? 'number' : 'unknown';
}
