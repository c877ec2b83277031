/** The calendar day of a moment in a time zone, `2026-11-28`. What is a day already stays as it is. */
export function dayAt(timeZone: string, moment: Date | string): string {
  if (typeof moment === 'string' && moment.length === 10) return moment;
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(new Date(moment));
}

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
