import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For whom a form is filled in once, when it is asked for again, how it ended, and whose answers are kept apart. */
export class FormScopes1795467000100 implements MigrationInterface {
  readonly name = 'FormScopes1795467000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "forms" ADD "scope" jsonb, ADD "is_segregated" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(
      `CREATE INDEX "IDX_forms_watching_facts" ON "forms" ("account_id") WHERE scope ? 'on_change_of'`,
    );
    await runner.query(
      `ALTER TABLE "tasks" ADD "renews_task_id" text COLLATE "C", ADD "fact_hashes" jsonb, ADD "outcome" text,
         ADD "is_segregated" boolean NOT NULL DEFAULT false`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_renewing" ON "tasks" ("renews_task_id") WHERE renews_task_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_outcome" ON "tasks" ("account_id", "outcome", "id") WHERE deleted_at IS NULL AND outcome IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "placements" ADD "fact_hashes" jsonb`);
    await runner.query(`ALTER TABLE "compliance_deadlines" ALTER COLUMN "section_id" DROP NOT NULL`);
    await runner.query(
      `CREATE INDEX "IDX_compliance_deadlines_renewals" ON "compliance_deadlines" ("due_on", "id") WHERE kind = 'renewal'`,
    );
    await runner.query(
      `CREATE TABLE "form_scope_changes" ("form_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "after_id" text COLLATE "C" NOT NULL DEFAULT '', CONSTRAINT "PK_form_scope_changes" PRIMARY KEY ("form_id"))`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
