import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys that evidence is made with, sealed. */
export class EvidenceKeys1795344480000 implements MigrationInterface {
  readonly name = 'EvidenceKeys1795344480000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "evidence_keys" ("id" text COLLATE "C" NOT NULL, "purpose" text NOT NULL, "public_part" text, "sealed" bytea NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "retired_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "evidence_keys_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "evidence_keys_purpose" ON "evidence_keys" ("purpose") WHERE retired_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
