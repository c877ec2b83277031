import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql } from '../row-security/account-rows-sql.js';

/** What an account has decided not to ask of the library of policies, by whom and why. */
export class PolicyWaivers1795899300000 implements MigrationInterface {
  readonly name = 'PolicyWaivers1795899300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "policy_waivers" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL,
      "library_key" text COLLATE "C" NOT NULL, "reason" text NOT NULL,
      "waived_at" TIMESTAMP WITH TIME ZONE NOT NULL, "actor_kind" text NOT NULL, "actor_id" text,
      "taken_back_at" TIMESTAMP WITH TIME ZONE, "taken_back_by_kind" text, "taken_back_by_id" text,
      CONSTRAINT "PK_policy_waivers" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE UNIQUE INDEX "policy_waivers_in_force"
      ON "policy_waivers" ("account_id", "library_key") WHERE taken_back_at IS NULL`);
    await runner.query(accountRowsSql('policy_waivers'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
