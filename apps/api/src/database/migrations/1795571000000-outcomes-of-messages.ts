import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names that messages come from by employer, and links that were asked for by whoever reads the mailbox. */
export class OutcomesOfMessages1795571000000 implements MigrationInterface {
  readonly name = 'OutcomesOfMessages1795571000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employer_sender_names" ("account_id" text COLLATE "C" NOT NULL, "employer_id" text COLLATE "C" NOT NULL,
         "sender_name" text NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_employer_sender_names" PRIMARY KEY ("account_id", "employer_id"))`,
    );
    await runner.query(`ALTER TABLE "magic_links" ADD "is_asked_by_mail" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "user_sessions" ADD "mailbox_proved_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "user_sessions" DROP COLUMN "mailbox_proved_at"`);
    await runner.query(`ALTER TABLE "magic_links" DROP COLUMN "is_asked_by_mail"`);
    await runner.query(`DROP TABLE "employer_sender_names"`);
  }
}
