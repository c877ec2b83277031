import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accountRowsSql } from '../row-security/account-rows-sql.js';

/** The shared sign-in to E-Verify, and answers of it that cannot be read. */
export class EverifyProblems1795887800000 implements MigrationInterface {
  readonly name = 'EverifyProblems1795887800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "everify_sign_ins" ("account_id" text COLLATE "C" NOT NULL, "connection_at" TIMESTAMP WITH TIME ZONE NOT NULL, "sealed_token" bytea, "token_until" TIMESTAMP WITH TIME ZONE, "renewing_until" TIMESTAMP WITH TIME ZONE, "password_expires_on" text, "refusal" text, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_72d23a1d87502c3dfa9f7361af7" PRIMARY KEY ("account_id"))`,
    );
    await runner.query(
      `CREATE TABLE "everify_unread_answers" ("account_id" text COLLATE "C" NOT NULL, "subject" text COLLATE "C" NOT NULL, "operation" text NOT NULL, "structure" text NOT NULL, "since" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_0003cc7e3ca09b638637ebfeb24" PRIMARY KEY ("account_id", "subject"))`,
    );
    await runner.query(accountRowsSql('everify_sign_ins'));
    await runner.query(accountRowsSql('everify_unread_answers'));
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
