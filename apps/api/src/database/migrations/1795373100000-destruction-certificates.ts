import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is destroyed leaves a certificate; reasons that stood beside void signatures of what was destroyed before go too. */
export class DestructionCertificates1795373100000 implements MigrationInterface {
  readonly name = 'DestructionCertificates1795373100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "destruction_certificates" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "destroyed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "content" jsonb NOT NULL, CONSTRAINT "PK_destruction_certificates" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_destruction_certificates_account" ON "destruction_certificates" ("account_id", "id")`,
    );
    await runner.query(
      `CREATE INDEX "IDX_destruction_certificates_task" ON "destruction_certificates" ("task_id")`,
    );
    await runner.query(
      `UPDATE signatures SET void_reason = NULL FROM tasks
        WHERE tasks.id = signatures.task_id AND tasks.purged_at IS NOT NULL AND void_reason IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
