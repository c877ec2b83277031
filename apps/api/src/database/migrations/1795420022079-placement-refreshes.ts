import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who names a record that changed is looked at again: the change itself says so, whichever way it came about. */
export class PlacementRefreshes1795420022079 implements MigrationInterface {
  readonly name = 'PlacementRefreshes1795420022079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "placement_refreshes" ("position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "account_id" text NOT NULL, "noun" text NOT NULL, "record_id" text COLLATE "C" NOT NULL, "after_id" text COLLATE "C" NOT NULL DEFAULT '', "failures" smallint NOT NULL DEFAULT '0', "retry_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_3b7ed4869a7e18366c8f875a398" PRIMARY KEY ("position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_1a9fd2fc06b25779aa20556e22" ON "placement_refreshes"  ("record_id") `,
    );
    await runner.query(
      `CREATE FUNCTION queue_placement_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         INSERT INTO placement_refreshes (account_id, noun, record_id) VALUES (NEW.account_id, TG_ARGV[0], NEW.id);
         RETURN NULL;
       END $$`,
    );
    for (const noun of ['employee', 'employer', 'client', 'job'])
      await runner.query(
        `CREATE TRIGGER queue_placement_refresh AFTER UPDATE ON ${noun}s FOR EACH ROW
         WHEN (OLD.updated_at IS DISTINCT FROM NEW.updated_at AND NEW.deleted_at IS NULL)
         EXECUTE FUNCTION queue_placement_refresh('${noun}')`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
