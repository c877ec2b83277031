import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WebhookFairness1795250788890 implements MigrationInterface {
  readonly name = 'WebhookFairness1795250788890';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "webhooks" ADD "active_after" bigint`);
    // What was not given to it yet still is; what was before it was made never reaches it.
    await runner.query(
      `UPDATE webhooks SET active_after = COALESCE(
         (SELECT min(position) - 1 FROM events WHERE fanned_out_at IS NULL AND created_at >= active_since),
         pg_sequence_last_value('events_position_seq'), 0)`,
    );
    await runner.query(`ALTER TABLE "webhooks" ALTER COLUMN "active_after" SET NOT NULL`);
    await runner.query(`ALTER TABLE "webhooks" DROP COLUMN "active_since"`);
    // What waits for a webhook that was deleted waits in vain.
    await runner.query(
      `UPDATE webhook_deliveries SET status = 'failed', run_at = NULL, finished_at = now()
        WHERE status = 'pending' AND webhook_id NOT IN (SELECT id FROM webhooks)`,
    );
    await runner.query(`DROP INDEX "public"."IDX_21b39a36b7cadec0467d05e3ff"`);
    await runner.query(
      `CREATE INDEX "IDX_f376f953652b73a33a44729ba6" ON "webhook_deliveries"  ("webhook_id", "run_at") WHERE status = 'pending'`,
    );
    await runner.query(`CREATE INDEX "IDX_4c8856cc20461f65da8d70f6ce" ON "events"  ("fanned_out_at") `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
