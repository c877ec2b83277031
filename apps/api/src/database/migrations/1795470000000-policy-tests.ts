import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a policy has to say of example placements, beside it and each of its versions. */
export class PolicyTests1795470000000 implements MigrationInterface {
  readonly name = 'PolicyTests1795470000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "policies" ADD "tests" jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE "policy_versions" ADD "tests" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
