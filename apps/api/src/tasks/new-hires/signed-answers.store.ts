import { Injectable } from '@nestjs/common';
import type { Actor, Context } from '../../context/index.js';
import { statement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import type { TaskEntity } from '../task.entity.js';

/** Reads the completed forms of people, as far as somebody may see them. */
@Injectable()
export class SignedAnswersStore {
  /** The latest last. None that is kept apart, and none that was signed for another employer. */
  list(
    ctx: Context,
    {
      employeeIds,
      employerId,
      reader,
    }: { readonly employeeIds: readonly string[]; readonly employerId: string; readonly reader: Actor },
  ): Promise<TaskEntity[]> {
    const values: unknown[] = [ctx.account.id, employeeIds, employerId];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const scope = recordScope(reader, 'tasks', mark) ?? 'TRUE';
    const text = `SELECT * FROM tasks
      WHERE account_id = $1 AND employee_id = ANY ($2::text[]) AND (employer_id IS NULL OR employer_id = $3::text)
        AND deleted_at IS NULL AND completed_at IS NOT NULL AND NOT is_segregated AND ${scope}
      ORDER BY completed_at, id`;
    return ctx.db.run<TaskEntity & Record<string, unknown>>(statement('', text), values);
  }
}
