import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement, statement } from '../../database/index.js';
import { recordScope } from '../../identity/index.js';
import type { TaskEntity } from '../task.entity.js';

const pinEdition = statement(
  'tasks.pinEdition',
  `UPDATE tasks SET edition = $3 WHERE id = $1 AND account_id = $2`,
);

/** An open task, and whether anybody ever signed it: also what counts no longer was signed in its words. */
export type OpenTask = Pick<
  TaskEntity,
  'id' | 'form_key' | 'edition' | 'sealed_answers' | 'is_segregated'
> & {
  readonly is_signed: boolean;
};

interface OpenTasksQuery {
  readonly formId: string;
  /** They are in it already. */
  readonly exceptEdition: string | null;
  readonly after: string | null;
  readonly limit: number;
}

/** The tasks of a form that are not completed, and the edition that each pins. */
@Injectable()
export class OpenTasksStore {
  /** Those that the caller may see, in the order of their ids. */
  list(ctx: Context, { formId, exceptEdition, after, limit }: OpenTasksQuery): Promise<OpenTask[]> {
    const values: unknown[] = [ctx.account.id, formId, exceptEdition, after, limit];
    const scope = recordScope(ctx.actor, 'tasks', (value) => `$${values.push(value)}`);
    const where = [
      'tasks.account_id = $1 AND tasks.form_id = $2 AND tasks.deleted_at IS NULL AND tasks.completed_at IS NULL',
      '($3::text IS NULL OR tasks.edition <> $3)',
      '($4::text IS NULL OR tasks.id > $4)',
      ...(scope === undefined ? [] : [scope]),
    ];
    return ctx.db.run<OpenTask & Record<string, unknown>>(
      hashedStatement(
        'tasks.openOfForm',
        `SELECT tasks.id, tasks.form_key, tasks.edition, tasks.sealed_answers, tasks.is_segregated,
                EXISTS (SELECT 1 FROM signatures
                         WHERE signatures.account_id = tasks.account_id AND signatures.task_id = tasks.id) AS is_signed
           FROM tasks WHERE ${where.join(' AND ')} ORDER BY tasks.id LIMIT $5`,
      ),
      values,
    );
  }

  async pinEdition(ctx: Context, taskId: string, edition: string): Promise<void> {
    await ctx.db.run(pinEdition, [taskId, ctx.account.id, edition]);
  }
}
