import { type BoundedCount, mostCounted } from '@firstday/domain';

/** @param found up to one more than is counted */
export const toBoundedCount = (found: number): BoundedCount => ({
  count: Math.min(found, mostCounted),
  is_exact: found <= mostCounted,
});
