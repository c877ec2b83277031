import { formSql } from '../forms/index.js';

/** SQL of tasks for statements of other rooms: `$1` is the account whose they are. */
export const taskSql = {
  table: 'tasks',
  /** The tasks, with their forms as `forms`. */
  withForms: `tasks ${formSql.join('tasks')}`,
  isActive: 'tasks.account_id = $1 AND tasks.deleted_at IS NULL',
  /** Those in which an employer's section is next, at a moment given as SQL. */
  isForEmployer: (now: string): string =>
    `${taskSql.isActive} AND tasks.completed_at IS NULL AND tasks.next_action = 'employer_action'
       AND tasks.confirmation_asked_at IS NULL
       AND (tasks.expired_at IS NULL OR tasks.expired_at > ${now})`,
  /** The ids of an account's tasks, withdrawn ones too, that meet a condition. */
  idsOf: (accountId: string, condition: string): string =>
    `SELECT tasks.id FROM tasks WHERE tasks.account_id = ${accountId} AND ${condition}`,
  /** Whether an account, given as SQL of its id, has a task that is still to be done and meets a condition. */
  openExists: (accountId: string, condition: string): string =>
    `EXISTS (SELECT 1 FROM tasks WHERE tasks.account_id = ${accountId} AND tasks.deleted_at IS NULL AND tasks.completed_at IS NULL
       AND (tasks.expired_at IS NULL OR tasks.expired_at > now()) AND ${condition})`,
  /** Joins the task of a row by its id, as `task`. */
  join: (id: string): string => `JOIN tasks task ON task.id = ${id}`,
  /** Joins the task that a row may name and its form, as `tasks` and `forms`. */
  leftJoinWithForm: (id: string, account: string): string =>
    `LEFT JOIN tasks ON tasks.id = ${id} AND tasks.account_id = ${account} ${formSql.leftJoin('tasks')}`,
  /** Columns of those that meet the conditions. */
  select: (columns: string, conditions: string): string =>
    `SELECT ${columns} FROM tasks WHERE ${taskSql.isActive} AND ${conditions}`,
  /** Finds something where `$2` is the employee of one of the tasks `$3`, deleted ones too. */
  anyOfEmployee: 'SELECT 1 FROM tasks WHERE account_id = $1 AND employee_id = $2 AND id = ANY ($3::text[])',
  /** Whether the column is the employee of one of these tasks, deleted ones too. */
  isEmployeeOf: (column: string, ids: string): string =>
    `${column} = ANY (ARRAY(SELECT employee_id FROM tasks WHERE account_id = $1 AND id = ANY (${ids}::text[])))`,
};
