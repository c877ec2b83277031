/** The zone that an employer says it keeps (its attribute `time_zone`); UTC where it says none or none that exists. */
export function timeZoneOf(
  employer: {
    readonly custom_attributes: Readonly<Record<string, unknown>>;
    readonly [name: string]: unknown;
  } | null,
): string {
  const given = employer?.['time_zone'] ?? employer?.custom_attributes['time_zone'];
  return toTimeZone(typeof given === 'string' ? given : undefined) ?? 'UTC';
}

/** The zone by its proper name, or nothing where there is none of that name. */
export function toTimeZone(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The calendar day in a zone, `YYYY-MM-DD`. */
export const dateInTimeZone = (timeZone: string, now: Date): string => formatOf(timeZone).format(now);

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes far longer to make than to use; there are some hundred zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-CA', options);
  if (formats.size < 1000) formats.set(timeZone, made);
  return made;
}
