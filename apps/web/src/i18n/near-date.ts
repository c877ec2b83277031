import { toRegionalLocale } from '@firstday/domain/languages';

const day = 86_400_000;
/** People count by weekdays so far. */
const weekdaysUntil = 14;

/**
 * A calendar day as people say it: with its weekday within two weeks, else with its year.
 *
 * @param today the reader's day, `2026-11-28`
 * @param width how it is written: in a table short and in one piece, in a heading in full
 */
export function nearDate(
  date: string,
  today: string,
  locale: string,
  width: 'long' | 'short' = 'short',
): string {
  const moment = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const isNear = Math.abs(moment.getTime() - Date.parse(`${today}T00:00:00Z`)) <= weekdaysUntil * day;
  const written = new Intl.DateTimeFormat(toRegionalLocale(locale), {
    ...(isNear ? { weekday: width } : { year: 'numeric' }),
    month: width,
    day: 'numeric',
    timeZone: 'UTC',
  }).format(moment);
  return width === 'short' ? written.replaceAll(' ', '\u00a0') : written;
}
