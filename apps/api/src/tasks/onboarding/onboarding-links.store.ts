import type { OnboardingLinkListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { recordScope } from '../../identity/index.js';
import type { Context, InsertTarget, Queries, Statement } from '../../context/index.js';
import { statement, timesSql } from '../../database/index.js';
import { employeeSql } from '../../records/index.js';
import { OnboardingLinkSql } from './onboarding-link-sql.js';
import { OnboardingLinkEntity } from './onboarding-link.entity.js';

const newRows: InsertTarget = {
  table: 'onboarding_links',
  columns: [
    'id',
    'account_id',
    'employee_id',
    'side',
    'task_ids',
    'issuer_type',
    'issuer_id',
    'issuer_sees_sensitive',
    'handed_over',
    'signer',
    'representative_id',
    'parent_link_id',
    'act_id',
    'ip',
    'user_agent',
    'created_at',
    'expires_at',
  ],
  arrays: ['task_ids'],
};
const updateRevoked = statement(
  'onboarding_links.revoke',
  `UPDATE onboarding_links SET revoked_at = coalesce(revoked_at, $3) WHERE account_id = $1 AND id = $2 RETURNING *`,
);
/** Two requests of one act wait for each other, so that nobody gets two links of it. */
const lockAct = statement(
  'onboarding_links.lockAct',
  `SELECT pg_advisory_xact_lock(hashtextextended($1 || $2, 7002))`,
);

const isEmployeesOwn = `side = 'employee' AND representative_id IS NULL AND parent_link_id IS NULL`;
/** Of links that were handed to an employee: those that a component opened for itself are not. */
const wasHandedOver = `${isEmployeesOwn} AND issuer_type <> 'component_session'`;
/** They may be made anew by the same authority, as expired ones are. */
const endOfEmployee = statement(
  'onboarding_links.endOfEmployee',
  `UPDATE onboarding_links SET expires_at = $3
    WHERE account_id = $1 AND employee_id = $2 AND expires_at > $3 AND ${wasHandedOver} RETURNING id`,
);
const selectOwn = statement(
  'onboarding_links.own',
  `SELECT * FROM onboarding_links WHERE account_id = $1 AND id = $2 AND ${isEmployeesOwn} AND revoked_at IS NULL`,
);
const selectLastRevoked = statement(
  'onboarding_links.lastRevoked',
  `SELECT revoked_at IS NOT NULL AS is_revoked FROM onboarding_links
    WHERE account_id = $1 AND employee_id = $2 AND ${wasHandedOver} ORDER BY id DESC LIMIT 1`,
);
const selectVisits = statement(
  'onboarding_links.visits',
  `SELECT id, last_used_at FROM onboarding_links WHERE account_id = $1 AND id = ANY ($2::text[])`,
);

export type NewLink = Omit<OnboardingLinkEntity, 'uses' | 'last_used_at' | 'revoked_at'>;
interface LinksOfAct {
  readonly actId: string;
  readonly issuerId: string;
  readonly employees: readonly string[];
}

export type ListedLink = OnboardingLinkEntity & { readonly is_active: boolean };
type Row = OnboardingLinkEntity & Record<string, unknown>;
type ListedRow = ListedLink & Record<string, unknown>;

/** The records of onboarding links. */
@Injectable()
export class OnboardingLinksStore {
  /** Holds the row until the transaction ends: sessions of one link are opened one after the other. */
  private readonly updateUsed: Statement;
  private readonly selectOfAct: Statement;
  private readonly selectLatest: Statement;
  private readonly selectRenewable: Statement;
  private readonly selectLatestOf: Statement;

  constructor(private readonly links: OnboardingLinkSql) {
    this.updateUsed = statement(
      'onboarding_links.recordUse',
      `UPDATE onboarding_links link SET uses = uses + 1, last_used_at = $3
        WHERE id = $1 AND account_id = $2 AND ${links.isActive('$3::timestamptz')} RETURNING *`,
    );
    this.selectOfAct = statement(
      'onboarding_links.ofAct',
      `SELECT link.*, ${links.isActive('$5::timestamptz')} AS is_active FROM onboarding_links link
        WHERE account_id = $1 AND act_id = $2 AND issuer_id = $3 AND employee_id = ANY ($4::text[])`,
    );
    this.selectLatest = statement(
      'onboarding_links.latestOfEmployee',
      `SELECT link.* FROM (SELECT * FROM onboarding_links WHERE account_id = $1 AND employee_id = $2 AND ${wasHandedOver}
                            ORDER BY id DESC LIMIT 1) AS link
        WHERE link.revoked_at IS NULL`,
    );
    this.selectRenewable = statement(
      'onboarding_links.renewable',
      `SELECT id FROM onboarding_links link WHERE account_id = $1 AND id = ANY ($2::text[]) AND ${links.isAuthorized('$3::timestamptz')}`,
    );
    this.selectLatestOf = statement(
      'onboarding_links.latestOfEmployees',
      `SELECT link.* FROM unnest($2::text[]) AS asked (employee_id)
        CROSS JOIN LATERAL (SELECT * FROM onboarding_links
              WHERE account_id = $1 AND onboarding_links.employee_id = asked.employee_id AND ${wasHandedOver}
              ORDER BY id DESC LIMIT 1) AS link
        WHERE link.revoked_at IS NULL`,
    );
  }

  /** The employee's own link that was made last. None where that was revoked: an earlier one says nothing about it. */
  async findLatest(ctx: Context, employeeId: string): Promise<OnboardingLinkEntity | undefined> {
    return (await ctx.db.run<Row>(this.selectLatest, [ctx.account.id, employeeId]))[0];
  }

  /** Like `findLatest`, of many. @returns by the employee */
  async findLatestOf(
    ctx: Context,
    employees: readonly string[],
  ): Promise<ReadonlyMap<string, OnboardingLinkEntity>> {
    const links = await ctx.db.run<Row>(this.selectLatestOf, [ctx.account.id, employees]);
    return new Map(links.map((link) => [link.employee_id, link]));
  }

  /** Whether somebody revoked the link that was handed to an employee last: no other one may stand in for it. */
  async wasLastRevoked(ctx: Context, employeeId: string): Promise<boolean> {
    const [last] = await ctx.db.run<{ is_revoked: boolean }>(selectLastRevoked, [ctx.account.id, employeeId]);
    return last?.is_revoked === true;
  }

  find({ account, db }: Context, id: string): Promise<OnboardingLinkEntity | null> {
    return db.manager.findOneBy(OnboardingLinkEntity, { account_id: account.id, id });
  }

  /** An employee's own link, unless it was revoked. */
  async findOwn(ctx: Context, id: string): Promise<OnboardingLinkEntity | undefined> {
    return (await ctx.db.run<Row>(selectOwn, [ctx.account.id, id]))[0];
  }

  /** @returns those that whoever made them may make still, and that nobody revoked; they may have expired */
  async findRenewable(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await ctx.db.run<{ id: string }>(this.selectRenewable, [ctx.account.id, ids, ctx.now]);
    return new Set(rows.map(({ id }) => id));
  }

  /** @returns when each of these links was last visited */
  async findVisits(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Date | null>> {
    if (ids.length === 0) return new Map();
    const rows = await ctx.db.run<{ id: string; last_used_at: Date | null }>(selectVisits, [
      ctx.account.id,
      ids,
    ]);
    return new Map(rows.map(({ id, last_used_at }) => [id, last_used_at]));
  }

  insert(ctx: Context, link: NewLink): Promise<void> {
    return ctx.db.insert(newRows, link);
  }

  /** The link that a visitor opens; nothing where it leads nowhere any more. */
  async recordUse(
    db: Queries,
    link: { readonly id: string; readonly account: string },
    now: Date,
  ): Promise<OnboardingLinkEntity | undefined> {
    return (await db.run<Row>(this.updateUsed, [link.id, link.account, now]))[0];
  }

  /** Locks an act until the transaction ends. @returns the links that its issuer made by it, with whether they open */
  async lockAct(ctx: Context, { actId, issuerId, employees }: LinksOfAct): Promise<ListedLink[]> {
    await ctx.db.run(lockAct, [ctx.account.id, actId]);
    return ctx.db.run<ListedRow>(this.selectOfAct, [ctx.account.id, actId, issuerId, employees, ctx.now]);
  }

  /** Newest first; a person sees the links of employees whom they see. */
  async list(ctx: Context, query: OnboardingLinkListQuery): Promise<{ rows: ListedLink[]; total: number }> {
    const values: unknown[] = [ctx.account.id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const active = this.links.isActive(`${mark(ctx.now)}::timestamptz`);
    const conditions = ['link.account_id = $1', ...scope(ctx, mark)];
    if (query.employee_id !== undefined) conditions.push(`link.employee_id = ${mark(query.employee_id)}`);
    if (query.is_active !== undefined)
      conditions.push(`${query.is_active === 'true' ? '' : 'NOT '}${active}`);
    conditions.push(...timesSql(query, mark, 'link.'));
    const where = conditions.join(' AND ');
    const [counted] = await ctx.db.run<{ total: string }>(
      statement(
        '',
        `SELECT count(*) AS total FROM onboarding_links link WHERE $2::timestamptz IS NOT NULL AND ${where}`,
      ),
      values,
    );
    const perPage = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const rows = await ctx.db.run<ListedRow>(
      statement(
        '',
        `SELECT link.*, ${active} AS is_active FROM onboarding_links link WHERE ${where}
          ORDER BY link.id DESC LIMIT ${mark(perPage)} OFFSET ${mark(offset)}`,
      ),
      values,
    );
    return { rows, total: Number(counted?.total ?? 0) };
  }

  /** Whether the caller sees a link that the account has. */
  async isVisible(ctx: Context, id: string): Promise<boolean> {
    const values: unknown[] = [ctx.account.id, id];
    const mark = (value: unknown) => `$${values.push(value)}`;
    const where = ['link.account_id = $1', 'link.id = $2', ...scope(ctx, mark)].join(' AND ');
    return (
      (await ctx.db.run(statement('', `SELECT 1 FROM onboarding_links link WHERE ${where}`), values)).length >
      0
    );
  }

  /** Ends the links that were handed to an employee before. @returns how many */
  async endOfEmployee(ctx: Context, employeeId: string): Promise<number> {
    return (await ctx.db.run(endOfEmployee, [ctx.account.id, employeeId, ctx.now])).length;
  }

  /**
   * Revocation is final: the first time is kept.
   * @returns the revoked tokens
   */
  async revoke(ctx: Context, id: string): Promise<OnboardingLinkEntity | undefined> {
    return (await ctx.db.run<Row>(updateRevoked, [ctx.account.id, id, ctx.now]))[0];
  }
}

function scope({ actor }: Context, mark: (value: unknown) => string): string[] {
  const ofEmployees = recordScope(actor, 'employees', mark);
  if (ofEmployees === undefined) return [];
  return [`link.employee_id IN (${employeeSql.select('employees.id', ofEmployees)})`];
}
