import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of messages by employer, and of text messages. */
export class WordingsOfEmployers1795600000000 implements MigrationInterface {
  readonly name = 'WordingsOfEmployers1795600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "message_wordings" ADD COLUMN "employer_id" text COLLATE "C" NOT NULL DEFAULT '',
         ADD COLUMN "sms" text`,
    );
    await runner.query(
      `ALTER TABLE "message_wordings" DROP CONSTRAINT "PK_message_wordings",
         ADD CONSTRAINT "PK_message_wordings" PRIMARY KEY ("account_id", "employer_id", "kind", "language")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "message_wordings" WHERE "employer_id" <> ''`);
    await runner.query(
      `ALTER TABLE "message_wordings" DROP CONSTRAINT "PK_message_wordings",
         ADD CONSTRAINT "PK_message_wordings" PRIMARY KEY ("account_id", "kind", "language")`,
    );
    await runner.query(`ALTER TABLE "message_wordings" DROP COLUMN "employer_id", DROP COLUMN "sms"`);
  }
}
