import { toRegionalLocale } from '@firstday/domain/languages';

/** A calendar day, or the day of a moment, in words. A line never ends within it, as long as it is wide enough. */
export function longDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(toRegionalLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(day.length === 10 ? `${day}T00:00:00Z` : day))
    .replaceAll(' ', '\u00a0');
}
