import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for somebody, and who begins when, found among millions. */
export class WorkItems1795475000000 implements MigrationInterface {
  readonly name = 'WorkItems1795475000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "IDX_tasks_employees_turn" ON "tasks" ("account_id", "employee_id") WHERE deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employee_action'`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_correction_requested" ON "tasks" ("account_id", "correction_requested_at", "id") WHERE deleted_at IS NULL AND correction_requested_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_employee_summaries_open" ON "employee_summaries" ("account_id", "latest_task_updated_at", "id") WHERE open_tasks_count > 0`,
    );
    await runner.query(
      `CREATE INDEX "placements_starts_on" ON "placements" ("account_id", ((${startsOn}) COLLATE "C"), "id") WHERE deleted_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** As `placementSql.startsOn` has it; a migration stays as it was. */
const startDate = `left(coalesce(system_attributes ->> 'start_date', custom_attributes ->> 'start_date'), 10)`;
const startsOn = `CASE WHEN ${startDate} ~ '^\\d{4}-\\d{2}-\\d{2}$' THEN ${startDate} END`;
