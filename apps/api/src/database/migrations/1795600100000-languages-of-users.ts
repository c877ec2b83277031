import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users are written to in. */
export class LanguagesOfUsers1795600100000 implements MigrationInterface {
  readonly name = 'LanguagesOfUsers1795600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" ADD COLUMN "language" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "users" DROP COLUMN "language"`);
  }
}
