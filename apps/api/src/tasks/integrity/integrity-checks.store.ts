import type { IntegrityCheckListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type Context, ofAccount, type Queries } from '../../context/index.js';
import { creationTimes, statement } from '../../database/index.js';
import { accountSql } from '../../identity/index.js';
import { IntegrityCheckEntity } from './integrity-check.entity.js';

const leaseSeconds = 120;
/** After so many failures in a row it is broken off. */
const mostAttempts = 5;
const isUnderWay = `status IN ('waiting', 'running')`;
const lease = `date_trunc('milliseconds', now()) + make_interval(secs => `;

const insert = statement(
  'integrityChecks.insert',
  `INSERT INTO integrity_checks (id, account_id, started_by, status, checked, run_at, created_at)
   VALUES ($1, $2, $3, 'waiting', $4, date_trunc('milliseconds', now()), $5)
   ON CONFLICT (account_id) WHERE ${isUnderWay} DO NOTHING RETURNING *`,
);
const claim = statement(
  'integrityChecks.claim',
  `UPDATE integrity_checks SET run_at = ${lease}${leaseSeconds}), status = 'running', attempts = attempts + 1
    WHERE id = (SELECT id FROM integrity_checks WHERE run_at <= now() AND ${isUnderWay}
                 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
/** Of accounts that were there for as long as that, and were not checked since. */
const dueAccounts = statement(
  'integrityChecks.dueAccounts',
  `${accountSql.selectOpened(
    'now() - make_interval(days => $1)',
    `NOT EXISTS (SELECT FROM integrity_checks AS done
       WHERE done.account_id = opened.id AND done.created_at > now() - make_interval(days => $1))`,
  )} ORDER BY opened.id LIMIT 10`,
);
const mine = `id = $1 AND account_id = $2 AND run_at = $3 AND status = 'running'`;
const progress = statement(
  'integrityChecks.progress',
  `UPDATE integrity_checks SET checked = $4, findings_count = $5, findings = $6, last_task_id = $7, attempts = 1, run_at = ${lease}$8)
    WHERE ${mine} RETURNING *`,
);
const finish = statement(
  'integrityChecks.finish',
  `UPDATE integrity_checks SET findings_count = $4, findings = $5, includes_anchors = $6, status = $7, finished_at = $8, last_error = NULL
    WHERE ${mine} RETURNING *`,
);
const release = statement(
  'integrityChecks.release',
  `UPDATE integrity_checks SET run_at = ${lease}$4), last_error = $5,
          status = CASE WHEN attempts >= ${mostAttempts} AND $5::text IS NOT NULL THEN 'broken_off' ELSE 'running' END,
          finished_at = CASE WHEN attempts >= ${mostAttempts} AND $5::text IS NOT NULL THEN now() END
    WHERE ${mine} RETURNING *`,
);

type Row = IntegrityCheckEntity & Record<string, unknown>;
type NewCheck = Pick<IntegrityCheckEntity, 'id' | 'started_by' | 'checked'>;

@Injectable()
export class IntegrityChecksStore {
  /** @returns nothing where one is under way */
  async insert(ctx: Context, check: NewCheck): Promise<IntegrityCheckEntity | undefined> {
    const { id, started_by, checked } = check;
    const values = [id, ctx.account.id, JSON.stringify(started_by), JSON.stringify(checked), ctx.now];
    return (await ctx.db.run<Row>(insert, values))[0];
  }

  async findUnderWay({ account, db }: Context): Promise<IntegrityCheckEntity | undefined> {
    const where = { account_id: account.id, status: In(['waiting', 'running']) };
    return (await db.manager.findOneBy(IntegrityCheckEntity, where)) ?? undefined;
  }

  async find(ctx: Context, id: string): Promise<IntegrityCheckEntity | undefined> {
    return (await ctx.db.manager.findOneBy(IntegrityCheckEntity, ofAccount(ctx, id))) ?? undefined;
  }

  list(
    { account, db }: Context,
    { status, page = 1, per_page: take = 20, ...times }: IntegrityCheckListQuery,
  ): Promise<[IntegrityCheckEntity[], number]> {
    return db.manager.findAndCount(IntegrityCheckEntity, {
      where: { account_id: account.id, ...(status ? { status } : {}), ...creationTimes(times) },
      order: { id: 'DESC' },
      skip: Math.min((page - 1) * take, Number.MAX_SAFE_INTEGER),
      take,
    });
  }

  /** Over all accounts: some of those whose check is due. */
  async dueAccounts(db: Queries, days: number): Promise<string[]> {
    return (await db.run<{ id: string }>(dueAccounts, [days])).map(({ id }) => id);
  }

  /** Claims one to work on; no other worker takes it, and it returns if this one dies. */
  async claim(db: Queries): Promise<IntegrityCheckEntity | undefined> {
    return (await db.run<Row>(claim))[0];
  }

  /** @returns nothing where another worker took it meanwhile */
  async progress(
    ctx: Context,
    row: IntegrityCheckEntity,
    seconds = leaseSeconds,
  ): Promise<IntegrityCheckEntity | undefined> {
    const found = [row.findings_count, JSON.stringify(row.findings)];
    const values = [...leaseOf(row), JSON.stringify(row.checked), ...found, row.last_task_id, seconds];
    return (await ctx.db.run<Row>(progress, values))[0];
  }

  async finish(ctx: Context, row: IntegrityCheckEntity): Promise<IntegrityCheckEntity | undefined> {
    const found = [row.findings_count, JSON.stringify(row.findings)];
    const values = [...leaseOf(row), ...found, row.includes_anchors, row.status, ctx.now];
    return (await ctx.db.run<Row>(finish, values))[0];
  }

  /** Gives it back: at once where the worker is told to stop, after a while where something went wrong. */
  async release(
    db: Queries,
    row: IntegrityCheckEntity,
    error: string | null = null,
  ): Promise<IntegrityCheckEntity | undefined> {
    return (await db.run<Row>(release, [...leaseOf(row), error === null ? 0 : 20, error]))[0];
  }
}

const leaseOf = ({ id, account_id, run_at }: IntegrityCheckEntity) => [id, account_id, run_at];
