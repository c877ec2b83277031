import { statement } from '../../database/index.js';

/** How many tasks are read at a time. */
export const batch = 500;

export const selectTasks = statement(
  'verify.tasks',
  `SELECT id, account_id, purged_at FROM tasks WHERE id > $1 ORDER BY id LIMIT ${batch}`,
);
export const countTrailsWithoutTask = statement(
  'verify.trailsWithoutTask',
  `SELECT count(DISTINCT task_id)::int AS count FROM audit_events AS entry
    WHERE NOT EXISTS (SELECT FROM tasks WHERE tasks.id = entry.task_id)`,
);

export interface TaskToVerify extends Record<string, unknown> {
  readonly id: string;
  readonly account_id: string;
  readonly purged_at: Date | null;
}
