import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Expiry1795250149089 implements MigrationInterface {
  readonly name = 'Expiry1795250149089';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tasks" ADD "expiry_told_of" TIMESTAMP WITH TIME ZONE`);
    // Of those that have expired by now nobody is told anew.
    await runner.query(`UPDATE "tasks" SET "expiry_told_of" = "expired_at" WHERE "expired_at" <= now()`);
    await runner.query(
      `CREATE INDEX "IDX_tasks_expiring" ON "tasks"  ("expired_at") WHERE deleted_at IS NULL AND completed_at IS NULL AND expired_at IS NOT NULL AND expiry_told_of IS DISTINCT FROM expired_at`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
