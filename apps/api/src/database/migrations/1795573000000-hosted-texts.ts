import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts say on hosted pages in their own words. */
export class HostedTexts1795573000000 implements MigrationInterface {
  readonly name = 'HostedTexts1795573000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "hosted_texts" ("account_id" text COLLATE "C" NOT NULL, "employer_id" text COLLATE "C" NOT NULL,
         "language" text COLLATE "C" NOT NULL, "texts" jsonb NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_hosted_texts" PRIMARY KEY ("account_id", "employer_id", "language"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "hosted_texts"`);
  }
}
