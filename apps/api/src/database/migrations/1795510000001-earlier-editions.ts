import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of each form the open tasks of another edition than its own, found without reading those of its own. */
export class EarlierEditions1795510000001 implements MigrationInterface {
  readonly name = 'EarlierEditions1795510000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IDX_tasks_edition_at_employee" ON "tasks" ("account_id", "form_id", "edition") WHERE deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employee_action'`,
    );
    await runner.query(
      `CREATE INDEX "IDX_signatures_voided" ON "signatures" ("task_id") WHERE voided_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
