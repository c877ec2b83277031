/** What the clock on the wall says somewhere. */
export interface WallTime {
  /** `2026-11-26`. */
  readonly day: string;
  /** Since midnight, as the clock shows it. */
  readonly minutes: number;
}

const quarter = 900_000;
const dayLength = 86_400_000;

/** The clock on the wall of a time zone: summer time starts and ends when it does there. */
export class WallClock {
  private readonly format: Intl.DateTimeFormat;
  private readonly offsets = new Map<number, number>();
  private readonly days = new Map<number, string>();

  /** @throws RangeError where there is no zone of this name */
  constructor(timeZone: string) {
    this.format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  }

  at(moment: number): WallTime {
    const local = moment + this.offsetAt(moment);
    const day = Math.floor(local / dayLength);
    return { day: this.dayName(day), minutes: Math.floor((local - day * dayLength) / 60_000) };
  }

  /** The moment at which it is that time there: the first where the hour comes twice, an hour later where it is left out. */
  momentOf({ day, minutes }: WallTime): number {
    const local = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
    const [before, after] = [this.offsetAt(local - dayLength), this.offsetAt(local + dayLength)];
    const moments = [local - before, local - after].sort((one, other) => one - other);
    return moments.find((moment) => moment + this.offsetAt(moment) === local) ?? local - before;
  }

  private dayName(day: number): string {
    const known = this.days.get(day);
    if (known) return known;
    const name = new Date(day * dayLength).toISOString().slice(0, 10);
    if (this.days.size > 10_000) this.days.clear();
    this.days.set(day, name);
    return name;
  }

  /** How far it is ahead of UTC. No zone changes that within a quarter of an hour. */
  private offsetAt(moment: number): number {
    const start = Math.floor(moment / quarter) * quarter;
    const known = this.offsets.get(start);
    if (known !== undefined) return known;
    const offset = this.readOffset(start);
    if (this.offsets.size > 10_000) this.offsets.clear();
    this.offsets.set(start, offset);
    return offset;
  }

  private readOffset(moment: number): number {
    const parts = new Map(
      this.format.formatToParts(moment).map(({ type, value }) => [type, Number(value)] as const),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return local - moment;
  }
}

/** A clock takes far longer to make than to read; there are some hundred zones. */
const clocks = new Map<string, WallClock>();

export function wallClockIn(timeZone: string): WallClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new WallClock(timeZone);
  if (clocks.size < 1000) clocks.set(timeZone, made);
  return made;
}
