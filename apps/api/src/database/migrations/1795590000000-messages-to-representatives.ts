import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom a message went to who is not its employee. */
export class MessagesToRepresentatives1795590000000 implements MigrationInterface {
  readonly name = 'MessagesToRepresentatives1795590000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messages" ADD "representative_id" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messages" DROP COLUMN "representative_id"`);
  }
}
