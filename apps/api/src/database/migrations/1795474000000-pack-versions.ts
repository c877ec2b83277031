import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms of packs have keys of the library's own; until now each pack had one version. */
export class PackVersions1795474000000 implements MigrationInterface {
  readonly name = 'PackVersions1795474000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "form_drafts" ADD "pack_version" integer`);
    await runner.query(`UPDATE "form_drafts" SET "pack_version" = 1 WHERE "key" NOT LIKE 'own-%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "form_drafts" DROP COLUMN "pack_version"`);
  }
}
