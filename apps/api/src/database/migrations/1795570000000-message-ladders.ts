import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When reminders to each employee are looked at next, and how far the events of accounts that send them were followed. */
export class MessageLadders1795570000000 implements MigrationInterface {
  readonly name = 'MessageLadders1795570000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "message_ladders" ("employee_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL,
         "next_at" TIMESTAMP WITH TIME ZONE, "steps" jsonb NOT NULL DEFAULT '[]',
         CONSTRAINT "PK_message_ladders" PRIMARY KEY ("employee_id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_message_ladders_next" ON "message_ladders" ("next_at", "employee_id") WHERE next_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE TABLE "message_ladder_accounts" ("account_id" text COLLATE "C" NOT NULL,
         "turned_on_at" TIMESTAMP WITH TIME ZONE NOT NULL, "xid" bigint NOT NULL, "position" bigint NOT NULL,
         "walked_to" text, CONSTRAINT "PK_message_ladder_accounts" PRIMARY KEY ("account_id"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "message_ladder_accounts"`);
    await runner.query(`DROP TABLE "message_ladders"`);
  }
}
