import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks say that only corrections are open on them. */
export class CorrectionsInProgress1795868446000 implements MigrationInterface {
  readonly name = 'CorrectionsInProgress1795868446000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tasks" ADD "is_being_corrected" boolean NOT NULL DEFAULT false`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
