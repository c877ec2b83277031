import { type ImportListQuery, sayImportProblem } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { type Context, ofAccount, type Queries } from '../../context/index.js';
import { type RowsWithTotal, creationTimes, statement } from '../../database/index.js';
import { type Importer, ImportEntity } from './import.entity.js';
import { ImportRowEntity } from './import-row.entity.js';
import type { VisibleImports } from './visible-imports.js';

const lease = `date_trunc('milliseconds', now()) + interval '120 seconds'`;
/** After so many failures in a row it is given up. */
const mostAttempts = 5;

const claim = statement(
  'imports.claim',
  `UPDATE imports SET run_at = ${lease}, attempts = attempts + 1
    WHERE id = (SELECT id FROM imports WHERE run_at <= now() AND status IN ('checking', 'committing')
                 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const mine = `id = $1 AND account_id = $2 AND run_at = $3 AND status = $4`;
const advance = statement(
  'imports.advance',
  `UPDATE imports SET last_row = $5, rows_done = $6, counts = $7, attempts = 1, run_at = ${lease}
    WHERE ${mine} RETURNING *`,
);
const hold = statement('imports.hold', `SELECT FROM imports WHERE ${mine} FOR UPDATE`);
const finish = statement(
  'imports.finish',
  `UPDATE imports
      SET status = CASE status WHEN 'checking' THEN 'checked' ELSE 'completed' END, rows = rows_done, last_error = NULL,
          checked_at = coalesce(checked_at, $5), completed_at = CASE status WHEN 'committing' THEN $5::timestamptz END
    WHERE ${mine}`,
);
const fail = statement('imports.fail', `UPDATE imports SET status = 'failed', problem = $5 WHERE ${mine}`);
const release = statement(
  'imports.release',
  `UPDATE imports SET run_at = now() + make_interval(secs => $5), last_error = $6,
          status = CASE WHEN attempts >= ${mostAttempts} AND $6::text IS NOT NULL THEN 'failed' ELSE status END,
          problem = CASE WHEN attempts >= ${mostAttempts} AND $6::text IS NOT NULL
                         THEN '${sayImportProblem('wentWrong')}' END
    WHERE ${mine}`,
);
const commit = statement(
  'imports.commit',
  `UPDATE imports SET status = 'committing', committed_by = $3, last_row = 0, rows_done = 0, run_at = $4, attempts = 0
    WHERE id = $1 AND account_id = $2 AND status = 'checked' RETURNING *`,
);

type Row = ImportEntity & Record<string, unknown>;
type Visible = readonly VisibleImports[];

/** Imports, of an account and for the worker. */
@Injectable()
export class ImportsStore {
  async insert({ db }: Context, row: ImportEntity): Promise<void> {
    await db.manager.insert(ImportEntity, row);
  }

  async find(ctx: Context, id: string, visible: Visible): Promise<ImportEntity | null> {
    const open = { ...ofAccount(ctx, id), available_until: MoreThan(ctx.now) };
    const where = visible.map((one) => ({ ...one, ...open }));
    // To TypeORM no alternative is no condition at all.
    return where.length === 0 ? null : ctx.db.manager.findOneBy(ImportEntity, where);
  }

  async list(
    { db, account, now }: Context,
    { kind, status, per_page = 20, page = 1, ...times }: ImportListQuery,
    visible: Visible,
  ): Promise<RowsWithTotal<ImportEntity>> {
    const mine = { account_id: account.id, available_until: MoreThan(now) };
    const asked = { ...mine, ...(status && { status }), ...creationTimes(times) };
    const where = visible
      .filter((one) => kind === undefined || !('kind' in one) || one.kind === kind)
      .map((one) => ({ ...(kind && { kind }), ...one, ...asked }));
    if (where.length === 0) return { rows: [], total: 0 };
    const skip = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const [rows, total] = await db.manager.findAndCount(ImportEntity, {
      where,
      order: { id: 'DESC' },
      skip,
      take: per_page,
    });
    return { rows, total };
  }

  /** @returns nothing where it is not checked, or was committed already */
  async commit(ctx: Context, id: string, by: Importer): Promise<ImportEntity | undefined> {
    return (await ctx.db.run<Row>(commit, [id, ctx.account.id, JSON.stringify(by), ctx.now]))[0];
  }

  /** With all that is known of its rows. */
  async remove({ db, account }: Context, id: string): Promise<void> {
    await db.manager.delete(ImportRowEntity, { import_id: id, account_id: account.id });
    await db.manager.delete(ImportEntity, { id, account_id: account.id });
  }

  /** Over all accounts. */
  listEnded(db: Queries, now: Date): Promise<ImportEntity[]> {
    return db.manager.find(ImportEntity, { where: { available_until: LessThanOrEqual(now) }, take: 20 });
  }

  /** Claims one to work on; no other worker takes it, and it returns if this one dies. */
  async claim(db: Queries): Promise<ImportEntity | undefined> {
    return (await db.run<Row>(claim))[0];
  }

  /** Whether this worker still holds it; nobody else takes it until the transaction ends. */
  async hold({ db }: Context, row: ImportEntity): Promise<boolean> {
    return (await db.run(hold, ours(row))).length > 0;
  }

  /** In the transaction of what was done. @returns nothing where it was taken over, or deleted, meanwhile */
  async advance(
    { db }: Context,
    row: ImportEntity,
    { last_row, rows_done, counts }: Pick<ImportEntity, 'last_row' | 'rows_done' | 'counts'>,
  ): Promise<ImportEntity | undefined> {
    const values = [...ours(row), last_row, rows_done, JSON.stringify(counts)];
    return (await db.run<Row>(advance, values))[0];
  }

  async finish({ db, now }: Context, row: ImportEntity): Promise<void> {
    await db.run(finish, [...ours(row), now]);
  }

  async fail({ db }: { readonly db: Queries }, row: ImportEntity, problem: string): Promise<void> {
    await db.run(fail, [...ours(row), problem]);
  }

  /** Gives it back: at once where the worker is told to stop, after a while where something went wrong. */
  async release(db: Queries, row: ImportEntity, error: string | null = null): Promise<void> {
    await db.run(release, [...ours(row), error === null ? 0 : 20, error]);
  }
}

const ours = ({ id, account_id, run_at, status }: ImportEntity) => [id, account_id, run_at, status];
