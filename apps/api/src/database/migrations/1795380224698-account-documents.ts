import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountDocuments1795380224698 implements MigrationInterface {
  readonly name = 'AccountDocuments1795380224698';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "account_documents" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "form_key" text NOT NULL, "employer_id" text, "title" text NOT NULL, "version" text NOT NULL, "key" text NOT NULL, "size" integer NOT NULL, "sha256" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "retired_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_d4f6b0f80e65a4dfb36accda2dc" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_9374241c2bdf3e313c40efb43a" ON "account_documents"  ("account_id", "form_key") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
