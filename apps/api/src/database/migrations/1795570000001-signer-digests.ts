import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is told in the morning what waits for their signature, and when. */
export class SignerDigests1795570000001 implements MigrationInterface {
  readonly name = 'SignerDigests1795570000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "signer_digests" ("user_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL,
         "is_wanted" boolean NOT NULL DEFAULT true, "time_zone" text, "next_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         "steps" jsonb NOT NULL DEFAULT '[]', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_signer_digests" PRIMARY KEY ("user_id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_signer_digests_next" ON "signer_digests" ("next_at", "user_id")`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "signer_digests"`);
  }
}
