import { addDays, daysBetween, isBusinessDay, type WorkCalendar } from '@firstday/forms';
import { ladderClocks, type LadderStep } from './ladder-clocks.js';
import type { LadderClock } from './ladder-facts.js';

/** A step of a task with the day on which it falls. */
export interface DatedStep extends LadderStep {
  readonly day: string;
}

/** What a task's days are counted by. */
export interface StepCalendar {
  readonly clock: LadderClock;
  readonly dueOn: string;
  readonly calendar: WorkCalendar;
}

/** Three business days are within so many days, but for an employer that is closed for months: it is reminded later then. */
const farthest = 60;

/** The last step that has come by a day. Earlier ones are over: nobody is told on the last day what they were not told on the tenth. */
export function latestStep(of: StepCalendar, by: string): DatedStep | undefined {
  const { before, unit, late } = ladderClocks[of.clock];
  const ahead = daysBetween(by, of.dueOn);
  const passed =
    ahead < 0
      ? dayAfter(
          of,
          late.findLast((it) => it <= -ahead),
        )
      : undefined;
  if (passed) return passed;
  if (unit === 'days')
    return dayBefore(
      of,
      before.findLast((it) => it >= ahead),
    );
  if (ahead > farthest) return undefined;
  return dated(of, before).findLast(({ day }) => day <= by);
}

/** The day of the first step that has not come by a day, or one before it on which it is worth looking again. */
export function nextStepDay(of: StepCalendar, by: string): string | undefined {
  const { before, unit, late } = ladderClocks[of.clock];
  const ahead = daysBetween(by, of.dueOn);
  if (unit === 'business_days' && ahead > farthest) return addDays(of.dueOn, -farthest);
  const early =
    unit === 'days'
      ? dayBefore(
          of,
          before.find((it) => it < ahead),
        )
      : dated(of, before).find(({ day }) => day > by);
  return (
    early ??
    dayAfter(
      of,
      late.find((it) => it > -ahead),
    )
  )?.day;
}

const dayBefore = ({ dueOn }: StepCalendar, days: number | undefined): DatedStep | undefined =>
  days === undefined ? undefined : { timing: 'before', days, day: addDays(dueOn, -days) };

const dayAfter = ({ dueOn }: StepCalendar, days: number | undefined): DatedStep | undefined =>
  days === undefined ? undefined : { timing: 'late', days, day: addDays(dueOn, days) };

const dated = ({ dueOn, calendar }: StepCalendar, before: readonly number[]): readonly DatedStep[] =>
  before.map((days) => ({ timing: 'before', days, day: businessDaysBefore(dueOn, days, calendar) }));

function businessDaysBefore(date: string, days: number, calendar: WorkCalendar): string {
  let day = date;
  let left = days;
  for (let gone = 0; left > 0 && gone < farthest; gone += 1) {
    day = addDays(day, -1);
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}
