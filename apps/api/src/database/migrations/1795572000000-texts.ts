import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text messages: who agreed to them, which numbers answered STOP, and by which channel a message goes. */
export class Texts1795572000000 implements MigrationInterface {
  readonly name = 'Texts1795572000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messages" ADD "channel" text NOT NULL DEFAULT 'email'`);
    await runner.query(
      `CREATE INDEX "IDX_messages_texts" ON "messages" ("address_hash") WHERE channel = 'sms'`,
    );
    await runner.query(`ALTER TABLE "message_settings" ADD "texts" text NOT NULL DEFAULT 'off'`);
    await runner.query(
      `CREATE TABLE "text_consents" ("account_id" text COLLATE "C" NOT NULL, "employee_id" text COLLATE "C" NOT NULL,
         "number_hash" text NOT NULL, "agreed_by" text NOT NULL, "agreed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_text_consents" PRIMARY KEY ("account_id", "employee_id"))`,
    );
    await runner.query(
      `CREATE TABLE "text_stops" ("number_hash" text COLLATE "C" NOT NULL, "stopped_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_text_stops" PRIMARY KEY ("number_hash"))`,
    );
    await runner.query(
      `CREATE TABLE "text_replies" ("id" text COLLATE "C" NOT NULL, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_text_replies" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_text_replies_received" ON "text_replies" ("received_at")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "text_replies"`);
    await runner.query(`DROP TABLE "text_stops"`);
    await runner.query(`DROP TABLE "text_consents"`);
    await runner.query(`ALTER TABLE "message_settings" DROP COLUMN "texts"`);
    await runner.query(`DROP INDEX "IDX_messages_texts"`);
    await runner.query(`ALTER TABLE "messages" DROP COLUMN "channel"`);
  }
}
