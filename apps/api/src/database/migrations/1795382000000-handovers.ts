import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Handovers1795382000000 implements MigrationInterface {
  readonly name = 'Handovers1795382000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "form_sessions" ADD "handover" jsonb`);
    await runner.query(`ALTER TABLE "signatures" ADD "handover" jsonb`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
