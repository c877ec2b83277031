import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Webhooks1795248680974 implements MigrationInterface {
  readonly name = 'Webhooks1795248680974';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "webhook_attempts" ("webhook_id" text COLLATE "C" NOT NULL, "event_id" text COLLATE "C" NOT NULL, "number" integer NOT NULL, "account_id" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "url" text NOT NULL, "request_headers" jsonb NOT NULL, "status" integer, "answer" text, "duration_ms" integer NOT NULL, "error" text, CONSTRAINT "PK_beefc683f0ad39c1871fec7a891" PRIMARY KEY ("webhook_id", "event_id", "number"))`,
    );
    await runner.query(`CREATE INDEX "IDX_bb94b367922cc00c18cfef1846" ON "webhook_attempts"  ("at") `);
    await runner.query(
      `CREATE TABLE "webhook_deliveries" ("webhook_id" text COLLATE "C" NOT NULL, "event_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "kind" text NOT NULL, "resource_id" text NOT NULL, "position" bigint NOT NULL, "status" text NOT NULL DEFAULT 'pending', "attempts" integer NOT NULL DEFAULT '0', "tries" integer NOT NULL DEFAULT '0', "run_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_08da689824f3b97fa480338bac4" PRIMARY KEY ("webhook_id", "event_id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_04fa926c32b43d66134e059d76" ON "webhook_deliveries"  ("created_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_451defdf3fa8cff06bf09ba11d" ON "webhook_deliveries"  ("webhook_id", "position") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_c5b5e32b37eaa459bdf63fa64f" ON "webhook_deliveries"  ("webhook_id", "resource_id", "position") WHERE status = 'pending'`,
    );
    await runner.query(
      `CREATE INDEX "IDX_21b39a36b7cadec0467d05e3ff" ON "webhook_deliveries"  ("run_at") WHERE status = 'pending'`,
    );
    await runner.query(`ALTER TABLE "events" ADD "position" BIGSERIAL NOT NULL`);
    await runner.query(`ALTER TABLE "events" ADD "fanned_out_at" TIMESTAMP WITH TIME ZONE`);
    // What happened before there were deliveries is nobody's news.
    await runner.query(`UPDATE events SET fanned_out_at = created_at`);
    await runner.query(`ALTER TABLE "webhooks" ADD "active_since" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`UPDATE webhooks SET active_since = now()`);
    await runner.query(`ALTER TABLE "webhooks" ALTER COLUMN "active_since" SET NOT NULL`);
    await runner.query(`ALTER TABLE "webhooks" ADD "sealed_previous_token" bytea`);
    await runner.query(`ALTER TABLE "webhooks" ADD "previous_token_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "webhooks" ADD "failing_since" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "webhooks" ADD "disabled_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "webhooks" ADD "disabled_reason" text`);
    await runner.query(
      `CREATE INDEX "IDX_3edfb5f48c699776ae59b90764" ON "events"  ("position") WHERE fanned_out_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
