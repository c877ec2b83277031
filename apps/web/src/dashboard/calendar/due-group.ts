/** How pressing a deadline is, by which the calendar is parted. */
export const dueGroups = ['overdue', 'week', 'later'] as const;
export type DueGroup = (typeof dueGroups)[number];

const day = 86_400_000;

/** @param dueAt the end of the day at the employer's, so that it passes there and not where the page is made */
export function dueGroupOf(dueAt: string, now: Date): DueGroup {
  const left = Date.parse(dueAt) - now.getTime();
  if (left < 0) return 'overdue';
  return left < 7 * day ? 'week' : 'later';
}
