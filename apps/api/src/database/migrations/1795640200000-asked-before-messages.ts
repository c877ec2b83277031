import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on those are told who were asked for something before messages were turned on. */
export class AskedBeforeMessages1795640200000 implements MigrationInterface {
  readonly name = 'AskedBeforeMessages1795640200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message_settings" ADD COLUMN "asked_since" timestamptz`);
    await runner.query(`ALTER TABLE "message_ladder_accounts" ADD COLUMN "asked_since" timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message_ladder_accounts" DROP COLUMN "asked_since"`);
    await runner.query(`ALTER TABLE "message_settings" DROP COLUMN "asked_since"`);
  }
}
