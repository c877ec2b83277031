import type { MessageKind } from '@firstday/domain';
import type { MessageReader } from '../kinds/message-definition.js';
import type { LadderClock } from './ladder-facts.js';

const everyThreeDays = Array.from({ length: 10 }, (_, at) => (at + 1) * 3);
/** What the law wanted done yesterday is said today. */
const fromTheNextDay = [1, ...everyThreeDays];

/** When one is reminded of a task, in days before the day it is due, and after it. */
export interface LadderSteps {
  readonly before: readonly number[];
  /** What `before` counts: days of the calendar, or days on which the employer does business. */
  readonly unit: 'days' | 'business_days';
  readonly late: readonly number[];
}

const inDays = { before: [10, 5, 2, 1, 0], unit: 'days' } as const;

export const ladderClocks: Readonly<Record<LadderClock, LadderSteps>> = {
  task: { ...inDays, late: everyThreeDays },
  // 8 CFR 274a.2(b)(1)(i): at the time of hire, by the first day of work.
  section_1: { ...inDays, late: fromTheNextDay },
  // 8 CFR 274a.2(b)(1)(ii): within three business days of the hire, the first of which is the day after it.
  section_2: { before: [3, 1, 0], unit: 'business_days', late: fromTheNextDay },
  // 8 CFR 274a.2(b)(1)(vi): the document itself within 90 days.
  receipt: { before: [30, 14, 7, 1, 0], unit: 'days', late: fromTheNextDay },
  // 8 CFR 274a.2(b)(1)(vii): not later than the day on which the right to work ends.
  reverification: { before: [90, 60, 30, 7], unit: 'days', late: fromTheNextDay },
  // Whoever lets the day pass can do nothing about it by themselves any more.
  everify_mismatch: { before: [5, 2, 0], unit: 'days', late: [] },
  // E-Verify User Manual 2.2: a case is opened by the third business day after work began.
  everify_case: { before: [2, 1, 0], unit: 'business_days', late: fromTheNextDay },
};

/** A day of reminding: so many days before the day it is due, which is 0, or after it. */
export interface LadderStep {
  readonly timing: 'before' | 'late';
  readonly days: number;
}

/** Which message a step is, to whom. */
export function messageOfStep(
  clock: LadderClock,
  { timing, days }: LadderStep,
  to: MessageReader,
): MessageKind {
  if (clock === 'receipt') return 'receipt_due';
  if (clock === 'reverification') return 'reverification_due';
  if (clock === 'everify_mismatch') return 'everify_mismatch';
  if (clock === 'everify_case') return 'everify_due';
  if (clock === 'section_2') return timing === 'late' ? 'section_2_late' : 'section_2_due';
  if (to !== 'employee') return 'employer_turn';
  if (timing === 'late') return 'overdue';
  return days === 0 ? 'last_reminder' : 'reminder';
}
