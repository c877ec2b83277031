import { toRegionalLocale } from '@firstday/domain/languages';
import { dayAt } from './day-at';

/** A calendar day (`2026-11-28`) in words. A line never ends within it, as long as it is wide enough. */
export function longDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
}

/** The day of a moment in words, by the calendar of a time zone. */
export const longDateOf = (moment: string, locale: string, timeZone: string): string =>
  longDate(dayAt(timeZone, moment), locale);
