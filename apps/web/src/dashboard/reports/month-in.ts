/** A month such as `2026-11`, with its year, as a line begins with it. */
export function monthIn(locale: string, month: string): string {
  const written = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return written.charAt(0).toLocaleUpperCase(locale) + written.slice(1);
}
