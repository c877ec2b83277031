import type { Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import type { TaskEntity } from '../task.entity.js';

/** A task's id, which its answers are sealed with, and the answers. */
export type SealedAnswers = Pick<TaskEntity, 'id' | 'sealed_answers'>;

const selectSealedAnswers = statement(
  'tasks.sealedAnswers',
  `SELECT id, sealed_answers FROM tasks
    WHERE account_id = $1 AND employee_id = $2 AND form_key = ANY($3) AND deleted_at IS NULL AND sealed_answers IS NOT NULL
    ORDER BY id DESC`,
);

/** The answers of an employee's active tasks of these forms, newest first. */
export const listSealedAnswers = (
  ctx: Context,
  employeeId: string,
  formKeys: readonly string[],
): Promise<SealedAnswers[]> =>
  ctx.db.run<SealedAnswers & Record<string, unknown>>(selectSealedAnswers, [
    ctx.account.id,
    employeeId,
    formKeys,
  ]);
