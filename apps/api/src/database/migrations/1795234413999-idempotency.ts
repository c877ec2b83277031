import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Idempotency1795234413999 implements MigrationInterface {
  readonly name = 'Idempotency1795234413999';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "idempotency_keys" ("account_id" text COLLATE "C" NOT NULL, "key" text COLLATE "C" NOT NULL, "fingerprint" text NOT NULL, "status" smallint, "body" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_797bef48c094807d04973d995e9" PRIMARY KEY ("account_id", "key"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_5e72f040fdc5efc8eef52a388c" ON "idempotency_keys"  ("created_at") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
