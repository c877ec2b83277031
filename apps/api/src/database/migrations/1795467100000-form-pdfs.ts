import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FormPdfs1795467100000 implements MigrationInterface {
  readonly name = 'FormPdfs1795467100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "form_pdfs" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "sha256" text NOT NULL, "name" text NOT NULL, "size" integer NOT NULL, "pages" jsonb NOT NULL, "dropped" text array NOT NULL, "field_count" integer NOT NULL, "suggestion" jsonb, "key" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_form_pdfs" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_fd5dc81250b31277c51f86e0d6" ON "form_pdfs"  ("used_at")`);
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_aa2bb33b7564c7bb2c79e81953" ON "form_pdfs"  ("account_id", "sha256")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "form_pdfs"`);
  }
}
