import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts' own words for messages. */
export class MessageWordings1795573000001 implements MigrationInterface {
  readonly name = 'MessageWordings1795573000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "message_wordings" ("account_id" text COLLATE "C" NOT NULL, "kind" text COLLATE "C" NOT NULL,
         "language" text COLLATE "C" NOT NULL, "subject" text, "body" text, "is_used" boolean NOT NULL,
         "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_message_wordings" PRIMARY KEY ("account_id", "kind", "language"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "message_wordings"`);
  }
}
