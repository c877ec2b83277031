import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever holds a document asks for it by its hash. */
export class DocumentsByHash1795362100000 implements MigrationInterface {
  readonly name = 'DocumentsByHash1795362100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['pdf_sha256', 'certificate_sha256'])
      await runner.query(`CREATE INDEX "documents_${column}" ON "documents" ("${column}")`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
