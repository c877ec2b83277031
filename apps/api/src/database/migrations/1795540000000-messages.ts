import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that are sent by email, how an account sends them, and addresses that are not written to. */
export class Messages1795540000000 implements MigrationInterface {
  readonly name = 'Messages1795540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "messages" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "is_test" boolean NOT NULL,
         "kind" text NOT NULL, "status" text NOT NULL, "employee_id" text COLLATE "C", "placement_id" text, "task_id" text,
         "user_id" text, "link_id" text, "language" text NOT NULL, "dedupe_key" text, "address_hash" text NOT NULL,
         "domain" text NOT NULL, "sealed_recipient" bytea NOT NULL, "sealed_content" bytea, "smtp_message_id" text,
         "attempts" integer NOT NULL DEFAULT 0, "run_at" TIMESTAMP WITH TIME ZONE, "send_before" TIMESTAMP WITH TIME ZONE,
         "reason" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE,
         "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_messages" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_messages_employee" ON "messages" ("account_id", "employee_id", "id")`,
    );
    await runner.query(`CREATE INDEX "IDX_messages_due" ON "messages" ("run_at") WHERE status = 'queued'`);
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_messages_once" ON "messages" ("account_id", "dedupe_key") WHERE dedupe_key IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_messages_unreached" ON "messages" ("account_id", "employee_id")
         WHERE status IN ('refused', 'bounced', 'suppressed')`,
    );
    await runner.query(
      `CREATE INDEX "IDX_messages_address" ON "messages" ("account_id", "address_hash") WHERE status = 'queued'`,
    );
    await runner.query(`CREATE INDEX "IDX_messages_finished" ON "messages" ("finished_at")`);
    await runner.query(
      `CREATE TABLE "message_settings" ("account_id" text COLLATE "C" NOT NULL, "mode" text NOT NULL, "sender_name" text,
         "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_message_settings" PRIMARY KEY ("account_id"))`,
    );
    await runner.query(
      `CREATE TABLE "message_suppressions" ("account_id" text COLLATE "C" NOT NULL, "address_hash" text COLLATE "C" NOT NULL,
         "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_message_suppressions" PRIMARY KEY ("account_id", "address_hash"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "message_suppressions"`);
    await runner.query(`DROP TABLE "message_settings"`);
    await runner.query(`DROP TABLE "messages"`);
  }
}
