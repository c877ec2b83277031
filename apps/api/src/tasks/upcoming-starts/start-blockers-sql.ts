import { startsSql } from '../../placements/index.js';
import { workItemConditions } from '../work-items/work-item-conditions.js';

/** The forms of a row of `placements`: of its employee, for its employer and client or for none. */
const isOfPlacement = `tasks.account_id = $1 AND tasks.deleted_at IS NULL AND tasks.employee_id = placements.employee_id
   AND (tasks.employer_id IS NULL OR placements.employer_id IS NULL OR tasks.employer_id = placements.employer_id)
   AND (tasks.client_id IS NULL OR placements.client_id IS NULL OR tasks.client_id = placements.client_id)`;

/** What is open of them and needed before the first day: all that waits for the employee, and what is due by that day. */
const blockers = (now: string): string =>
  `${isOfPlacement} AND ${workItemConditions.isOpenTask(now)}
   AND (tasks.next_action = 'employee_action' OR tasks.due_on <= ${startsSql.startsOn})`;

/** Forms that are required of a row of `placements`, and for which nobody was asked yet. */
const formsWithoutTask = `SELECT required.form FROM unnest(${startsSql.requiredForms}) AS required (form)
   WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE ${isOfPlacement} AND (tasks.form_key = required.form OR tasks.form_id = required.form))`;

/** What keeps somebody from beginning, as SQL over a row of `placements`. */
export const startBlockersSql = {
  blockers,
  blocksStart: (now: string): string => `EXISTS (SELECT 1 FROM tasks WHERE ${blockers(now)})`,
  formsWithoutTask,
  lacksTask: `EXISTS (${formsWithoutTask})`,
} as const;
