import { Injectable } from '@nestjs/common';
import type { Context, Queries } from '../../context/index.js';
import { statement } from '../../database/index.js';

/** A completed form whose day has come. */
export interface DueRenewal {
  readonly id: string;
  readonly account_id: string;
  readonly employee_id: string;
  readonly form_key: string;
}

const today = `to_char($1::timestamptz AT TIME ZONE deadline.time_zone, 'YYYY-MM-DD')`;
/** Somewhere it is tomorrow already. */
const latestToday = `to_char($1::timestamptz AT TIME ZONE 'UTC' + interval '14 hours', 'YYYY-MM-DD')`;
const findDue = statement(
  'renewals.findDue',
  `SELECT deadline.id, deadline.account_id, tasks.employee_id, tasks.form_key
     FROM compliance_deadlines deadline
     JOIN tasks ON tasks.id = deadline.task_id AND tasks.deleted_at IS NULL
    WHERE deadline.kind = 'renewal' AND deadline.due_on <= ${latestToday} AND deadline.due_on <= ${today}
      AND NOT deadline.id = ANY ($2)
    ORDER BY deadline.due_on, deadline.id LIMIT 1`,
);
/** Whoever works out what an employee is asked again waits for the others who do, until the transaction ends. */
const serialize = statement('renewals.serialize', `SELECT pg_advisory_xact_lock(hashtextextended($1, 1))`);
/** After they were completed, also by what was withdrawn since: nobody is asked a second time. */
const listAskedAgain = statement(
  'renewals.askedAgain',
  `SELECT task.id FROM tasks task JOIN tasks newer ON newer.renews_task_id = task.id AND newer.account_id = task.account_id
    WHERE task.account_id = $1 AND task.id = ANY ($2) AND newer.created_at >= task.completed_at`,
);
const listEmployees = statement(
  'renewals.employeesOfForm',
  `SELECT DISTINCT employee_id FROM tasks
    WHERE account_id = $1 AND form_id = $2 AND deleted_at IS NULL AND completed_at IS NOT NULL AND employee_id > $3
    ORDER BY employee_id LIMIT $4`,
);

/** Reads what is to be asked again. */
@Injectable()
export class RenewalsStore {
  /** The earliest of all accounts whose day has come, but those that are passed over. */
  async findDue(db: Queries, now: Date, except: readonly string[]): Promise<DueRenewal | undefined> {
    return (await db.run<DueRenewal & Record<string, unknown>>(findDue, [now, except]))[0];
  }

  async serialize(ctx: Context, employeeId: string): Promise<void> {
    await ctx.db.run(serialize, [`${ctx.account.id}/${employeeId}`]);
  }

  async listAskedAgain(ctx: Context, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await ctx.db.run<{ id: string }>(listAskedAgain, [ctx.account.id, taskIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Who completed a form, in the order of their ids. */
  async listEmployees(ctx: Context, formId: string, afterId: string, most: number): Promise<string[]> {
    const values = [ctx.account.id, formId, afterId, most];
    const rows = await ctx.db.run<{ employee_id: string }>(listEmployees, values);
    return rows.map(({ employee_id }) => employee_id);
  }
}
