import { Injectable } from '@nestjs/common';
import type { Context } from '../context/index.js';
import { statement } from '../database/index.js';
import { RecordsStore } from '../records/index.js';
import { dated, endDateSql, startDateSql, startOrderSql } from './end-date-sql.js';
import type { PlacementEntity } from './placement.entity.js';
import { periodOf } from './placement-kind.js';

const referenceColumns = ['employee_id', 'employer_id', 'client_id', 'job_id'] as const;

const firstDay = `COALESCE(${dated(startDateSql)}, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'))`;
/** As `periodOf` has it. */
const selectOverlapping = statement(
  'placements.findOverlapping',
  `SELECT id FROM placements
    WHERE account_id = $1 AND employee_id = $2 AND employer_id IS NOT DISTINCT FROM $3
      AND client_id IS NOT DISTINCT FROM $4 AND job_id IS NOT DISTINCT FROM $5 AND deleted_at IS NULL AND id <> $6
      AND ${firstDay} COLLATE "C" <= $8
      AND GREATEST(${firstDay}, COALESCE(${dated(endDateSql)}, '9999-12-31')) COLLATE "C" >= $7
    ORDER BY id LIMIT 1`,
);
const selectOfEmployeeForUpdate = statement(
  'placements.ofEmployee',
  `SELECT * FROM placements
    WHERE account_id = $1 AND employee_id = $2 AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
);

/** The external id of a restored placement: null where another has it now. */
const freeExternalId = `CASE WHEN NOT EXISTS (SELECT 1 FROM placements other WHERE other.account_id = placements.account_id
     AND other.external_id = placements.external_id AND other.deleted_at IS NULL) THEN external_id END`;
/** Those that one transaction deleted have the same moment. */
const restoreOfEmployee = statement(
  'placements.restoreOfEmployee',
  `UPDATE placements SET deleted_at = NULL, updated_at = $4, external_id = ${freeExternalId}
    WHERE account_id = $1 AND employee_id = $2 AND deleted_at = $3 RETURNING *`,
);

const selectActive = statement(
  'placements.listActive',
  `SELECT * FROM placements WHERE account_id = $1 AND employee_id = $2 AND deleted_at IS NULL ORDER BY id`,
);

/** Of deleted placements too. */
const selectAgeDays = statement(
  'placements.ageDays',
  `SELECT DISTINCT age_on FROM placements WHERE account_id = $1 AND employee_id = $2 AND age_on IS NOT NULL`,
);

/** The SQL of placements. */
@Injectable()
export class PlacementsStore extends RecordsStore<PlacementEntity> {
  constructor() {
    super(
      'placements',
      [
        ...referenceColumns,
        'decisions',
        'undecided_count',
        'undecided_facts',
        'everify_mandate',
        'fact_hashes',
        'age_on',
        'decided_at',
      ],
      {
        orders: { start_date: startOrderSql },
      },
    );
  }

  /** Of an employee who was written in this transaction: no active placement can stand in the way. */
  async insertOfNewEmployee(ctx: Context, row: PlacementEntity): Promise<void> {
    await this.insertOrFail(ctx, row);
  }

  /** Another active placement of the same employee, employer, client and job, in a period that overlaps. */
  async findOverlappingId(ctx: Context, row: PlacementEntity): Promise<string | undefined> {
    const { first, last } = periodOf(row);
    const values = [ctx.account.id, ...referenceColumns.map((name) => row[name]), row.id, first, last];
    return (await ctx.db.run<{ id: string }>(selectOverlapping, values))[0]?.id;
  }

  /** The days at which policies ever took an employee's age. */
  async listAgeDays(ctx: Context, employeeId: string): Promise<string[]> {
    const rows = await ctx.db.run<{ age_on: string }>(selectAgeDays, [ctx.account.id, employeeId]);
    return rows.map(({ age_on }) => age_on);
  }

  /** An employee's placements; nobody else changes them until this transaction ends. */
  lockOfEmployee(ctx: Context, employeeId: string): Promise<PlacementEntity[]> {
    return ctx.db.run<PlacementEntity>(selectOfEmployeeForUpdate, [ctx.account.id, employeeId]);
  }

  /** Brings back the placements that were deleted with an employee. */
  restoreOfEmployee(ctx: Context, employeeId: string, deletedAt: Date): Promise<PlacementEntity[]> {
    const values = [ctx.account.id, employeeId, deletedAt, ctx.now];
    return ctx.db.run<PlacementEntity>(restoreOfEmployee, values);
  }

  /** An employee's placements, the oldest first, whoever asks: for what the service says of the employee's tasks. */
  listActive(ctx: Context, employeeId: string): Promise<PlacementEntity[]> {
    return ctx.db.run<PlacementEntity>(selectActive, [ctx.account.id, employeeId]);
  }
}
