import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SentFormPdfs1795467200000 implements MigrationInterface {
  readonly name = 'SentFormPdfs1795467200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "form_pdfs" ADD "sent_sha256" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "form_pdfs" DROP COLUMN "sent_sha256"`);
  }
}
