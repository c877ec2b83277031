import type { WorkItemBucket, WorkItemFilters } from '@firstday/domain';
import type { DeadlineSource } from '../compliance/case-deadlines.js';
import type { WorkItemRow } from './work-item-row.js';

/** What is asked: of one bucket, or of all that waits for the employer. */
export interface WorkAsked extends WorkItemFilters {
  readonly bucket?: Exclude<WorkItemBucket, 'waiting_on_others'> | undefined;
}

/** Rows of work as SQL: what they say, and what they are sorted by. */
export interface WorkSource extends Pick<DeadlineSource, 'conditions' | 'dueAt' | 'id'> {
  readonly source: WorkItemRow['source'];
  readonly select: string;
}

/** What has no day of its own is to be done today, and late never. */
export const hasDayless = (bucket: WorkAsked['bucket']): boolean =>
  bucket === undefined || bucket === 'today';
