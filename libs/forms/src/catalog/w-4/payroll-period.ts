import { addDays, dateOf, yearOf } from '../../deadlines/add-days.js';

/** How an employer pays: weeks are counted from the first day of any one of its payroll periods, others from the calendar. */
export type PayrollSchedule =
  | { readonly frequency: 'weekly' | 'biweekly'; readonly periodStart: string }
  | { readonly frequency: 'semimonthly' | 'monthly' };

export interface PayrollPeriod {
  readonly start: string;
  readonly end: string;
}

/** The payroll period that holds a day: the first one that ends on it or later. */
export function payrollPeriodWith(schedule: PayrollSchedule, day: string): PayrollPeriod {
  if ('periodStart' in schedule)
    return weeksWith(schedule.frequency === 'weekly' ? 7 : 14, schedule.periodStart, day);
  const [year, month, isFirstHalf] = [yearOf(day), Number(day.slice(5, 7)), Number(day.slice(8, 10)) <= 15];
  const halves = schedule.frequency === 'semimonthly';
  return {
    start: dateOf(year, month, halves && !isFirstHalf ? 16 : 1),
    end: halves && isFirstHalf ? dateOf(year, month, 15) : dateOf(year, month + 1, 0),
  };
}

function weeksWith(days: 7 | 14, periodStart: string, day: string): PayrollPeriod {
  const passed = Math.floor((Date.parse(day) - Date.parse(periodStart)) / 86_400_000 / days);
  const start = addDays(periodStart, passed * days);
  return { start, end: addDays(start, days - 1) };
}
