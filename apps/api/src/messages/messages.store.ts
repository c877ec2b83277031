import type { MessageListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement, timesSql } from '../database/index.js';
import { recordScope } from '../identity/index.js';
import { messageSql, type OutboxMessageEntity, type PersonAddresses } from '../outbox/index.js';
import { employeeSql } from '../records/index.js';

type Row = OutboxMessageEntity & Record<string, unknown>;

/** Messages to the employees whom the caller sees. */
@Injectable()
export class MessagesStore {
  /** Newest first. */
  async list(ctx: Context, query: MessageListQuery): Promise<{ rows: Row[]; total: number }> {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const conditions = scope(ctx, mark);
    if (query.employee_id !== undefined) conditions.push(`messages.employee_id = ${mark(query.employee_id)}`);
    conditions.push(...timesSql(query, mark, 'messages.'));
    if (query.status !== undefined) conditions.push(`messages.status = ${mark(query.status)}`);
    const counting = messageSql.select('count(*)::int AS total', conditions);
    const [counted] = await ctx.db.run<{ total: number }>(statement('', counting), values);
    const perPage = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const page = `ORDER BY messages.id DESC LIMIT ${mark(perPage)} OFFSET ${mark(offset)}`;
    const listing = `${messageSql.select('messages.*', conditions)} ${page}`;
    return { rows: await ctx.db.run<Row>(statement('', listing), values), total: counted?.total ?? 0 };
  }

  async find(ctx: Context, id: string): Promise<OutboxMessageEntity | undefined> {
    const values: unknown[] = [ctx.account.id, id];
    const conditions = ['messages.id = $2', ...scope(ctx, (value) => `$${values.push(value)}`)];
    const text = messageSql.select('messages.*', conditions);
    return (await ctx.db.run<Row>(statement('', text), values))[0];
  }

  /** What is on record of employees whose messages the caller sees. */
  async findAddresses(
    { account, db }: Context,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, PersonAddresses>> {
    const text = employeeSql.select(
      'employees.id, employees.email, employees.phone',
      'employees.id = ANY ($2::text[])',
    );
    const rows = await db.run<PersonAddresses & { id: string }>(statement('messages.addresses', text), [
      account.id,
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The telephone number of an employee whom the caller sees. */
  async findPhone(ctx: Context, employeeId: string): Promise<{ readonly phone: string | null } | undefined> {
    const values: unknown[] = [ctx.account.id, employeeId];
    const sees = recordScope(ctx.actor, 'employees', (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = employeeSql.select('employees.phone', `employees.id = $2 AND ${sees}`);
    return (await ctx.db.run<{ phone: string | null }>(statement('', text), values))[0];
  }
}

function scope({ actor }: Context, mark: (value: unknown) => string): string[] {
  const ofEmployees = recordScope(actor, 'employees', mark) ?? 'TRUE';
  return [`messages.employee_id IN (${employeeSql.select('employees.id', ofEmployees)})`];
}
