import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What those who were named to examine documents read. */
export class LanguagesOfRepresentatives1795640100000 implements MigrationInterface {
  readonly name = 'LanguagesOfRepresentatives1795640100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "representatives" ADD COLUMN "language" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "representatives" DROP COLUMN "language"`);
  }
}
