import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What completed forms leave to be done by law. What was completed before waits for the worker. */
export class ComplianceDeadlines1795358400000 implements MigrationInterface {
  readonly name = 'ComplianceDeadlines1795358400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "compliance_deadlines" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "kind" text NOT NULL, "section_id" text NOT NULL, "due_on" text NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "time_zone" text NOT NULL, "employed_until" text, "announced" text, CONSTRAINT "PK_b52bdb591f0501454e93685c4ca" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_19bc6c316e3af7111a11ea6fd3" ON "compliance_deadlines"  ("task_id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_compliance_deadlines_to_announce" ON "compliance_deadlines"  ("due_on") WHERE announced IS DISTINCT FROM 'overdue'`,
    );
    await runner.query(
      `CREATE INDEX "IDX_665f7550f0e99185104a7b71c6" ON "compliance_deadlines"  ("account_id", "due_at", "id") `,
    );
    await runner.query(
      `CREATE TABLE "compliance_refreshes" ("employee_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, CONSTRAINT "PK_79fb2f0fd9351374bb9e26ab1b7" PRIMARY KEY ("employee_id"))`,
    );
    await runner.query(
      `INSERT INTO compliance_refreshes (employee_id, account_id)
         SELECT DISTINCT employee_id, account_id FROM tasks WHERE completed_at IS NOT NULL AND deleted_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
