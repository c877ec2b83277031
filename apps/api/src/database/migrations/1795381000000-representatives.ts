import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who examines an employee's documents for the employer: a named person with a link and a code of their own. */
export class Representatives1795381000000 implements MigrationInterface {
  readonly name = 'Representatives1795381000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "representatives" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "employee_id" text NOT NULL, "link_id" text NOT NULL, "name" text NOT NULL, "email" text, "phone" text, "title" text, "named_by" jsonb NOT NULL, "asks_for_pictures" boolean NOT NULL, "code_hash" text NOT NULL, "wrong_tries" integer NOT NULL DEFAULT '0', "code_proved_at" TIMESTAMP WITH TIME ZONE, "on_employees_device" boolean, "signed_at" TIMESTAMP WITH TIME ZONE, "signature_id" text, "reviewed_at" TIMESTAMP WITH TIME ZONE, "is_accepted" boolean NOT NULL DEFAULT false, "revoked_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_80e9af53802d5e0376d1ae8f68c" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_95bad2af3fd979d993fc686dda" ON "representatives" ("account_id", "task_id", "id")`,
    );
    await runner.query(`ALTER TABLE "onboarding_links" ADD "representative_id" text`);
    await runner.query(`ALTER TABLE "onboarding_links" ADD "parent_link_id" text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
