import { Injectable } from '@nestjs/common';
import type { Context } from '../../context/index.js';
import { hashedStatement, statement } from '../../database/index.js';
import { contextWithPermission, recordScope } from '../../identity/index.js';
import { messageSql } from '../../outbox/index.js';

/** Whoever was reminded, by whatever, is not reminded again for so long. */
const rest = 12 * 3_600_000;

const selectReminded = statement(
  'messages.reminded',
  messageSql.select('DISTINCT messages.employee_id', [
    'messages.employee_id = ANY ($2::text[])',
    `messages.kind IN ('reminder', 'last_reminder', 'overdue')`,
    `messages.status IN ('queued', 'sent', 'handed_over')`,
    'messages.created_at > $3',
    `messages.dedupe_key IS DISTINCT FROM 'act ' || $4 || ' ' || $5 || ' ' || messages.employee_id || ' reminder'`,
  ]),
);

const serialize = statement(
  'messages.serializeReminders',
  `SELECT pg_advisory_xact_lock(hashtextextended($1, 7004))`,
);

/** An act that reminds many: what it sent itself keeps nobody from being found as sent. */
export interface ReminderAct {
  readonly actId: string;
  readonly issuerId: string;
}

/** Whom it makes no sense to remind. */
@Injectable()
export class ReminderNeedsStore {
  /** Until the transaction ends nobody else in the account reminds many. */
  async serialize({ account, db }: Context): Promise<void> {
    await db.run(serialize, [account.id]);
  }

  /** @returns those of them whose forms wait for themselves, of the forms that the caller may see */
  async findWaiting(ctx: Context, employees: readonly string[]): Promise<ReadonlySet<string>> {
    const values: unknown[] = [ctx.account.id, employees, ctx.now];
    const { actor } = contextWithPermission(ctx, 'task:view');
    const scope = recordScope(actor, 'tasks', (value) => `$${values.push(value)}`);
    const text = `SELECT DISTINCT tasks.employee_id FROM tasks
      WHERE tasks.account_id = $1 AND tasks.employee_id = ANY ($2::text[]) AND tasks.deleted_at IS NULL
        AND tasks.completed_at IS NULL AND tasks.next_action = 'employee_action'
        AND (tasks.expired_at IS NULL OR tasks.expired_at > $3::timestamptz) ${scope === undefined ? '' : `AND ${scope}`}`;
    return idsOf(await ctx.db.run<Person>(hashedStatement('messages.waiting', text), values));
  }

  /** @returns those of them who were reminded within twelve hours, but for what the act sent */
  async findReminded(
    { account, db, now }: Context,
    employees: readonly string[],
    { actId, issuerId }: ReminderAct,
  ): Promise<ReadonlySet<string>> {
    const since = new Date(now.getTime() - rest);
    const values = [account.id, employees, since, actId, issuerId];
    return idsOf(await db.run<Person>(selectReminded, values));
  }
}

interface Person extends Record<string, unknown> {
  readonly employee_id: string;
}

const idsOf = (rows: readonly Person[]): ReadonlySet<string> =>
  new Set(rows.map(({ employee_id }) => employee_id));
