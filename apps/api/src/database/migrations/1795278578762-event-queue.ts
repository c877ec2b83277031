import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for its deliveries is a narrow row that goes again, where each event was written anew to be marked. */
export class EventQueue1795278578762 implements MigrationInterface {
  readonly name = 'EventQueue1795278578762';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "event_queue" ("position" bigint NOT NULL, "event_id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "kind" text NOT NULL, "resource_id" text COLLATE "C" NOT NULL, CONSTRAINT "PK_f4bcfdd1c4b3e13eda2abe2c7aa" PRIMARY KEY ("position"))`,
    );
    await runner.query(
      `INSERT INTO event_queue (position, event_id, account_id, kind, resource_id)
       SELECT position, id, account_id, kind, resource_id FROM events WHERE fanned_out_at IS NULL`,
    );
    await runner.query(`DROP INDEX "public"."IDX_3edfb5f48c699776ae59b90764"`);
    await runner.query(`DROP INDEX "public"."IDX_4c8856cc20461f65da8d70f6ce"`);
    await runner.query(`ALTER TABLE "events" DROP COLUMN "fanned_out_at"`);
    await runner.query(
      `CREATE FUNCTION queue_event() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         INSERT INTO event_queue (position, event_id, account_id, kind, resource_id)
         VALUES (NEW.position, NEW.id, NEW.account_id, NEW.kind, NEW.resource_id);
         RETURN NULL;
       END $$`,
    );
    // A test of a webhook is sent to that one alone: its delivery is written with it.
    await runner.query(
      `CREATE TRIGGER queue_event AFTER INSERT ON events FOR EACH ROW
       WHEN (NEW.kind <> 'webhook.test') EXECUTE FUNCTION queue_event()`,
    );
    await runner.query(`ALTER TABLE "webhook_deliveries" ADD "first_try" json`);
    await runner.query(`DROP INDEX "public"."IDX_04fa926c32b43d66134e059d76"`);
    await runner.query(`DROP INDEX "public"."IDX_c5b5e32b37eaa459bdf63fa64f"`);
    await runner.query(`DROP INDEX "public"."IDX_451defdf3fa8cff06bf09ba11d"`);
    await runner.query(`ALTER TABLE "webhook_deliveries" ALTER COLUMN "resource_id" TYPE text COLLATE "C"`);
    await runner.query(
      `CREATE INDEX "IDX_c5b5e32b37eaa459bdf63fa64f" ON "webhook_deliveries"  ("webhook_id", "resource_id", "position") WHERE status = 'pending'`,
    );
    await runner.query(
      `CREATE INDEX "IDX_c197b998e529edaaa251f986bd" ON "webhook_deliveries"  ("webhook_id") WHERE status = 'pending' AND run_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
