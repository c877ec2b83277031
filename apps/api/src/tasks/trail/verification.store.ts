import type { Context, Queries } from '../../context/index.js';
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
/** Who deletes a task with all of its trail leaves the heads by which it was anchored. */
const countMissingTrails = statement(
  'verify.missingTrails',
  `SELECT count(DISTINCT task_id)::int AS count FROM anchored_heads AS head
    WHERE NOT EXISTS (SELECT FROM tasks WHERE tasks.id = head.task_id)
      AND NOT EXISTS (SELECT FROM audit_events AS entry WHERE entry.task_id = head.task_id)`,
);
/** Tasks of an account, and what its trails say that there are. */
const selectTasksOfAccount = statement(
  'verify.tasksOfAccount',
  `SELECT known.id, EXISTS (SELECT FROM tasks WHERE tasks.id = known.id AND tasks.account_id = $1) AS is_there
     FROM ((SELECT id FROM tasks WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT $3)
           UNION
           (SELECT task_id FROM audit_events WHERE account_id = $1 AND sequence = 1 AND task_id > $2 ORDER BY task_id LIMIT $3)) AS known
    ORDER BY known.id LIMIT $3`,
);

/** Tasks of earlier versions whose trails do not attest their index yet. */
const unattested = `FROM audit_events AS first
    WHERE first.sequence = 1 AND NOT first.detail ? 'index'
      AND NOT EXISTS (SELECT FROM audit_events AS later
                       WHERE later.task_id = first.task_id AND later.detail #> '{index,form_key}' IS NOT NULL)`;
const selectUnattested = statement(
  'verify.unattested',
  `SELECT first.task_id AS id, first.account_id ${unattested} AND first.task_id > $1
    ORDER BY first.task_id LIMIT ${batch}`,
);
const countUnattested = statement('verify.countUnattested', `SELECT count(*)::int AS count ${unattested}`);

export interface TaskOfAccount extends Record<string, unknown> {
  readonly id: string;
  readonly is_there: boolean;
}

export interface TaskToVerify extends Record<string, unknown> {
  readonly id: string;
  readonly account_id: string;
}

type SealedAnswers = Pick<TaskEntity, 'id' | 'form_key' | 'edition' | 'sealed_answers'>;

/** Over all accounts. */
export const verificationStore = {
  /** Some tasks behind one, by their ids; none where there are no more. */
  tasksAfter: (id: string, db: Queries) => db.run<TaskToVerify>(selectTasks, [id]),
  unattestedAfter: (id: string, db: Queries) => db.run<TaskToVerify>(selectUnattested, [id]),
  answersOf: async (taskId: string, db: Queries) =>
    (await db.run<SealedAnswers & Record<string, unknown>>(selectAnswers, [taskId]))[0],
  tasksOfAccount: ({ account, db }: Context, after: string, most: number) =>
    db.run<TaskOfAccount>(selectTasksOfAccount, [account.id, after, most]),
  countMissingTrails: async (db: Queries) =>
    (await db.run<{ count: number }>(countMissingTrails))[0]?.count ?? 0,
  countTrailsWithoutTask: async (db: Queries) =>
    (await db.run<{ count: number }>(countTrailsWithoutTask))[0]?.count ?? 0,
  countUnattested: async (db: Queries) => (await db.run<{ count: number }>(countUnattested))[0]?.count ?? 0,
};
