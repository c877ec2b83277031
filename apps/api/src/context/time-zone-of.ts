import { timeZoneOfState, usStateCode } from '@firstday/domain/places';

/** Of an employer whose address names no state: a day there is never more than two hours off a day on either coast. */
const middle = 'America/Chicago';

/**
 * The time zone whose calendar the dates of an employer's records follow: its attribute `time_zone`, else the one of its
 * state. An employer in a state with two zones names its own.
 */
export function timeZoneOf(
  employer: {
    readonly custom_attributes: Readonly<Record<string, unknown>>;
    readonly address?: { readonly state?: string | null } | null;
    readonly [name: string]: unknown;
  } | null,
): string {
  const given = employer?.['time_zone'] ?? employer?.custom_attributes['time_zone'];
  return (
    toTimeZone(typeof given === 'string' ? given : undefined) ??
    timeZoneOfState(usStateCode(employer?.address?.state ?? '') ?? '') ??
    middle
  );
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
export function dateInTimeZone(timeZone: string, now: Date): string {
  const day = dayFormats.of(timeZone).format(now);
  if (day.length === 10) return day;
  return day.indexOf('-') > 4 ? '9999-12-31' : day.padStart(10, '0');
}

const lastMoment = Date.parse('9999-12-31T23:59:59.999Z');

/** The last moment of a calendar day in a zone; of the last day that has a name, never after it in UTC. */
export function endOfDayIn(timeZone: string, day: string): Date {
  const local = Date.parse(`${day}T23:59:59.999Z`);
  // Where clocks go back at midnight that hour comes twice: the later one is the end.
  const moments = [local - dayLength, local + dayLength]
    .map((near) => local - offsetAt(timeZone, near))
    .sort((one, other) => other - one);
  const end = moments.find((moment) => moment + offsetAt(timeZone, moment) === local) ?? local;
  return new Date(Math.min(end, lastMoment));
}

const dayLength = 86_400_000;

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const second = Math.floor(moment / 1000) * 1000;
  const parts = new Map(
    clockFormats
      .of(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = new Date(0);
  local.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  local.setUTCHours(part('hour'), part('minute'), part('second'));
  return local.getTime() - second;
}

/** A format takes far longer to make than to use; there are some hundred zones. */
class FormatsByZone {
  private readonly known = new Map<string, Intl.DateTimeFormat>();

  constructor(private readonly options: Intl.DateTimeFormatOptions) {}

  of(timeZone: string): Intl.DateTimeFormat {
    const known = this.known.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat('en-CA', { ...this.options, timeZone });
    if (this.known.size < 1000) this.known.set(timeZone, made);
    return made;
  }
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const dayFormats = new FormatsByZone(day);
const clockFormats = new FormatsByZone({
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
