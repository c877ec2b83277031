import type { WorkItemBucket } from '@firstday/domain';
import type { BindValue } from '../../identity/index.js';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Bounds of the moment until which something is done in time, of a bucket. A day ends where the employer is: what ends within 24
 * hours is due by the end of that day there, wherever the caller is.
 */
export function bucketBounds(
  moment: string,
  bucket: Exclude<WorkItemBucket, 'waiting_on_others'> | undefined,
  now: Date,
  mark: BindValue,
): string[] {
  if (bucket === undefined) return [];
  const at = (milliseconds: number) => `${mark(new Date(now.getTime() + milliseconds))}::timestamptz`;
  switch (bucket) {
    case 'late':
      return [`${moment} < ${at(0)}`];
    case 'today':
      return [`${moment} >= ${at(0)}`, `${moment} < ${at(day)}`];
    case 'week':
      return [`${moment} >= ${at(day)}`, `${moment} < ${at(8 * day)}`];
    case 'later':
      return [`${moment} >= ${at(8 * day)}`];
  }
}
