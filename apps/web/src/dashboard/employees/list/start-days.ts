import type { EmployeeStart } from '@firstday/domain';

const dayLength = 86_400_000;

const dateAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * The days that a word means. A week begins on Monday.
 *
 * @param day the reader's day, `2026-11-28`
 */
export function startDays(
  starts: EmployeeStart,
  day: string,
): { readonly from: string; readonly to: string } {
  const now = new Date(`${day}T00:00:00Z`);
  const today = now.getTime();
  const days = (from: number, to = from) => ({
    from: dateAt(today + from * dayLength),
    to: dateAt(today + to * dayLength),
  });
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  switch (starts) {
    case 'today':
      return days(0);
    case 'tomorrow':
      return days(1);
    case 'next_monday':
      return days(7 - sinceMonday);
    case 'this_week':
      return days(-sinceMonday, 6 - sinceMonday);
    case 'next_week':
      return days(7 - sinceMonday, 13 - sinceMonday);
    case 'last_week':
      return days(-7 - sinceMonday, -1 - sinceMonday);
  }
}
