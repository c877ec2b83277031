import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CorrectionRequests1795463000000 implements MigrationInterface {
  readonly name = 'CorrectionRequests1795463000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "tasks" ADD "correction_requested_at" TIMESTAMP WITH TIME ZONE, ADD "sealed_correction" bytea`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
