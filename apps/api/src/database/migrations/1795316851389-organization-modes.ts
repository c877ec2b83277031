import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is there was made live, as far as anybody can tell: no test credential changes or deletes it. */
export class OrganizationModes1795316851389 implements MigrationInterface {
  readonly name = 'OrganizationModes1795316851389';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "organizations" ADD "mode" text NOT NULL DEFAULT 'live'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
