import { toRegionalLocale } from '@firstday/domain/languages';

const day = 86_400_000;
/** Days before its day from which something is due soon. */
const soon = 3;

/** How a day is written: in a row of a list short, else in full. */
export type DayWidth = 'long' | 'short';

export interface DueStatus {
  readonly urgency: 'later' | 'overdue' | 'soon' | 'today';
  /** The day in the reader’s words. */
  readonly date: string;
  /** Whole days of the reader’s calendar from today. */
  readonly days: number;
}

/** How a deadline stands to now, by the reader’s own calendar. */
export function dueStatusAt(dueAt: string, now: Date, locale: string, width: DayWidth = 'long'): DueStatus {
  const due = new Date(dueAt);
  const days = Math.round((startOf(due) - startOf(now)) / day);
  const date = formatDate(due, now, locale, width);
  if (due <= now) return { urgency: 'overdue', date, days };
  if (days === 0) return { urgency: 'today', date, days };
  return { urgency: days <= soon ? 'soon' : 'later', date, days };
}

/** `2026-11-26`, which is a day and no moment. */
export function dueStatusOn(dueOn: string, now: Date, locale: string, width?: DayWidth): DueStatus {
  const [year = 0, month = 1, date = 1] = dueOn.split('-').map(Number);
  return dueStatusAt(new Date(year, month - 1, date, 23, 59, 59, 999).toISOString(), now, locale, width);
}

/** `Monday, November 16`, or `Mon, Nov 16` in one piece, with the year where it is another one. */
function formatDate(moment: Date, now: Date, locale: string, width: DayWidth): string {
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const parts = { weekday: width, month: width, day: 'numeric' } as const;
  const written = new Intl.DateTimeFormat(toRegionalLocale(locale), {
    ...parts,
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(moment);
  return width === 'short' ? written.replaceAll(' ', '\u00a0') : written;
}

/** `November 16, 2026`, short. */
export const formatShortDate = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'medium' }).format(new Date(moment));

/** The day and the time of day. */
export const formatDateTime = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(moment),
  );

export const formatTime = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(toRegionalLocale(locale), { timeStyle: 'short' }).format(moment);

/** `2 hours ago` within a week, else the day. */
export function formatLastChange(moment: string, now: Date, locale: string): string {
  const past = now.getTime() - Date.parse(moment);
  const words = new Intl.RelativeTimeFormat(toRegionalLocale(locale), { numeric: 'auto' });
  if (past < 60_000) return words.format(0, 'minute');
  if (past < 3_600_000) return words.format(-Math.round(past / 60_000), 'minute');
  if (past < day) return words.format(-Math.round(past / 3_600_000), 'hour');
  const days = Math.round((startOf(now) - startOf(new Date(moment))) / day);
  return days < 7 ? words.format(-days, 'day') : formatShortDate(moment, locale);
}

/** The start of the reader’s day, as if every day had 24 hours. */
const startOf = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** The first or last moment of a day that a reader picked: `2026-11-26`. */
export function dayBoundary(picked: string, edge: 'first' | 'last'): string | undefined {
  const [year = 0, month = 0, date = 0] = picked.split('-').map(Number);
  const moment =
    edge === 'first' ? new Date(year, month - 1, date) : new Date(year, month - 1, date, 23, 59, 59, 999);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The day of a moment as a date control has it. */
export function toDateInput(moment: string): string {
  const given = new Date(moment);
  if (Number.isNaN(given.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(given.getFullYear()).padStart(4, '0')}-${two(given.getMonth() + 1)}-${two(given.getDate())}`;
}
