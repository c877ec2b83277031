import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql, tablesOfAccountsSql } from '../row-security/account-rows-sql.js';

/** Rows of an account are hidden from whoever connects as another role than the owner, and has not named that account. */
export class RowSecurity1795700100000 implements MigrationInterface {
  readonly name = 'RowSecurity1795700100000';

  async up(runner: QueryRunner): Promise<void> {
    const tables: readonly { readonly name: string }[] = await runner.query(tablesOfAccountsSql);
    for (const statement of tables.flatMap(({ name }) => accountRowsSql(name))) await runner.query(statement);
    // A view reads with the rights of its owner unless it says otherwise.
    await runner.query(`ALTER VIEW computed_employee_summaries SET (security_invoker = true)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
