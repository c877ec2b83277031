import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { Database, statement } from '../../database/index.js';

const batchSize = 200;

/** Deleted employees of whom no form is kept any more: neither by law nor because somebody still works with it. */
const noRetainedForm = `NOT EXISTS (SELECT 1 FROM tasks
    WHERE employee_id = employees.id COLLATE "default" AND deleted_at IS NOT NULL AND purged_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM tasks
    WHERE account_id = employees.account_id AND employee_id = employees.id COLLATE "default" AND deleted_at IS NULL)`;
const due = statement(
  'destruction.due',
  `SELECT id, account_id FROM employees
    WHERE deleted_at IS NOT NULL AND destroyed_at IS NULL AND id > $1 AND ${noRetainedForm}
    ORDER BY id LIMIT ${batchSize}`,
);
/** Those that are with nobody else at this moment; nobody changes them until the transaction ends. */
const take = statement(
  'destruction.take',
  `SELECT id, deleted_at FROM employees
    WHERE account_id = $1 AND id = ANY ($2) AND deleted_at IS NOT NULL AND destroyed_at IS NULL AND ${noRetainedForm}
    FOR UPDATE SKIP LOCKED`,
);
const employees = statement(
  'destruction.employees',
  `UPDATE employees
      SET first_name = '', middle_name = NULL, last_name = '', has_middle_name = NULL, email = NULL, phone = NULL,
          address = NULL, custom_attributes = '{}', system_attributes = '{}', sealed = NULL
    WHERE account_id = $1 AND id = ANY ($2)`,
);
const placements = statement(
  'destruction.placements',
  `UPDATE placements SET custom_attributes = '{}', system_attributes = '{}', sealed = NULL, decisions = '[]'
    WHERE account_id = $1 AND employee_id = ANY ($2)`,
);
/** What proves that there was a signature stays; who gave it goes. The employer's representative is somebody else. */
const signatures = statement(
  'destruction.signatures',
  `UPDATE signatures SET name = '', ip = '', user_agent = '', sealed_image = NULL
    WHERE account_id = $1 AND role IN ('employee', 'preparer') AND name <> ''
      AND task_id = ANY (ARRAY(SELECT id FROM tasks WHERE account_id = $1 AND employee_id = ANY ($2)))`,
);
const formSessions = statement(
  'destruction.formSessions',
  `DELETE FROM form_sessions WHERE account_id = $1 AND employee_id = ANY ($2)`,
);

/** The records whose events mention the employee: the employee, their placements and their E-Verify cases. */
const resources = `SELECT id, id AS employee_id FROM unnest($2::text[]) AS id
  UNION ALL SELECT id, employee_id FROM placements WHERE account_id = $1 AND employee_id = ANY ($2)
  UNION ALL SELECT id, employee_id FROM everify_cases WHERE account_id = $1 AND employee_id = ANY ($2)`;
const emptied = `jsonb_build_object('id', events.resource_id)`;
/**
 * What is on its way arrives whole: a delivery is tried for 28 hours. After three days nothing is waited for, such as a
 * webhook that nobody enables again.
 */
const isOnItsWay = `events.created_at > $3::timestamptz - interval '3 days' AND (
  EXISTS (SELECT 1 FROM event_queue WHERE event_queue.position = events.position)
  OR EXISTS (SELECT 1 FROM webhook_deliveries
              WHERE webhook_id = ANY (ARRAY(SELECT id FROM webhooks WHERE account_id = $1 AND disabled_at IS NULL))
                AND event_id = events.id AND status = 'pending'))`;
