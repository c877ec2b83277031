import type { WorkItemFilters } from '@firstday/domain';
import type { BindValue } from '../../identity/index.js';
import { startsSql } from '../../placements/index.js';

/** What is asked of work, as conditions in SQL. */
export const workItemConditions = {
  /** Over a row of `tasks`. */
  isEmployersTurn: `tasks.next_action = 'employer_action'`,

  /** Whether it can still be completed. */
  isOpenTask: (now: string): string =>
    `tasks.completed_at IS NULL AND (tasks.expired_at IS NULL OR tasks.expired_at > ${now})`,

  /** Over a row of `tasks`. */
  ofTasks({ employee_id, employer_id, client_id, ...starts }: WorkItemFilters, mark: BindValue): string[] {
    const columns = Object.entries({ employee_id, employer_id, client_id });
    const equal = columns.flatMap(([column, value]) =>
      value === undefined ? [] : [`tasks.${column} = ${mark(value)}::text`],
    );
    const days = workItemConditions.ofStarts(starts, mark);
    if (days.length === 0) return equal;
    return [...equal, `tasks.employee_id IN (${startsSql.select('placements.employee_id', days)})`];
  },

  /** Over a row of `placements`. */
  ofPlacements(
    { employee_id, employer_id, client_id, ...starts }: WorkItemFilters,
    mark: BindValue,
  ): string[] {
    const columns = Object.entries({ employee_id, employer_id, client_id });
    const equal = columns.flatMap(([column, value]) =>
      value === undefined ? [] : [`placements.${column} = ${mark(value)}::text`],
    );
    return [...equal, ...workItemConditions.ofStarts(starts, mark)];
  },

  /** Over a row of `placements`. */
  ofStarts: (
    { starts_on_gte: from, starts_on_lte: until }: Pick<WorkItemFilters, 'starts_on_gte' | 'starts_on_lte'>,
    mark: BindValue,
  ): string[] => [
    ...(from === undefined ? [] : [`${startsSql.startsOn} >= ${mark(from)}::text`]),
    ...(until === undefined ? [] : [`${startsSql.startsOn} <= ${mark(until)}::text`]),
  ],
} as const;
