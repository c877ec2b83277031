const day = 86_400_000;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * A moment as one speaks of it: by the clock alone where it was today, with the weekday within two weeks, else with the year.
 * In the zone of the browser, unless another one is given. UTC, where nobody's zone is known, is named.
 */
export function recentMoment(at: string, now: Date, locale: string, timeZone?: string): string {
  const moment = new Date(at);
  const zone = { timeZone, ...(timeZone === 'UTC' ? ({ timeZoneName: 'short' } as const) : {}) };
  const dayOf = (one: Date) => new Intl.DateTimeFormat('en', { dateStyle: 'short', timeZone }).format(one);
  if (dayOf(moment) === dayOf(now)) return format(moment, locale, { ...clock, ...zone });
  const date = { month: 'short', day: 'numeric' } as const;
  const isRecent = Math.abs(now.getTime() - moment.getTime()) < 14 * day;
  const part = isRecent ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const);
  return format(moment, locale, { ...part, ...date, ...clock, ...zone });
}

const format = (moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, options).format(moment);
