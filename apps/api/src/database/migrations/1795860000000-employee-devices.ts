import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql } from '../row-security/account-rows-sql.js';

/**
 * Sensitive answers show on the device on which they were entered; elsewhere after a one-time code. What sessions entered
 * before stays with each session, which is a device of its own.
 */
export class EmployeeDevices1795860000000 implements MigrationInterface {
  readonly name = 'EmployeeDevices1795860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "employee_devices" ("employee_id" text COLLATE "C" NOT NULL,
      "device_key" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "entered" text array NOT NULL,
      "last_used_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "PK_employee_devices" PRIMARY KEY ("employee_id", "device_key"))`);
    await runner.query(`CREATE INDEX "IDX_employee_devices_used" ON "employee_devices" ("last_used_at")`);
    await runner.query(`CREATE TABLE "identity_codes" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL,
      "employee_id" text NOT NULL, "form_session_id" text NOT NULL, "channel" text NOT NULL, "code_hash" text NOT NULL,
      "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_identity_codes" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "IDX_identity_codes_sent" ON "identity_codes" ("account_id", "employee_id", "sent_at")`,
    );
    await runner.query(`CREATE INDEX "IDX_identity_codes_expiry" ON "identity_codes" ("expires_at")`);
    for (const table of ['employee_devices', 'identity_codes']) await runner.query(accountRowsSql(table));
    await runner.query(`ALTER TABLE "form_sessions" DROP COLUMN "entered", ADD "maker_presence" text`);
    await runner.query(`ALTER TABLE "signatures" ADD "arrival" jsonb`);
    await runner.query(`ALTER TABLE "identity_checks" DROP COLUMN "is_doubtful"`);
    // What knowledge proved is not proved any more: those sessions ask for a code.
    await runner.query(
      `UPDATE "form_sessions" SET "proved" = 'nothing', "proved_at" = NULL
        WHERE "proved" IN ('date_of_birth_and_ssn', 'entered_on_this_device')`,
    );
    // Section 1 of Form I-9 is the employee's to fill in: nothing ever set this.
    await runner.query(
      `ALTER TABLE "accounts" DROP COLUMN "employee_identity_check", DROP COLUMN "prefills_government_forms"`,
    );
    await runner.query(`ALTER TABLE "accounts" ADD "employee_signature_proof" text NOT NULL DEFAULT 'none'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
