import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the law has a form kept stands in its row. What is signed is computed by the first worker that starts. */
export class LegalDates1795369500000 implements MigrationInterface {
  readonly name = 'LegalDates1795369500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tasks" ADD "retained_until" text`);
    await runner.query(`ALTER TABLE "tasks" ADD "retention_waits_for" text`);
    await runner.query(
      `UPDATE tasks SET retention_waits_for = 'signature'
        WHERE NOT EXISTS (SELECT FROM signatures WHERE task_id = tasks.id AND voided_at IS NULL)`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_retention_unknown" ON "tasks" ("employee_id") WHERE retained_until IS NULL AND retention_waits_for IS NULL AND purged_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
