import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnForms1795465000000 implements MigrationInterface {
  readonly name = 'OwnForms1795465000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "form_drafts" ("form_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "key" text NOT NULL, "content" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_form_drafts" PRIMARY KEY ("form_id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_6079ffaea753d663326af5ca6d" ON "form_drafts"  ("account_id", "key")`,
    );
    await runner.query(
      `CREATE TABLE "form_editions" ("form_id" text COLLATE "C" NOT NULL, "number" integer NOT NULL, "account_id" text NOT NULL, "content" jsonb NOT NULL, "sha256" text NOT NULL, "published_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_form_editions" PRIMARY KEY ("form_id", "number"))`,
    );
    // Administrators may do everything that there is.
    await runner.query(
      `UPDATE user_groups SET permissions = permissions || '{form:edit}' WHERE key = 'admin' AND NOT 'form:edit' = ANY (permissions)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
