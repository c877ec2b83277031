import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A key belongs to the credential that sent it. What was kept before is nobody's: it is answered to nobody, and ends with its day. */
export class IdempotencyByCredential1795317944098 implements MigrationInterface {
  readonly name = 'IdempotencyByCredential1795317944098';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "idempotency_keys" ADD "credential" text COLLATE "C" NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "idempotency_keys" DROP CONSTRAINT "PK_797bef48c094807d04973d995e9"`);
    await runner.query(
      `ALTER TABLE "idempotency_keys" ADD CONSTRAINT "PK_177438a4ad6d1156578f68f3dc3" PRIMARY KEY ("account_id", "credential", "key")`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
