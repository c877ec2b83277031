import type { ImportRowListQuery } from '@firstday/domain';
import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { MoreThan } from 'typeorm';
import type { Context, InsertTarget } from '../../context/index.js';
import { type RowsWithTotal, statement } from '../../database/index.js';
import type { ImportEntity } from './import.entity.js';
import { ImportRowEntity } from './import-row.entity.js';

const target: InsertTarget = {
  table: 'import_rows',
  columns: [
    'import_id',
    'row_number',
    'account_id',
    'plan',
    'outcome',
    'record_id',
    'placement_id',
    'duplicate',
    'errors',
    'forms',
    'undecided_facts',
  ],
};
/** What was planned is kept beside what came of it. */
const recordOutcomes = statement(
  'importRows.recordOutcomes',
  `UPDATE import_rows AS kept
      SET outcome = done.outcome, record_id = done.record_id, placement_id = done.placement_id,
          duplicate = done.duplicate, errors = done.errors
     FROM jsonb_populate_recordset(NULL::import_rows, $3) AS done
    WHERE kept.import_id = $1 AND kept.account_id = $2 AND kept.row_number = done.row_number`,
);
const refused = statement(
  'importRows.refused',
  `SELECT row_number FROM import_rows
    WHERE import_id = $1 AND account_id = $2 AND CASE WHEN $3 THEN outcome = 'failed' ELSE plan = 'error' END`,
);

/** What is known of the rows of imports. */
@Injectable()
export class ImportRowsStore {
  /** All of them in one statement, in the caller's transaction. */
  async insert(ctx: Context, rows: readonly ImportRowEntity[]): Promise<void> {
    for (const row of rows) await ctx.db.insert(target, row);
  }

  async recordOutcomes(ctx: Context, importId: string, rows: readonly ImportRowEntity[]): Promise<void> {
    await ctx.db.run(recordOutcomes, [importId, ctx.account.id, JSON.stringify(rows)]);
  }

  /** The numbers of the rows that came to nothing in the phase that an import is in. */
  async listRefused(ctx: Context, { id, status }: ImportEntity): Promise<ReadonlySet<number>> {
    const values = [id, ctx.account.id, status === 'committing'];
    const rows = await ctx.db.run<{ row_number: number }>(refused, values);
    return new Set(rows.map(({ row_number }) => row_number));
  }

  async list(
    { db, account }: Context,
    importId: string,
    { plan, outcome, per_page = 20, page = 1, starting_after: after }: ImportRowListQuery,
  ): Promise<RowsWithTotal<ImportRowEntity>> {
    const where: FindOptionsWhere<ImportRowEntity> = {
      import_id: importId,
      account_id: account.id,
      ...(plan && { plan }),
      ...(outcome && { outcome }),
    };
    const [rows, total] = await Promise.all([
      db.manager.find(ImportRowEntity, {
        where: after === undefined ? where : { ...where, row_number: MoreThan(after) },
        order: { row_number: 'ASC' },
        skip: after === undefined ? Math.min((page - 1) * per_page, Number.MAX_SAFE_INTEGER) : 0,
        take: per_page,
      }),
      db.manager.count(ImportRowEntity, { where }),
    ]);
    return { rows, total };
  }

  /** All rows of an import in their order, a page in memory at a time. */
  async *readAll({ db, account }: Context, importId: string): AsyncGenerator<ImportRowEntity> {
    const ofImport: FindOptionsWhere<ImportRowEntity> = { import_id: importId, account_id: account.id };
    for (let last = 0; ;) {
      const rows = await db.manager.find(ImportRowEntity, {
        where: { ...ofImport, row_number: MoreThan(last) },
        order: { row_number: 'ASC' },
        take: 1000,
      });
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < 1000) return;
      last = end.row_number;
    }
  }
}
