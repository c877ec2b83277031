/** Adds a value to a statement's and answers its mark, such as `$3`. */
export type Mark = (value: unknown) => string;

/**
 * Rows by one of their timestamps. The edges change with each request where they come from the clock or from a caller who
 * asks what is new, so they are kept apart from the other conditions of a list.
 */
export interface TimestampRange {
  /** The column of the timestamp. */
  readonly column: string;
  /** Which rows have the timestamp at all, where the column alone does not say it. */
  readonly where?: string;
  readonly from?: RangeBound;
  readonly to?: RangeBound;
  /** Whether rows without the timestamp lie after all that have one. */
  readonly isNullInfinite?: boolean;
}

export interface RangeBound {
  readonly at: Date;
  /** Whether a row at that very time is outside. */
  readonly isExclusive?: boolean;
}

/** The rows of a range as a condition. */
export function rangeSql(
  { column, where: among, from: least, to: most, isNullInfinite: isNeverLast }: TimestampRange,
  mark: Mark,
): string {
  const parts = among ? [among] : [];
  const from = least && `${column} ${least.isExclusive ? '>' : '>='} ${mark(least.at)}::timestamptz`;
  if (from) parts.push(isNeverLast ? `(${column} IS NULL OR ${from})` : from);
  if (most) parts.push(`${column} ${most.isExclusive ? '<' : '<='} ${mark(most.at)}::timestamptz`);
  return parts.join(' AND ');
}

/** The timestamp of a row as `timestamptz`: NULL for a row that is in no range of this kind. */
export function timestampSql({ column, where: among, isNullInfinite: isNeverLast }: TimestampRange): string {
  const timestamp = isNeverLast ? `coalesce(${column}, 'infinity')` : column;
  return among ? `CASE WHEN ${among} THEN ${timestamp} END` : timestamp;
}

const year2000 = Date.UTC(2000, 0, 1);

/** The edges as PostgreSQL counts time, in whole microseconds since 2000; both are within. */
export function boundsInMicroseconds({ from: least, to: most }: TimestampRange): {
  least: number;
  most: number;
} {
  const at = (edge: RangeBound) => (edge.at.getTime() - year2000) * 1000;
  return {
    least: least ? at(least) + (least.isExclusive ? 1 : 0) : -Infinity,
    most: most ? at(most) - (most.isExclusive ? 1 : 0) : Infinity,
  };
}