/** Answers of receivers may repeat what they were sent. */
const events = statement(
  'destruction.events',
  `WITH about AS MATERIALIZED (${resources}), gone AS (
     UPDATE events SET data = ${emptied} FROM about
      WHERE events.account_id = $1 AND events.resource_id = about.id AND events.data <> ${emptied} AND NOT (${isOnItsWay})
      RETURNING events.id
   ), hooks AS MATERIALIZED (SELECT id FROM webhooks WHERE account_id = $1), attempts AS (
     UPDATE webhook_attempts SET answer = NULL
      WHERE webhook_id IN (SELECT id FROM hooks) AND event_id IN (SELECT id FROM gone)
   )
   UPDATE webhook_deliveries SET first_try = (first_try::jsonb || '{"answer": null}')::json
    WHERE webhook_id IN (SELECT id FROM hooks) AND event_id IN (SELECT id FROM gone) AND first_try IS NOT NULL`,
);
const finish = statement(
  'destruction.finish',
  `WITH about AS MATERIALIZED (${resources})
   UPDATE employees SET destroyed_at = $3
    WHERE account_id = $1 AND id = ANY ($2) AND NOT EXISTS (
      SELECT 1 FROM events JOIN about ON about.id = events.resource_id
       WHERE events.account_id = $1 AND about.employee_id = employees.id AND events.data <> ${emptied})
    RETURNING id`,
);

const endDate = `left(coalesce(system_attributes ->> 'end_date', custom_attributes ->> 'end_date'), 10)`;
const hasEnded = `coalesce(${endDate} < $3::text AND ${endDate} ~ '^\\d{4}-\\d{2}-\\d{2}$', false)`;
/** An active record whose signed forms are all destroyed and whose employments are all over: nothing needs its sealed values. */
const selectUnneeded = statement(
  'destruction.needless',
  `SELECT id FROM employees
    WHERE account_id = $1 AND id = $2 AND deleted_at IS NULL AND sealed IS NOT NULL AND ${noRetainedForm}
      AND EXISTS (SELECT 1 FROM signatures JOIN tasks ON tasks.id = signatures.task_id
                   WHERE tasks.account_id = $1 AND tasks.employee_id = $2 AND tasks.purged_at IS NOT NULL)
      AND EXISTS (SELECT 1 FROM placements WHERE account_id = $1 AND employee_id = $2 AND ${hasEnded})
      AND NOT EXISTS (SELECT 1 FROM placements
                       WHERE account_id = $1 AND employee_id = $2 AND deleted_at IS NULL AND NOT ${hasEnded})`,
);

export interface DeletedEmployee {
  readonly id: string;
  readonly account_id: string;
}

/** The SQL of the end of an employee: every table that says something of one has its line here. */
@Injectable()
export class EmployeeDestructionStore {
  constructor(private readonly database: Database) {}

  /** Over all accounts, by their ids. */
  listDue(afterId: string): Promise<DeletedEmployee[]> {
    return this.database.run<DeletedEmployee & Record<string, unknown>>(due, [afterId]);
  }

  claim(ctx: Context, ids: readonly string[]): Promise<{ id: string; deleted_at: Date }[]> {
    return ctx.db.run<{ id: string; deleted_at: Date }>(take, [ctx.account.id, ids]);
  }

  /** Whether nothing needs the sealed values of an active record any more. */
  async isSealedDataUnneeded(ctx: Context, id: string): Promise<boolean> {
    const today = ctx.now.toISOString().slice(0, 10);
    return (await ctx.db.run(selectUnneeded, [ctx.account.id, id, today])).length > 0;
  }

  /** What it does it may do again: events on their way are left for another time. */
  async clear(ctx: Context, ids: readonly string[]): Promise<void> {
    const named = [ctx.account.id, ids];
    await ctx.db.run(signatures, named);
    await ctx.db.run(formSessions, named);
    await ctx.db.run(placements, named);
    await ctx.db.run(employees, named);
    await ctx.db.run(events, [...named, ctx.now]);
  }

  /** @returns those of whom nothing is left */
  async finish(ctx: Context, ids: readonly string[]): Promise<string[]> {
    const rows = await ctx.db.run<{ id: string }>(finish, [ctx.account.id, ids, ctx.now]);
    return rows.map(({ id }) => id);
  }
}
