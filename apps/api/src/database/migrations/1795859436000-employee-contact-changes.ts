import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql } from '../row-security/account-rows-sql.js';

/** Who set or changed the contacts of employees. Those from before have no known source. */
export class EmployeeContactChanges1795859436000 implements MigrationInterface {
  readonly name = 'EmployeeContactChanges1795859436000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "employee_contact_changes" ("employee_id" text COLLATE "C" NOT NULL,
      "channel" text COLLATE "C" NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "account_id" text NOT NULL,
      "sealed_former" bytea, "changed_by_type" text NOT NULL, "changed_by_id" text, "responsible_ids" text array NOT NULL,
      "confirmed_at" TIMESTAMP WITH TIME ZONE,
      CONSTRAINT "PK_employee_contact_changes" PRIMARY KEY ("employee_id", "channel", "changed_at"))`);
    await runner.query(accountRowsSql('employee_contact_changes'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
