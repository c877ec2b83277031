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

/** The last step that has come by a day. Earlier ones are over: nobody is told on the last day what they were not told on the tenth. */
export function latestStep(of: StepCalendar, by: string): DatedStep | undefined {
  const { before, unit, late } = ladderClocks[of.clock];
  const ahead = daysBetween(by, of.dueOn);
  if (ahead < 0) {
    const days = late.findLast((it) => it <= -ahead);
    if (days !== undefined) return { timing: 'late', days, day: addDays(of.dueOn, days) };
  }
  if (unit === 'days') {
    const days = before.findLast((it) => it >= ahead);
    return days === undefined ? undefined : { timing: 'before', days, day: addDays(of.dueOn, -days) };
  }
  return dated(of, before).findLast(({ day }) => day <= by);
}

/** The first step that has not come by a day. */
export function nextStep(of: StepCalendar, by: string): DatedStep | undefined {
  const { before, unit, late } = ladderClocks[of.clock];
  const steps = unit === 'days' ? before.map((days) => inDays(of.dueOn, days)) : dated(of, before);
  return [
    ...steps,
    ...late.map((days) => ({ timing: 'late' as const, days, day: addDays(of.dueOn, days) })),
  ].find(({ day }) => day > by);
}

const inDays = (dueOn: string, days: number): DatedStep => ({
  timing: 'before',
  days,
  day: addDays(dueOn, -days),
});

const dated = ({ dueOn, calendar }: StepCalendar, before: readonly number[]): readonly DatedStep[] =>
  before.map((days) => ({ timing: 'before', days, day: businessDaysBefore(dueOn, days, calendar) }));

/** An employer is open again within a year, or it is as if it always were. */
const farthest = 366;

function businessDaysBefore(date: string, days: number, calendar: WorkCalendar): string {
  let day = date;
  let left = days;
  for (let gone = 0; left > 0 && gone < farthest; gone += 1) {
    day = addDays(day, -1);
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}
