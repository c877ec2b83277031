import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day at which each placement's policies take the employee's age: where they did so already, the first day of then. */
export class AgeDays1795859436001 implements MigrationInterface {
  readonly name = 'AgeDays1795859436001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "placements" ADD COLUMN "age_on" text`);
    await runner.query(`UPDATE placements SET age_on = system_attributes ->> 'start_date'
      WHERE decisions::text LIKE '%employee.age_at_start%'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
