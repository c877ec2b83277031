import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the mailbox of bounces was read, and addresses that only reminders are kept from. */
export class Bounces1795572000100 implements MigrationInterface {
  readonly name = 'Bounces1795572000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "bounce_readings" ("id" text NOT NULL, "lease_until" TIMESTAMP WITH TIME ZONE NOT NULL,
         "uid_validity" double precision NOT NULL, "last_uid" double precision NOT NULL,
         CONSTRAINT "PK_bounce_readings" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `ALTER TABLE "message_suppressions" ADD "is_unasked_only" boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "message_suppressions" DROP COLUMN "is_unasked_only"`);
    await runner.query(`DROP TABLE "bounce_readings"`);
  }
}
