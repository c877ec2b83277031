import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmployeesByCreation1795260441635 implements MigrationInterface {
  readonly name = 'EmployeesByCreation1795260441635';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IDX_a01dd7478b6be8e52e66c88e84" ON "employees"  ("account_id", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_935cfb93edd8dedaa240ffed73" ON "employee_summaries"  ("account_id", "id") WHERE expired_tasks_count > 0`,
    );
    // TypeORM has no word for other kinds of indexes. Those without such attributes, which are most, cost nothing.
    await runner.query(
      `CREATE INDEX employees_system_attributes ON employees USING gin (account_id, system_attributes jsonb_path_ops)
         WHERE deleted_at IS NULL AND system_attributes <> '{}'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
