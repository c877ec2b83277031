import type { Task } from '@firstday/domain';

const reported = new Set<string>();

/**
 * Whether a task is complete and the page around this one has not been told so: it may be heard of when one comes back
 * from it, and again with each change of it, as when its document is made.
 */
export function isUnreportedCompletion({ id, completed_at }: Pick<Task, 'completed_at' | 'id'>): boolean {
  if (!completed_at) return false;
  const completion = `${id} ${completed_at}`;
  if (reported.has(completion)) return false;
  reported.add(completion);
  return true;
}
