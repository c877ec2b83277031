import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DueDeliveries1795252035665 implements MigrationInterface {
  readonly name = 'DueDeliveries1795252035665';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "public"."IDX_f376f953652b73a33a44729ba6"`);
    await runner.query(
      `CREATE INDEX "IDX_5588a0b2d6ee3184495fc761be" ON "webhook_deliveries"  ("webhook_id", "run_at") WHERE status = 'pending' AND run_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
