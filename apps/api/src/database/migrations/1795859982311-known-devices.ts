import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql } from '../row-security/account-rows-sql.js';

/** Devices that are exempt from the lock-out of an email. */
export class KnownDevices1795859982311 implements MigrationInterface {
  readonly name = 'KnownDevices1795859982311';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "known_devices" ("id" uuid NOT NULL, "account_id" text NOT NULL, "user_id" text NOT NULL, "hash" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "UQ_8236379f724e87429437b0b3578" UNIQUE ("hash", "user_id"), CONSTRAINT "PK_f1337dfd94ae70a64a4c50e52ea" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_9a86826243304385e7b1185bfe" ON "known_devices"  ("user_id") `);
    await runner.query(`CREATE INDEX "IDX_91e68901bad7c12e3975406d94" ON "known_devices"  ("expires_at") `);
    await runner.query(accountRowsSql('known_devices'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
