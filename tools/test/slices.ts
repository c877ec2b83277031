/** A piece of the night that is not divided further. */
export interface Unit {
  readonly kind: 'jest' | 'requests' | 'journeys' | 'command';
  /** A spec file, an operation, or a program. */
  readonly name: string;
  /** Seconds of the clock that it adds to a slice. */
  readonly weight: number;
}

/**
 * Divides units into slices of about the same length: the longest first, each to the slice that has least so far. The same
 * units always give the same slices.
 */
export function sliced(units: readonly Unit[], count: number): readonly (readonly Unit[])[] {
  const slices = Array.from({ length: count }, (): { units: Unit[]; weight: number } => ({
    units: [],
    weight: 0,
  }));
  const longestFirst = units.toSorted(
    (one, other) => other.weight - one.weight || one.name.localeCompare(other.name),
  );
  for (const unit of longestFirst) {
    const lightest = slices.reduce((least, slice) => (slice.weight < least.weight ? slice : least));
    lightest.units.push(unit);
    lightest.weight += unit.weight;
  }
  return slices.map((slice) => slice.units);
}
