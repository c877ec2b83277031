import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql, tablesOfAccountsSql } from '../row-security/account-rows-sql.js';

/**
 * Policies by which rows of an account are hidden from whoever connects as another role than the owner, and has not named that account.
 * They hold from when `database roles` says so: processes of a version before, whoever they connect as, go on.
 */
export class RowSecurity1795700100000 implements MigrationInterface {
  readonly name = 'RowSecurity1795700100000';

  async up(runner: QueryRunner): Promise<void> {
    const tables: readonly { readonly name: string }[] = await runner.query(tablesOfAccountsSql);
    for (const { name } of tables) await runner.query(accountRowsSql(name));
    // A view reads with the rights of its owner unless it says otherwise.
    await runner.query(`ALTER VIEW computed_employee_summaries SET (security_invoker = true)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
