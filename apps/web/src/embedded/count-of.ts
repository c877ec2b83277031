import type { CursorPage } from '@firstday/domain';
import type { Translate } from './translate';

/** “1,234 employees”, or “More than 10,000 employees” where they were not counted to the end. */
export function countOf(
  { total, is_total_exact }: Pick<CursorPage<unknown>, 'is_total_exact' | 'total'>,
  word: 'countCases' | 'countEmployees' | 'countTasks',
  say: Translate,
): string {
  const count = say(word, { count: total });
  return is_total_exact ? count : say('moreThan', { count });
}
