/** Moments of the rows of a block, in order: how many of them lie between two edges is two binary searches. */
export interface SortedTimestamps {
  readonly bytes: number;
  /** Both edges, microseconds since 2000, are within. */
  countBetween(least: number, most: number): number;
}

/** @param bytes as PostgreSQL sends timestamps one after another: big-endian microseconds since 2000, eight bytes each */
export function parseTimestamps(bytes: Buffer | null): SortedTimestamps {
  const timestamps = new Float64Array((bytes?.length ?? 0) / 8);
  for (let at = 0; at < timestamps.length; at++)
    timestamps[at] = (bytes?.readInt32BE(at * 8) ?? 0) * 2 ** 32 + (bytes?.readUInt32BE(at * 8 + 4) ?? 0);
  timestamps.sort();
  return compact(timestamps);
}

/** Half the bytes where the moments are whole milliseconds within 49 days, as those of one block mostly are. */
function compact(timestamps: Float64Array): SortedTimestamps {
  const base = timestamps[0] ?? 0;
  const offsets = timestamps.map((moment) => (moment - base) / 1000);
  const isNarrow = offsets.every((offset) => offset < 2 ** 32 && Number.isInteger(offset));
  return isNarrow
    ? toSortedTimestamps(Uint32Array.from(offsets), base, 1000)
    : toSortedTimestamps(timestamps, 0, 1);
}

function toSortedTimestamps(
  values: Uint32Array | Float64Array,
  base: number,
  unit: number,
): SortedTimestamps {
  const first = values[0] ?? Infinity;
  const last = values.at(-1) ?? -Infinity;
  return {
    bytes: values.byteLength + 200,
    countBetween: (least, most) => {
      const [from, until] = [(least - base) / unit, (most - base) / unit];
      if (from > until || from > last || until < first) return 0;
      return (
        (until >= last ? values.length : countUpTo(values, until)) -
        (from <= first ? 0 : countBelow(values, from))
      );
    },
  };
}

function countBelow(values: Uint32Array | Float64Array, edge: number): number {
  return partition(values, (value) => value < edge);
}

function countUpTo(values: Uint32Array | Float64Array, edge: number): number {
  return partition(values, (value) => value <= edge);
}

/** How many values at the start meet a condition that none meets after the first that does not. */
function partition(values: Uint32Array | Float64Array, isBefore: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(values[middle] ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}
