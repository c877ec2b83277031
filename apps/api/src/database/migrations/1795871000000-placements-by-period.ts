import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An employee may be placed again with the same employer, client and job after the earlier placement ended. */
export class PlacementsByPeriod1795871000000 implements MigrationInterface {
  readonly name = 'PlacementsByPeriod1795871000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "placements_one_living"`);
    await runner.query(`CREATE INDEX "placements_by_employee" ON "placements" ("account_id", "employee_id", "employer_id",
      "client_id", "job_id") WHERE deleted_at IS NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
