import type { InspectionPackageListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Actor, Context, Queries } from '../../context/index.js';
import { type RowsWithTotal, statement, timesSql } from '../../database/index.js';
import type { BindValue } from '../../identity/index.js';
import { InspectionPackageEntity } from './inspection-package.entity.js';
import { employeeScopes, taskScopes } from './package-readers.js';

const leaseSeconds = 120;
/** After so many failures in a row it is given up. */
export const mostAttempts = 5;

/** While it is held, nobody deletes the files of a package. */
export const lockInspectionPackage = statement(
  'inspectionPackages.lock',
  `SELECT FROM inspection_packages WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);
const claim = statement(
  'inspectionPackages.claim',
  `UPDATE inspection_packages
      SET run_at = date_trunc('milliseconds', now()) + interval '${leaseSeconds} seconds', status = 'making', attempts = attempts + 1
    WHERE id = (SELECT id FROM inspection_packages
                 WHERE run_at <= now() AND deleted_at IS NULL AND status IN ('waiting', 'making')
                 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING *`,
);
const mine = `id = $1 AND account_id = $2 AND run_at = $3 AND deleted_at IS NULL AND status = 'making'`;
const addPart = statement(
  'inspectionPackages.addPart',
  `UPDATE inspection_packages
      SET part_sizes = part_sizes || to_jsonb($4::bigint), attempts = 1,
          run_at = date_trunc('milliseconds', now()) + interval '${leaseSeconds} seconds'
    WHERE ${mine} RETURNING *`,
);
const finish = statement(
  'inspectionPackages.finish',
  `UPDATE inspection_packages
      SET part_sizes = part_sizes || to_jsonb($4::bigint), manifest_sha256 = $5, status = 'ready', ready_at = $6, last_error = NULL
    WHERE ${mine} RETURNING *`,
);
const release = statement(
  'inspectionPackages.release',
  `UPDATE inspection_packages SET run_at = now() + make_interval(secs => $4), last_error = $5,
          status = CASE WHEN attempts >= ${mostAttempts} AND $5::text IS NOT NULL THEN 'failed' ELSE 'making' END
    WHERE ${mine}`,
);
const remove = statement(
  'inspectionPackages.remove',
  `UPDATE inspection_packages SET deleted_at = $3 WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL`,
);
/** A copy does not outlast what it is a copy of. */
const hasDestroyed = `EXISTS (SELECT FROM inspection_package_people AS person JOIN tasks ON tasks.id = person.task_id
    WHERE person.package_id = inspection_packages.id AND NOT person.is_destroyed AND tasks.purged_at IS NOT NULL)`;
/**
 * Whether there is a package to be read.
 *
 * @param now SQL of a timestamptz
 */
export const isPackageOpen = (now: string): string =>
  `deleted_at IS NULL AND available_until > ${now} AND NOT ${hasDestroyed}`;
const findOpen = statement(
  'inspectionPackages.findOpen',
  `SELECT * FROM inspection_packages WHERE id = $1 AND account_id = $2 AND ${isPackageOpen('$3')}`,
);
const ended = statement(
  'inspectionPackages.ended',
  `SELECT * FROM inspection_packages WHERE deleted_at IS NULL AND (available_until <= $1 OR ${hasDestroyed}) LIMIT 100`,
);

type Row = InspectionPackageEntity & Record<string, unknown>;

@Injectable()
export class InspectionPackagesStore {
  async insert({ db }: Context, row: InspectionPackageEntity): Promise<void> {
    await db.manager.insert(InspectionPackageEntity, row);
  }

  /** For somebody who sees everybody that is in it; not once it ended. */
  async find(
    ctx: Context,
    id: string,
    readers: readonly Actor[],
  ): Promise<InspectionPackageEntity | undefined> {
    const { values, where } = seen(ctx, readers);
    const text = `SELECT * FROM inspection_packages WHERE ${where} AND id = $${values.push(id)}`;
    return (await ctx.db.run<Row>(statement('', text), values))[0];
  }

  /** For somebody to whom it was opened by whoever saw all that is in it. */
  async findForInspector(ctx: Context, id: string): Promise<InspectionPackageEntity | undefined> {
    return (await ctx.db.run<Row>(findOpen, [id, ctx.account.id, ctx.now]))[0];
  }

  async list(
    ctx: Context,
    query: InspectionPackageListQuery,
    readers: readonly Actor[],
  ): Promise<RowsWithTotal<InspectionPackageEntity>> {
    const { values, where: visible } = seen(ctx, readers);
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const employer = query.employer_id ? [`employer_id = ${mark(query.employer_id)}`] : [];
    const where = [visible, ...employer, ...timesSql(query, mark)].join(' AND ');
    const [counted] = await ctx.db.run<{ total: number }>(
      statement('', `SELECT count(*)::int AS total FROM inspection_packages WHERE ${where}`),
      values,
    );
    const perPage = query.per_page ?? 20;
    const offset = Math.min(((query.page ?? 1) - 1) * perPage, Number.MAX_SAFE_INTEGER);
    const page = `LIMIT $${values.push(perPage)} OFFSET $${values.push(offset)}`;
    const text = `SELECT * FROM inspection_packages WHERE ${where} ORDER BY id DESC ${page}`;
    return { rows: await ctx.db.run<Row>(statement('', text), values), total: counted?.total ?? 0 };
  }

  /** Claims one to work on; no other worker takes it, and it returns if this one dies. */
  async claim(db: Queries): Promise<InspectionPackageEntity | undefined> {
    return (await db.run<Row>(claim))[0];
  }

  /** @returns nothing where it was deleted, or taken by another worker, meanwhile */
  async addPart(
    ctx: Context,
    { id, run_at }: InspectionPackageEntity,
    size: number,
  ): Promise<InspectionPackageEntity | undefined> {
    return (await ctx.db.run<Row>(addPart, [id, ctx.account.id, run_at, size]))[0];
  }

  async finish(
    ctx: Context,
    { id, run_at }: InspectionPackageEntity,
    { size, manifestSha256 }: { readonly size: number; readonly manifestSha256: string },
  ): Promise<InspectionPackageEntity | undefined> {
    const values = [id, ctx.account.id, run_at, size, manifestSha256, ctx.now];
    return (await ctx.db.run<Row>(finish, values))[0];
  }

  /** Gives it back: at once where the worker is told to stop, after a while where something went wrong. */
  async release(
    db: Queries,
    { id, account_id, run_at }: InspectionPackageEntity,
    error: string | null = null,
  ): Promise<void> {
    await db.run(release, [id, account_id, run_at, error === null ? 0 : 20, error]);
  }

  isDeleted({ db, account }: Context, id: string): Promise<boolean> {
    const where = { id, account_id: account.id, deleted_at: Not(IsNull()) };
    return db.manager.existsBy(InspectionPackageEntity, where);
  }

  async remove(ctx: Context, id: string): Promise<void> {
    await ctx.db.run(remove, [id, ctx.account.id, ctx.now]);
  }

  /** Over all accounts. */
  listEnded(now: Date, db: Queries): Promise<InspectionPackageEntity[]> {
    return db.run<Row>(ended, [now]);
  }
}

/** Packages all of whose people the caller sees today, whoever ordered them. */
function seen({ account, now }: Context, readers: readonly Actor[]) {
  const values: unknown[] = [account.id, now];
  const mark: BindValue = (value) => `$${values.push(value)}`;
  const tasks = taskScopes(readers, mark);
  const employees = employeeScopes(readers, 'person.employee_id', mark);
  const isHidden = [
    ...(tasks.length === 0
      ? []
      : [
          `(person.task_id IS NOT NULL AND NOT EXISTS (SELECT FROM tasks
             WHERE tasks.id = person.task_id AND tasks.account_id = $1 AND ${tasks.join(' AND ')}))`,
        ]),
    ...(employees.length === 0 ? [] : [`(person.task_id IS NULL AND NOT (${employees.join(' AND ')}))`]),
  ];
  const scope =
    isHidden.length === 0
      ? []
      : [
          'people > 0',
          `NOT EXISTS (SELECT FROM inspection_package_people AS person
             WHERE person.package_id = inspection_packages.id AND (${isHidden.join(' OR ')}))`,
        ];
  const isOpen = ['account_id = $1', isPackageOpen('$2')];
  return { values, where: [...isOpen, ...scope].join(' AND ') };
}
