/** In the zone of the reader, unless another one is named. */
export const momentIn = (at: string, locale: string, timeZone?: 'UTC'): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(at));
