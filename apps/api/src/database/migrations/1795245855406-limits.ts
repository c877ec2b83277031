import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Limits1795245855406 implements MigrationInterface {
  readonly name = 'Limits1795245855406';

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged, and with room for rows to change in place: counts of ten seconds need not outlive a crash.
    await runner.query(
      `CREATE UNLOGGED TABLE "request_counts" ("key" text COLLATE "C" NOT NULL, "window" bigint NOT NULL, "requests" integer NOT NULL, CONSTRAINT "PK_29b471d2f92a3973d2741c29c8c" PRIMARY KEY ("key")) WITH (fillfactor = 50)`,
    );
    await runner.query(
      `CREATE TABLE "sign_in_failures" ("key" character varying(255) NOT NULL, "points" integer NOT NULL DEFAULT '0', "expire" bigint, CONSTRAINT "PK_9640f740c74e346a74259162542" PRIMARY KEY ("key"))`,
    );
    await runner.query(`CREATE INDEX "IDX_bf56c036b99d88a1c35455518e" ON "sign_in_failures"  ("expire") `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
