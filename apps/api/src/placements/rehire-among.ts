/** A placement with one employer. */
export interface EmploymentPeriod {
  readonly id: string;
  readonly starts_on: string | null;
  /** The day of its deletion too, where it was deleted without an end; null while it goes on. */
  readonly ends_on: string | null;
  readonly is_deleted: boolean;
}

/**
 * The last period, where every other one had ended before it: somebody who was employed was hired again. Undefined where it is the
 * first, and where another one goes on: a second job with the same employer is no rehire.
 */
export function rehireAmong(periods: readonly EmploymentPeriod[]): EmploymentPeriod | undefined {
  const last = periods
    .filter(({ is_deleted, starts_on }) => !is_deleted && starts_on !== null)
    .toSorted((one, other) => (one.starts_on ?? '').localeCompare(other.starts_on ?? ''))
    .at(-1);
  const others = periods.filter((it) => it !== last);
  if (!last?.starts_on || others.length === 0) return undefined;
  const { starts_on: startsOn } = last;
  return others.every(({ ends_on: end }) => end !== null && end < startsOn) ? last : undefined;
}
