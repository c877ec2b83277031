import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * 8 CFR 274a.2(g)(1)(iv): the record of who did what is permanent. The database refuses to change or delete it, whoever asks;
 * of a signature nothing changes but that it was made void.
 */
const permanence = [
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$`,
  `CREATE TRIGGER audit_events_are_permanent BEFORE UPDATE OR DELETE ON audit_events
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER audit_events_are_not_emptied BEFORE TRUNCATE ON audit_events
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE FUNCTION refuse_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'DELETE' OR OLD.voided_at IS NOT NULL
          OR to_jsonb(OLD) - '{voided_at,void_reason}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{voided_at,void_reason}'::text[]
       THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
       RETURN NEW;
     END $$`,
  `CREATE TRIGGER signatures_are_permanent BEFORE UPDATE OR DELETE ON signatures
     FOR EACH ROW EXECUTE FUNCTION refuse_signature_change()`,
];

export class Tasks1795235266994 implements MigrationInterface {
  readonly name = 'Tasks1795235266994';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "documents" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "version" integer NOT NULL, "pdf_key" text NOT NULL, "pdf_sha256" text NOT NULL, "certificate_key" text NOT NULL, "certificate_sha256" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_ac51aa5181ee2036f5ca482857c" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_0ae3e7bad831d7201a46e9c01d" ON "documents"  ("task_id", "version") `,
    );
    await runner.query(
      `CREATE TABLE "document_jobs" ("task_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "run_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_error" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5c4f021e80547e95d15be60a5d0" PRIMARY KEY ("task_id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_93498d41778dbbc6b6445a6e7f" ON "document_jobs"  ("run_at") `);
    await runner.query(
      `CREATE TABLE "files" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "subtask_id" text NOT NULL, "path" text NOT NULL, "key" text NOT NULL, "name" text NOT NULL, "type" text NOT NULL, "size" integer NOT NULL, "checksum" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_6c16b9093a142e0e7613b04a3d9" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_1c6b42e179c67ce855c5b94ba3" ON "files"  ("task_id") `);
    await runner.query(
      `CREATE TABLE "forms" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "key" text NOT NULL, "edition" text NOT NULL, "name" text NOT NULL, "tags" text array NOT NULL, "custom_attributes" jsonb NOT NULL DEFAULT '{}', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_ba062fd30b06814a60756f233da" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_54ff2c756958fda850633be8dc" ON "forms"  ("account_id", "key") `,
    );
    await runner.query(
      `CREATE TABLE "form_sessions" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "hash" text NOT NULL, "employee_id" text NOT NULL, "side" text NOT NULL, "task_ids" text array, "locale" text, "theme_id" text, "redirect_to" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_used_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_9debed77518c40f34d0a3a253d3" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "IDX_560d07d6f1c830cb3701727ce9" ON "form_sessions"  ("hash") `);
    await runner.query(
      `CREATE TABLE "audit_events" ("task_id" text COLLATE "C" NOT NULL, "sequence" integer NOT NULL, "account_id" text NOT NULL, "kind" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "actor" jsonb NOT NULL, "detail" jsonb NOT NULL, "previous_hash" text NOT NULL, "hash" text NOT NULL, CONSTRAINT "PK_1e2028714c97594ffbd57077d33" PRIMARY KEY ("task_id", "sequence"))`,
    );
    await runner.query(
      `CREATE TABLE "signatures" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "section_id" text NOT NULL, "role" text NOT NULL, "method" text NOT NULL, "name" text NOT NULL, "sealed_image" bytea, "signed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "signed_on" text NOT NULL, "time_zone" text NOT NULL, "form_session_id" text NOT NULL, "ip" text NOT NULL, "user_agent" text NOT NULL, "locale" text NOT NULL, "attestation" text NOT NULL, "attestation_sha256" text NOT NULL, "consent_version" text NOT NULL, "consent_sha256" text NOT NULL, "answers_sha256" text NOT NULL, "document_sha256_before" text NOT NULL, "document_sha256_after" text NOT NULL, "voided_at" TIMESTAMP WITH TIME ZONE, "void_reason" text, CONSTRAINT "PK_f56eb3cd344ce7f9ae28ce814eb" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_9f04c0051eea2adac8db46e829" ON "signatures"  ("task_id", "section_id") WHERE voided_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "subtasks" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "page_id" text NOT NULL, "position" integer NOT NULL, "visited_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_035c1c153f0239ecc95be448d96" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_ac9f8e8268e64aba99f9b2d2f7" ON "subtasks"  ("task_id", "position") `,
    );
    await runner.query(
      `CREATE TABLE "tasks" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "form_id" text NOT NULL, "form_key" text NOT NULL, "edition" text NOT NULL, "employee_id" text NOT NULL, "employer_id" text, "client_id" text, "job_id" text, "placement_id" text, "next_action" text, "turn_section_id" text, "progress" jsonb NOT NULL, "page_progress" jsonb NOT NULL, "sealed_answers" bytea, "opened_section_ids" text array NOT NULL DEFAULT '{}', "sent_back" jsonb NOT NULL DEFAULT '{}', "revision" integer NOT NULL DEFAULT '0', "is_due_given" boolean NOT NULL DEFAULT false, "due_at" TIMESTAMP WITH TIME ZONE, "expired_at" TIMESTAMP WITH TIME ZONE, "deletion_scheduled_at" TIMESTAMP WITH TIME ZONE, "deletion_allowed_at" TIMESTAMP WITH TIME ZONE, "completed_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_8d12ff38fcc62aaba2cab748772" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_ca26681316c371567c2d90b392" ON "tasks"  ("account_id", "employee_id", "form_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_8e383f22de13d9e6c77a1ab39c" ON "tasks"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    for (const statement of permanence) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
