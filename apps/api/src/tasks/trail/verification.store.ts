import type { Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { TaskEntity } from '../task.entity.js';

/** How many tasks are read at a time. */
const batch = 500;

const selectTasks = statement(
  'verify.tasks',
  `SELECT id, account_id FROM tasks WHERE id > $1 ORDER BY id LIMIT ${batch}`,
);
const selectAnswers = statement(
  'verify.answers',
  `SELECT id, form_key, edition, sealed_answers FROM tasks WHERE id = $1`,
);
const countTrailsWithoutTask = statement(
  'verify.trailsWithoutTask',
  `SELECT count(DISTINCT task_id)::int AS count FROM audit_events AS entry
    WHERE NOT EXISTS (SELECT FROM tasks WHERE tasks.id = entry.task_id)`,
);

export interface TaskToVerify extends Record<string, unknown> {
  readonly id: string;
  readonly account_id: string;
}

type SealedAnswers = Pick<TaskEntity, 'id' | 'form_key' | 'edition' | 'sealed_answers'>;

/** Over all accounts. */
export const verificationStore = {
  /** Some tasks behind one, by their ids; none where there are no more. */
  tasksAfter: (id: string, db: Queries) => db.run<TaskToVerify>(selectTasks, [id]),
  answersOf: async (taskId: string, db: Queries) =>
    (await db.run<SealedAnswers & Record<string, unknown>>(selectAnswers, [taskId]))[0],
  countTrailsWithoutTask: async (db: Queries) =>
    (await db.run<{ count: number }>(countTrailsWithoutTask))[0]?.count ?? 0,
};
