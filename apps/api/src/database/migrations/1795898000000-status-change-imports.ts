import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql } from '../row-security/account-rows-sql.js';

/** When Status Change Reports of E-Verify were carried out. */
export class StatusChangeImports1795898000000 implements MigrationInterface {
  readonly name = 'StatusChangeImports1795898000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "status_change_imports" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "imported_at" TIMESTAMP WITH TIME ZONE NOT NULL, "sha256" text NOT NULL, "file_name" text, "imported_by" text NOT NULL, "actor_id" text, "sees_all_cases" boolean NOT NULL, "lines" integer NOT NULL, "outcomes" jsonb NOT NULL, CONSTRAINT "PK_a46ff4e575a82beb0ea3ec18c5a" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_status_change_imports" ON "status_change_imports" ("account_id", "imported_at")`,
    );
    await runner.query(accountRowsSql('status_change_imports'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
