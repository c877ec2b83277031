import type { EverifyCaseListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { caseStatuses, caseTracking, statusSql, trackingSql } from '../access/case-filters.js';
import { caseScope } from '../access/record-scope.js';
import type { Context } from '../platform/context.js';
import { type Queries, statement } from '../platform/database.js';
import type { EverifyCaseEntity } from './everify-case.entity.js';
import type { EverifyStepEntity } from './everify-step.entity.js';

type Row = EverifyCaseEntity & Record<string, unknown>;
type StepRow = EverifyStepEntity & Record<string, unknown>;

const columns = [
  'id',
  'account_id',
  'task_id',
  'employee_id',
  'employer_id',
  'company_id',
  'is_simulated',
  'status',
  'status_display',
  'eligibility_statement',
  'case_number',
  'sealed_fields',
  'missing',
  'time_zone',
  'open_by',
  'due_on',
  'mismatch',
  'closure_reason',
  'wanted',
  'sealed_wish',
  'wanted_since',
  'attempts',
  'run_at',
  'last_error',
  'refusal',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof EverifyCaseEntity)[];
const changing = columns.slice(3).filter((name) => name !== 'created_at' && name !== 'employee_id');

const mine = 'id = $1 AND account_id = $2';
const find = statement('everify.find', `SELECT * FROM everify_cases WHERE ${mine}`);
const lock = statement('everify.lock', `SELECT * FROM everify_cases WHERE ${mine} FOR UPDATE`);
const openOfTask = statement(
  'everify.openOfTask',
  `SELECT * FROM everify_cases WHERE account_id = $1 AND task_id = $2 AND status <> 'CLOSED' FOR UPDATE`,
);
const byNumber = statement(
  'everify.byNumber',
  `SELECT id, account_id FROM everify_cases WHERE is_simulated = $1 AND case_number = $2`,
);
const insert = statement(
  'everify.insert',
  `INSERT INTO everify_cases (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
);
const update = statement(
  'everify.update',
  `UPDATE everify_cases SET ${changing.map((name, at) => `${name} = $${at + 3}`).join(', ')} WHERE ${mine}`,
);
const leaseSeconds = 120;
/** In milliseconds, so that the moment names the claim: JavaScript's dates have no more. */
const leased = `date_trunc('milliseconds', now()) + interval '${leaseSeconds} seconds'`;
const claimDue = statement(
  'everify.claimDue',
  `UPDATE everify_cases SET run_at = ${leased}, attempts = attempts + 1
    WHERE id = (SELECT id FROM everify_cases WHERE wanted IS NOT NULL AND run_at <= now()
                 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const claimOne = statement(
  'everify.claimOne',
  `UPDATE everify_cases SET run_at = ${leased}, attempts = attempts + 1
    WHERE ${mine} AND wanted IS NOT NULL AND run_at <= now() RETURNING *`,
);
const postpone = statement(
  'everify.postpone',
  `UPDATE everify_cases SET run_at = now() + make_interval(secs => $3), last_error = $4
    WHERE ${mine} AND run_at = $5`,
);
const addStep = statement(
  'everify.addStep',
  `INSERT INTO everify_steps (case_id, sequence, account_id, at, what, by, by_id, from_status, to_status)
   SELECT $1, COALESCE(max(sequence), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM everify_steps WHERE case_id = $1`,
);
const steps = statement(
  'everify.steps',
  `SELECT * FROM everify_steps WHERE account_id = $1 AND case_id = ANY($2) ORDER BY case_id, sequence`,
);
const names = statement(
  'everify.names',
  `SELECT one.at, nullif(trim(concat_ws(' ', employee.first_name, employee.last_name)), '') AS employee_name,
          employer.name AS employer_name
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS one (employee_id, employer_id, at)
     LEFT JOIN employees employee ON employee.account_id = $1 AND employee.id = one.employee_id AND employee.deleted_at IS NULL
     LEFT JOIN employers employer ON employer.account_id = $1 AND employer.id = one.employer_id
    ORDER BY one.at`,
);
const awaited = statement(
  'everify.awaited',
  `SELECT DISTINCT account_id, is_simulated FROM everify_cases
    WHERE status IN ('QUEUED', 'MANUAL_REVIEW', 'REFERRED', 'PENDING_REFERRAL', 'DRAFT', 'EMPLOYMENT_AUTHORIZED')
      AND case_number IS NOT NULL`,
);

/** What the employee and the employer of a case are called; null where they are gone. */
export interface CaseNames {
  readonly employee_name: string | null;
  readonly employer_name: string | null;
}

/** The SQL of E-Verify cases. */
@Injectable()
export class EverifyCasesStore {
  async find(ctx: Context, id: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(find, [id, ctx.account.id]))[0];
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(ctx: Context, id: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(lock, [id, ctx.account.id]))[0];
  }

  /** The case of a Form I-9 that is not closed. */
  async openOfTask(ctx: Context, taskId: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(openOfTask, [ctx.account.id, taskId]))[0];
  }

  /** Whose case it is that E-Verify calls by this number. */
  async byNumber(db: Queries, isSimulated: boolean, caseNumber: string) {
    const values = [isSimulated, caseNumber];
    return (await db.run<{ id: string; account_id: string }>(byNumber, values))[0];
  }

  async insert(ctx: Context, row: EverifyCaseEntity): Promise<void> {
    await ctx.db.run(
      insert,
      columns.map((name) => cell(row[name])),
    );
  }

  async update(ctx: Context, row: EverifyCaseEntity): Promise<void> {
    await ctx.db.run(update, [row.id, ctx.account.id, ...changing.map((name) => cell(row[name]))]);
  }

  /** Takes one whose wish is due; no other worker takes it, and it returns if this one dies. */
  async claimDue(db: Queries): Promise<EverifyCaseEntity | undefined> {
    return (await db.run<Row>(claimDue))[0];
  }

  async claimOne(ctx: Context, id: string): Promise<EverifyCaseEntity | undefined> {
    return (await ctx.db.run<Row>(claimOne, [id, ctx.account.id]))[0];
  }

  async postpone(ctx: Context, claimed: EverifyCaseEntity, seconds: number, error: string): Promise<void> {
    await ctx.db.run(postpone, [claimed.id, ctx.account.id, seconds, error, claimed.run_at]);
  }

  async addStep(
    ctx: Context,
    step: Omit<EverifyStepEntity, 'sequence' | 'account_id' | 'at'>,
  ): Promise<void> {
    const { case_id, what, by, by_id, from_status, to_status } = step;
    await ctx.db.run(addStep, [case_id, ctx.account.id, ctx.now, what, by, by_id, from_status, to_status]);
  }

  /** What the people and companies of cases are called. */
  async names(ctx: Context, rows: readonly EverifyCaseEntity[]): Promise<CaseNames[]> {
    const of = (name: 'employee_id' | 'employer_id') => rows.map((row) => row[name]);
    return ctx.db.run<CaseNames & Record<string, unknown>>(names, [
      ctx.account.id,
      of('employee_id'),
      of('employer_id'),
    ]);
  }

  /** Whether the caller sees a case that the account has. */
  async isSeen(ctx: Context, id: string): Promise<boolean> {
    const values: unknown[] = [ctx.account.id, id];
    const sight = sightOf(ctx, (value) => `$${values.push(value)}`);
    const where = ['account_id = $1', 'id = $2', ...sight].join(' AND ');
    return (await ctx.db.run(statement('', `SELECT 1 FROM everify_cases WHERE ${where}`), values)).length > 0;
  }

  steps(ctx: Context, caseIds: readonly string[]): Promise<EverifyStepEntity[]> {
    return ctx.db.run<StepRow>(steps, [ctx.account.id, caseIds]);
  }

  /** The accounts with cases that E-Verify may change by itself. */
  awaited(db: Queries): Promise<{ account_id: string; is_simulated: boolean }[]> {
    return db.run(awaited);
  }

  /** Newest first; what the caller may see of them goes by their employees. */
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
    if (query.due_on_lte) conditions.push(`due_on <= ${mark(query.due_on_lte)}`);
    if (query.case_statuses) conditions.push(statusSql(caseStatuses(query.case_statuses) ?? [], mark));
    if (query.case_tracking)
      conditions.push(trackingSql(caseTracking(query.case_tracking) ?? [], ctx.now, mark));
    conditions.push(...sightOf(ctx, mark));
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
        `SELECT * FROM everify_cases WHERE ${where} ORDER BY id DESC LIMIT ${mark(perPage)} OFFSET ${mark(offset)}`,
      ),
      values,
    );
    return { rows, total: Number(counted?.total ?? 0) };
  }
}

/** A case is seen with its employee; the employee sees a mismatch only once the employer has told of it in private. */
function sightOf({ actor }: Context, mark: (value: unknown) => string): string[] {
  const scope = caseScope(actor, mark);
  if (scope !== undefined) return [scope];
  if (actor.kind !== 'form_session') return [];
  const own = `employee_id = ${mark(actor.employeeId)}`;
  const tasks = actor.taskIds === null ? [] : [`task_id = ANY(${mark(actor.taskIds)})`];
  return actor.side === 'employer'
    ? [own, ...tasks]
    : [own, ...tasks, `mismatch ->> 'notified_at' IS NOT NULL`];
}

/** As pg takes it: objects become JSON; arrays, dates and bytes stay. */
function cell(value: EverifyCaseEntity[keyof EverifyCaseEntity]): unknown {
  const isPlain =
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    value instanceof Date ||
    Buffer.isBuffer(value);
  return isPlain ? value : JSON.stringify(value);
}
