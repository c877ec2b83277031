import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RetiredForms1795466000000 implements MigrationInterface {
  readonly name = 'RetiredForms1795466000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "forms" ADD "retired_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "forms" DROP COLUMN "retired_at"`);
  }
}
