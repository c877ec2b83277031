import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Users of the live and the test account are one person where that was shown; equal emails show nothing, so nobody is
 * linked here. Passwords of before keep their hashes until they are next used, and no session of before counts as proof.
 */
export class ProvenPeople1795317559007 implements MigrationInterface {
  readonly name = 'ProvenPeople1795317559007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "user_links" ("live_user_id" text COLLATE "C" NOT NULL, "test_user_id" text COLLATE "C" NOT NULL, "made_by" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_2ba6d790013bd77dc8b137c6551" PRIMARY KEY ("live_user_id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_a1145f183cc62f4124d8dcaa59" ON "user_links"  ("test_user_id") `,
    );
    await runner.query(
      `CREATE TABLE "password_salt" ("id" integer NOT NULL DEFAULT '1', "salt" text NOT NULL, CONSTRAINT "PK_ccf9696728f528e1614b27e286e" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `INSERT INTO password_salt (salt) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)`,
    );
    await runner.query(`ALTER TABLE "users" ADD "legacy_password_hash" text`);
    await runner.query(
      `UPDATE users SET legacy_password_hash = password_hash, password_hash = NULL WHERE password_hash IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_2a91fcee83121c18630e313b71" ON "users"  ("email_key") WHERE legacy_password_hash IS NOT NULL`,
    );
    await runner.query(`ALTER TABLE "user_sessions" ADD "ip" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "user_sessions" ADD "user_agent" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "user_sessions" ADD "proved_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "user_sessions" ADD "proved_user_id" text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
