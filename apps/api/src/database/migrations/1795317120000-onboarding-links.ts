import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions and links from before are on no record that could end them with their issuer: they open nothing any more. */
export class OnboardingLinks1795317120000 implements MigrationInterface {
  readonly name = 'OnboardingLinks1795317120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "onboarding_links" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL,
      "employee_id" text NOT NULL, "side" text NOT NULL, "task_ids" text array, "issuer_type" text NOT NULL,
      "issuer_id" text NOT NULL, "issuer_sees_sensitive" boolean NOT NULL, "handed_over" text NOT NULL, "signer" jsonb,
      "ip" text NOT NULL, "user_agent" text NOT NULL, "uses" integer NOT NULL DEFAULT '0',
      "last_used_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP WITH TIME ZONE,
      CONSTRAINT "PK_onboarding_links" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE TABLE "identity_checks" ("employee_id" text COLLATE "C" NOT NULL,
      "account_id" text NOT NULL, "wrong_tries" integer NOT NULL DEFAULT '0', "locks" integer NOT NULL DEFAULT '0',
      "locked_until" TIMESTAMP WITH TIME ZONE, "is_doubtful" boolean NOT NULL DEFAULT false,
      CONSTRAINT "PK_identity_checks" PRIMARY KEY ("employee_id"))`);
    await runner.query(
      `ALTER TABLE "accounts" ADD "employee_identity_check" text NOT NULL DEFAULT 'date_of_birth_and_ssn',
         ADD "employer_signer" text NOT NULL DEFAULT 'vouched'`,
    );
    await runner.query(`ALTER TABLE "form_sessions" ADD "link_id" text, ADD "device_hash" text,
      ADD "proved" text NOT NULL DEFAULT 'nothing', ADD "proved_at" TIMESTAMP WITH TIME ZONE,
      ADD "sees_sensitive" boolean NOT NULL DEFAULT false, ADD "entered" text array NOT NULL DEFAULT '{}',
      ADD "signer" jsonb, ADD "user_id" text, ADD "user_session_id" text, ADD "ended_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "signatures" ADD "onboarding_link_id" text, ADD "issuer" jsonb, ADD "proved" text,
      ADD "signer" jsonb, ADD "signer_user_id" text`);
    await runner.query(`CREATE INDEX "IDX_fa2218a622d62209bfe933fba3" ON "onboarding_links" ("expires_at")`);
    await runner.query(
      `CREATE INDEX "IDX_a4ae6f20f186687898bdf742df" ON "onboarding_links" ("account_id", "employee_id", "id")`,
    );
    await runner.query(`CREATE INDEX "IDX_296893df6275552980b32f4944" ON "form_sessions" ("link_id")`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
