import { toRegionalLocale } from '@firstday/domain/languages';

const dayLength = 86_400_000;
/** Days before its day from which something is due soon. */
const soon = 3;

/** What an answer of the API tells of a deadline: its day, the last moment of that day at the employer’s, or both. */
export interface ToldDeadline {
  readonly due_at?: string | null | undefined;
  readonly due_on?: string | null | undefined;
  /** How the day stands where the employer is, of what has no moment. */
  readonly urgency?: 'due_today' | 'overdue' | 'upcoming' | null | undefined;
}

export interface DueStatus {
  readonly urgency: 'later' | 'overdue' | 'soon' | 'today';
  /** The last day in time, in the reader’s words: `Mon, Nov 16`. */
  readonly date: string;
  /** Whole days from today. */
  readonly days: number;
}

/** How a deadline stands to now: by the employer’s calendar, which is the one that the law counts by. */
export function dueStatusOf(deadline: ToldDeadline, now: Date, locale: string): DueStatus {
  const day = dueDayOf(deadline);
  const left = Math.round((startOfDay(day) - startOfDay(todayFor(deadline, now))) / dayLength);
  const days = deadline.urgency === 'upcoming' ? Math.max(left, 1) : left;
  return { urgency: urgencyOf(deadline, days, now), date: formatDay(day, now, locale), days };
}

function urgencyOf({ due_at, urgency }: ToldDeadline, days: number, now: Date): DueStatus['urgency'] {
  const isPast = due_at ? new Date(due_at) <= now : urgency ? urgency === 'overdue' : days < 0;
  if (isPast) return 'overdue';
  if (days <= 0 || urgency === 'due_today') return 'today';
  return days <= soon ? 'soon' : 'later';
}

/** `2026-11-16`: the last day on which it is done in time. */
function dueDayOf({ due_at, due_on }: ToldDeadline): string {
  if (due_on) return due_on.slice(0, 10);
  const moment = due_at ?? '';
  return isEndOfDay(moment) ? dayEndedBy(moment) : toDateInput(moment);
}

/** Whether it is known which day is meant, wherever the reader is. */
export const isDayKnown = ({ due_at, due_on }: ToldDeadline): boolean =>
  Boolean(due_on) || isEndOfDay(due_at ?? '');

/** Deadlines that the law sets end so; one that somebody chose may be any moment. */
const isEndOfDay = (moment: string): boolean => /:59\.999Z?$/.test(moment);

/** No employer of the United States keeps a clock twelve hours from Greenwich: half a day before its end it is that day. */
const dayEndedBy = (moment: string): string =>
  new Date(Date.parse(moment) - dayLength / 2).toISOString().slice(0, 10);

/** Today where the employer is, told by when its days end; else where the reader is. */
function todayFor({ due_at }: ToldDeadline, now: Date): string {
  const moment = due_at ?? '';
  if (!isEndOfDay(moment)) return toDateInput(now.toISOString());
  const ahead = startOfDay(dayEndedBy(moment)) + dayLength - 1 - Date.parse(moment);
  return new Date(now.getTime() + ahead).toISOString().slice(0, 10);
}

const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** `Mon, Nov 16` in one piece, with the year where it is another one. */
function formatDay(day: string, now: Date, locale: string): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  return new Intl.DateTimeFormat(toRegionalLocale(locale), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(startOfDay(day))
    .replaceAll(' ', '\u00a0');
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
  if (past < dayLength) return words.format(-Math.round(past / 3_600_000), 'hour');
  const days = Math.round((startOf(now) - startOf(new Date(moment))) / dayLength);
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
