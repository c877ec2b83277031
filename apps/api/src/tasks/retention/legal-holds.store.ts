import type { LegalHoldListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type Context, ofAccount } from '../../context/index.js';
import { hashedStatement, statement } from '../../database/index.js';
import { type BindValue, recordScope } from '../../identity/index.js';
import { LegalHoldEntity } from './legal-hold.entity.js';
import { legalHoldSql } from './legal-hold-sql.js';

/** Who destroys holds it shared: what is placed meanwhile waits, and what was placed before is seen. */
const lock = (mode: '' | '_shared') =>
  `SELECT pg_advisory_xact_lock${mode}(hashtextextended('legal_holds/' || $1, 0))`;
const lockToPlace = statement('legal_holds.lockToPlace', lock(''));
const lockToDestroy = statement('legal_holds.lockToDestroy', lock('_shared'));
const selectHeld = statement(
  'legal_holds.held',
  `SELECT id FROM tasks WHERE account_id = $1 AND id = ANY ($2::text[]) AND ${legalHoldSql.isTaskHeld}`,
);
const selectTaskSubjects = statement(
  'legal_holds.subjectsOfTask',
  'SELECT id, employee_id, employer_id FROM tasks WHERE account_id = $1 AND id = $2',
);

interface TaskSubjects {
  readonly id: string;
  readonly employee_id: string;
  readonly employer_id: string | null;
}

/** The SQL of legal holds. */
@Injectable()
export class LegalHoldsStore {
  /** In the transaction that places a hold: nothing is being destroyed until it ends. */
  async lockToPlace(ctx: Context): Promise<void> {
    await ctx.db.run(lockToPlace, [ctx.account.id]);
  }

  /** In the transaction that destroys something, before it is asked whether it is held. */
  async lockToDestroy(ctx: Context): Promise<void> {
    await ctx.db.run(lockToDestroy, [ctx.account.id]);
  }

  async insert(ctx: Context, hold: LegalHoldEntity): Promise<void> {
    await ctx.db.manager.insert(LegalHoldEntity, hold);
  }

  async find(ctx: Context, id: string): Promise<LegalHoldEntity | undefined> {
    return (await ctx.db.manager.findOneBy(LegalHoldEntity, ofAccount(ctx, id))) ?? undefined;
  }

  /** @returns false where somebody else was quicker */
  async release(
    ctx: Context,
    id: string,
    release: Pick<LegalHoldEntity, 'released_at' | 'released_by_kind' | 'released_by_id' | 'release_reason'>,
  ): Promise<boolean> {
    const where = { ...ofAccount(ctx, id), released_at: IsNull() };
    const { affected } = await ctx.db.manager.update(LegalHoldEntity, where, release);
    return affected === 1;
  }

  /** Of tasks, those that a hold covers. */
  async listHeld(ctx: Context, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await ctx.db.run<{ id: string }>(selectHeld, [ctx.account.id, taskIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** The task in whatever state, with what a hold may cover it by. */
  async findTask(ctx: Context, id: string): Promise<TaskSubjects | undefined> {
    const values = [ctx.account.id, id];
    return (await ctx.db.run<TaskSubjects & Record<string, unknown>>(selectTaskSubjects, values))[0];
  }

  /** @param subjects on these alone */
  async list(
    ctx: Context,
    query: LegalHoldListQuery,
    subjects: readonly string[] | undefined,
  ): Promise<{ rows: LegalHoldEntity[]; total: number }> {
    const { page = 1, per_page = 20 } = query;
    const values: unknown[] = [ctx.account.id];
    const mark: BindValue = (value) => `$${values.push(value)}`;
    const where = [
      'hold.account_id = $1',
      ...(query.include_released ? [] : ['hold.released_at IS NULL']),
      ...(subjects ? [`hold.subject_id = ANY (${mark(subjects)}::text[])`] : []),
      ...(query.subject_id ? [`hold.subject_id = ${mark(query.subject_id)}::text`] : []),
      ...visibleSubjects(ctx, mark),
    ].join(' AND ');
    const offset = Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER);
    const limit = `LIMIT ${mark(per_page)} OFFSET ${mark(offset)}`;
    const text = `SELECT hold.*, count(*) OVER ()::int AS total FROM legal_holds hold WHERE ${where} ORDER BY hold.id DESC ${limit}`;
    const rows = await ctx.db.run<LegalHoldEntity & { total: number } & Record<string, unknown>>(
      hashedStatement('legal_holds.list', text),
      values,
    );
    return { rows, total: rows[0]?.total ?? 0 };
  }
}

/** Not those on records that the caller may not see; those on an employer are for who may see all of its people. */
function visibleSubjects({ actor }: Context, mark: BindValue): string[] {
  const scopes = (['tasks', 'employees'] as const).flatMap((table) => {
    const scope = recordScope(actor, table, mark);
    return scope === undefined
      ? []
      : [`hold.subject_id IN (SELECT ${table}.id FROM ${table} WHERE ${table}.account_id = $1 AND ${scope})`];
  });
  return scopes.length === 0 ? [] : [`(${scopes.join(' OR ')})`];
}
