import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds all forms of an employee. Withdrawn ones were looked for among all forms of the account. */
export class TasksOfAnEmployee1795873000000 implements MigrationInterface {
  readonly name = 'TasksOfAnEmployee1795873000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IDX_tasks_of_employee" ON "tasks"  ("account_id", "employee_id", "form_id")`,
    );
    await runner.query(`DROP INDEX "IDX_ca26681316c371567c2d90b392"`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
