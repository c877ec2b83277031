import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Consents to sign electronically, one for each time that somebody agreed; earlier signatures have theirs in themselves. */
export class SigningConsents1795397000000 implements MigrationInterface {
  readonly name = 'SigningConsents1795397000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "signing_consents" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "employee_id" text NOT NULL, "given_at" TIMESTAMP WITH TIME ZONE, "version" text, "locale" text, "text" text, "text_sha256" text, "task_id" text, "demonstrated_access" text, "form_session_id" text, "onboarding_link_id" text, "ip" text NOT NULL, "user_agent" text NOT NULL, "replaced_at" TIMESTAMP WITH TIME ZONE, "withdrawn_at" TIMESTAMP WITH TIME ZONE, "withdrawn_by" jsonb, "withdrawal_reason" text, CONSTRAINT "PK_signing_consents" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_signing_consents_employee" ON "signing_consents" ("account_id", "employee_id", "id")`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_signing_consents_in_force" ON "signing_consents" ("account_id", "employee_id") WHERE withdrawn_at IS NULL AND replaced_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "signatures" ADD "consent_id" text`);
    await runner.query(keepConsent);
    await runner.query(
      `CREATE TRIGGER keep_consent BEFORE UPDATE ON signing_consents FOR EACH ROW EXECUTE FUNCTION keep_consent()`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** What was agreed to stays as it was; a consent ends once. */
const keepConsent = `CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE ends text[] := '{replaced_at,withdrawn_at,withdrawn_by,withdrawal_reason}';
  BEGIN
    IF to_jsonb(OLD) - ends IS DISTINCT FROM to_jsonb(NEW) - ends
       OR OLD.replaced_at IS NOT NULL OR OLD.withdrawn_at IS NOT NULL
    THEN RAISE EXCEPTION 'consents are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
    RETURN NEW;
  END $$`;
