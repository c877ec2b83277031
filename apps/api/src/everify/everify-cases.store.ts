import type { EverifyCaseListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import {
  actorSql,
  caseScope,
  caseStatusFilter,
  caseTrackingFilter,
  statusSql,
  trackingSql,
} from '../identity/index.js';
import type { Context, Queries } from '../context/index.js';
import { statement, timesSql } from '../database/index.js';
import { caseSql, insertColumns, updateColumns } from './case-sql.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { EverifyStepEntity } from './everify-step.entity.js';

type Row = EverifyCaseEntity & Record<string, unknown>;
type Mark = (value: unknown) => string;
type StepRow = EverifyStepEntity & Record<string, unknown>;

/** E-Verify cases and their steps, as they are kept. */
@Injectable()
export class EverifyCasesStore {
  async find(ctx: Context, id: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(caseSql.find, [id, ctx.account.id]))[0];
  }

  /** Nobody else changes it until the transaction ends. */
  async lockForUpdate(ctx: Context, id: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(caseSql.lock, [id, ctx.account.id]))[0];
  }

  /** The case of a Form I-9 that is not closed. */
  async findOpenByTask(ctx: Context, taskId: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(caseSql.findOpenByTask, [ctx.account.id, taskId]))[0];
  }

  /** Whose case it is that E-Verify calls by this number. */
  async findByNumber(db: Queries, isSimulated: boolean, caseNumber: string) {
    const values = [isSimulated, caseNumber];
    return (await db.run<{ id: string; account_id: string }>(caseSql.findByNumber, values))[0];
  }

  async insert(ctx: Context, row: EverifyCaseEntity): Promise<void> {
    await ctx.db.run(
      caseSql.insert,
      insertColumns.map((name) => cell(row[name])),
    );
  }

  async update(ctx: Context, row: EverifyCaseEntity): Promise<void> {
    await ctx.db.run(caseSql.update, [
      row.id,
      ctx.account.id,
      ...updateColumns.map((name) => cell(row[name])),
    ]);
  }

  /** Claims a case whose pending action is due; no other worker takes it, and it returns if this one dies. */
  async claimDue(db: Queries): Promise<EverifyCaseEntity | undefined> {
    return (await db.run<Row>(caseSql.claimDue))[0];
  }

  async claimOne(ctx: Context, id: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(caseSql.claimOne, [id, ctx.account.id]))[0];
  }

  async postpone(ctx: Context, claimed: EverifyCaseEntity, seconds: number, error: string): Promise<void> {
    const { id, run_at, attempts } = claimed;
    await ctx.db.run(caseSql.postpone, [id, ctx.account.id, seconds, error, run_at, attempts]);
  }

  async addStep(
    ctx: Context,
    step: Omit<EverifyStepEntity, 'sequence' | 'account_id' | 'at'>,
  ): Promise<void> {
    const { case_id, what, by, by_id, from_status, to_status } = step;
    await ctx.db.run(caseSql.addStep, [
      case_id,
      ctx.account.id,
      ctx.now,
      what,
      by,
      by_id,
      from_status,
      to_status,
    ]);
  }

  /** Whether the caller sees a case that the account has. */
  async isVisible(ctx: Context, id: string): Promise<boolean> {
    const values: unknown[] = [ctx.account.id, id];
    const visibility = visibilitySql(ctx, (value) => `$${values.push(value)}`);
    const where = ['account_id = $1', 'id = $2', ...visibility].join(' AND ');
    return (await ctx.db.run(statement('', `SELECT 1 FROM everify_cases WHERE ${where}`), values)).length > 0;
  }

  /** Whether the task is the Form I-9 of a case that the caller sees. */
  async isFormOfVisibleCase(ctx: Context, taskId: string): Promise<boolean> {
    const values: unknown[] = [ctx.account.id, taskId];
    const scope = caseScope(ctx.actor, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT 1 FROM everify_cases WHERE account_id = $1 AND task_id = $2 AND ${scope} LIMIT 1`;
    return (await ctx.db.run(statement('', text), values)).length > 0;
  }

  /** Of the account's cases that the caller sees those with one of the numbers. */
  async listByNumbers(ctx: Context, caseNumbers: readonly string[]): Promise<EverifyCaseEntity[]> {
    const values: unknown[] = [ctx.account.id, caseNumbers];
    const visibility = visibilitySql(ctx, (value) => `$${values.push(value)}`);
    const where = ['account_id = $1', 'case_number = ANY ($2::text[])', ...visibility].join(' AND ');
    return ctx.db.run<Row>(statement('', `SELECT * FROM everify_cases WHERE ${where}`), values);
  }

  listOfEmployees(
    ctx: Context,
    employeeIds: readonly string[],
  ): Promise<{ id: string; employee_id: string }[]> {
    return ctx.db.run<{ id: string; employee_id: string }>(caseSql.listOfEmployees, [
      ctx.account.id,
      employeeIds,
    ]);
  }

  /** Those with a mismatch that is not at its end. */
  async listNotified(ctx: Context): Promise<string[]> {
    const rows = await ctx.db.run<{ employee_id: string }>(caseSql.listNotified, [ctx.account.id]);
    return rows.map(({ employee_id }) => employee_id);
  }

  listMismatches(ctx: Context, employeeIds: readonly string[]): Promise<EverifyCaseEntity[]> {
    return ctx.db.run<Row>(caseSql.listMismatches, [ctx.account.id, employeeIds]);
  }

  /** All of a Form I-9, closed ones too, from the first. */
  listOfTask(ctx: Context, taskId: string): Promise<EverifyCaseEntity[]> {
    return ctx.db.run<Row>(caseSql.listOfTask, [ctx.account.id, taskId]);
  }

  findSteps(ctx: Context, caseIds: readonly string[]): Promise<EverifyStepEntity[]> {
    return ctx.db.run<StepRow>(caseSql.findSteps, [ctx.account.id, caseIds]);
  }

  /** What happened to those of an employee's cases that the caller sees, and what whoever did it is called now. */
  listStepsOf(ctx: Context, employeeId: string): Promise<(StepRow & { by_name: string | null })[]> {
    const values: unknown[] = [ctx.account.id, employeeId];
    const scope = caseScope(ctx.actor, (value) => `$${values.push(value)}`) ?? 'TRUE';
    const text = `SELECT entry.*, ${actorSql.name} AS by_name
       FROM (SELECT step.*, step.by_id AS actor_id FROM everify_cases
               JOIN everify_steps step ON step.case_id = everify_cases.id
              WHERE everify_cases.account_id = $1 AND everify_cases.employee_id = $2 AND ${scope}) entry
       ${actorSql.join('entry')}`;
    return ctx.db.run<StepRow & { by_name: string | null }>(statement('', text), values);
  }

  /** Forgets what is personal in the cases of a task. @returns their ids */
  async forgetOfTask(ctx: Context, taskId: string): Promise<string[]> {
    const rows = await ctx.db.run<{ id: string }>(caseSql.forgetOfTask, [taskId, ctx.account.id]);
    return rows.map(({ id }) => id);
  }

  /** The accounts with cases that E-Verify may change by itself. */
  findAccountsToPoll(db: Queries): Promise<{ account_id: string; is_simulated: boolean }[]> {
    return db.run(caseSql.findAccountsToPoll);
  }

  /** What the caller may see of them goes by their employees. */
  async list(
    ctx: Context,
    query: EverifyCaseListQuery,
  ): Promise<{ rows: EverifyCaseEntity[]; total: number }> {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const conditions = ['account_id = $1'];
    if (query.status) conditions.push(`status = ${mark(query.status)}`);
    if (query.employee_id) conditions.push(`employee_id = ${mark(query.employee_id)}`);
    if (query.employer_id) conditions.push(`employer_id = ${mark(query.employer_id)}`);
    if (query.missing) conditions.push(`${mark(query.missing)} = ANY (missing)`);
    if (query.starting_after) conditions.push(isAfter(ctx, query.sort, mark(query.starting_after), mark));
    if (query.due_on_lte) conditions.push(`due_on <= ${mark(query.due_on_lte)}`);
    if (query.case_statuses) conditions.push(statusSql(caseStatusFilter(query.case_statuses) ?? [], mark));
    if (query.case_tracking)
      conditions.push(trackingSql(caseTrackingFilter(query.case_tracking) ?? [], ctx.now, mark));
    conditions.push(...timesSql(query, mark), ...visibilitySql(ctx, mark));
    const where = conditions.join(' AND ');
    const [counted] = await ctx.db.run<{ total: string }>(
      statement('', `SELECT count(*) AS total FROM everify_cases WHERE ${where}`),
      values,
    );
    const perPage = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const rows = await ctx.db.run<Row>(
      statement(
        '',
        `SELECT * FROM everify_cases WHERE ${where} ORDER BY ${orders[query.sort ?? '-created_at']} LIMIT ${mark(perPage)} OFFSET ${mark(offset)}`,
      ),
      values,
    );
    return { rows, total: Number(counted?.total ?? 0) };
  }
}

/** Ids are made in the order of time. Of the cases that are due on one day the first comes first. */
const orders = { '-created_at': 'id DESC', due_on: 'due_on NULLS LAST, id' } as const;

/** A case that the caller does not see tells nothing of its day: nothing follows it. */
function isAfter(ctx: Context, sort: keyof typeof orders | undefined, last: string, mark: Mark): string {
  if (sort !== 'due_on') return `id < ${last}`;
  const row = `(COALESCE(due_on, 'none'), id)`;
  const seen = ['account_id = $1', `id = ${last}`, ...visibilitySql(ctx, mark)].join(' AND ');
  return `${row} > (SELECT ${row.slice(1, -1)} FROM everify_cases WHERE ${seen})`;
}

/** A case is seen with its employee; the employee sees a mismatch only once the employer has told of it in private. */
function visibilitySql({ actor }: Context, mark: Mark): string[] {
  const scope = caseScope(actor, mark);
  if (scope !== undefined) return [scope];
  if (actor.kind !== 'form_session') return [];
  const own = `employee_id = ${mark(actor.employeeId)}`;
  const tasks = actor.taskIds === null ? [] : [`task_id = ANY(${mark(actor.taskIds)})`];
  return actor.side === 'employer'
    ? [own, ...tasks]
    : [own, ...tasks, `mismatch ->> 'notified_at' IS NOT NULL`];
}

/** A value as pg takes it: objects become JSON for jsonb columns; dates, bytes and PostgreSQL arrays stay. */
function cell(value: EverifyCaseEntity[keyof EverifyCaseEntity]): unknown {
  const isPlain =
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    value instanceof Date ||
    Buffer.isBuffer(value);
  return isPlain ? value : JSON.stringify(value);
}
