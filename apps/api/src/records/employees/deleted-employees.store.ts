import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';

const batchSize = 200;

const isDue = `deleted_at IS NOT NULL AND destroyed_at IS NULL`;
const clear = statement(
  'employees.clear',
  `UPDATE employees
      SET first_name = '', middle_name = NULL, last_name = '', has_middle_name = NULL, email = NULL, phone = NULL, external_id = NULL,
          address = NULL, custom_attributes = '{}', system_attributes = '{}', sealed = NULL
    WHERE account_id = $1 AND id = ANY ($2)`,
);
const deleteContactChanges = statement(
  'employees.deleteContactChanges',
  `DELETE FROM employee_contact_changes WHERE account_id = $1 AND employee_id = ANY ($2)`,
);
const markDestroyed = statement(
  'employees.markDestroyed',
  `UPDATE employees SET destroyed_at = $3 WHERE account_id = $1 AND id = ANY ($2)`,
);

export interface DeletedEmployee {
  readonly id: string;
  readonly account_id: string;
}

/**
 * What is left of deleted employees. Rooms above say what releases a record: a condition over a row of `employees`, in
 * SQL, a constant of the code.
 */
@Injectable()
export class DeletedEmployeesStore {
  constructor(private readonly database: Database) {}

  /** Over all accounts, by their ids. */
  listDue(afterId: string, isReleased: string): Promise<DeletedEmployee[]> {
    const text = `SELECT id, account_id FROM employees WHERE ${isDue} AND id > $1 AND ${isReleased} ORDER BY id LIMIT ${batchSize}`;
    return this.database.run<DeletedEmployee & Record<string, unknown>>(statement('', text), [afterId]);
  }

  /** Those that are with nobody else at this moment; nobody changes them until the transaction ends. */
  claim(
    ctx: Context,
    ids: readonly string[],
    isReleased: string,
  ): Promise<{ id: string; deleted_at: Date }[]> {
    const text = `SELECT id, deleted_at FROM employees
       WHERE account_id = $1 AND id = ANY ($2) AND ${isDue} AND ${isReleased} FOR UPDATE SKIP LOCKED`;
    return ctx.db.run<{ id: string; deleted_at: Date }>(statement('', text), [ctx.account.id, ids]);
  }

  async clear(ctx: Context, ids: readonly string[]): Promise<void> {
    await ctx.db.run(clear, [ctx.account.id, ids]);
    await ctx.db.run(deleteContactChanges, [ctx.account.id, ids]);
  }

  async markDestroyed(ctx: Context, ids: readonly string[]): Promise<void> {
    await ctx.db.run(markDestroyed, [ctx.account.id, ids, ctx.now]);
  }

  /** Whether an active employee has sealed values, and nothing needs them. @param isReleased may name the day, as `$3` */
  async isSealedDataUnneeded(ctx: Context, id: string, isReleased: string): Promise<boolean> {
    const text = `SELECT FROM employees
       WHERE account_id = $1 AND id = $2 AND deleted_at IS NULL AND sealed IS NOT NULL
         AND $3::text IS NOT NULL AND ${isReleased}`;
    const values = [ctx.account.id, id, ctx.now.toISOString().slice(0, 10)];
    return (await ctx.db.run(statement('', text), values)).length > 0;
  }
}
