import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries of audit trails are signed with a key, and the heads of trails anchored. Those from before are signed when the key
 * is made, which is the one change that an entry allows.
 */
export class TrailAnchors1795346300000 implements MigrationInterface {
  readonly name = 'TrailAnchors1795346300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "audit_events" ADD "mac" text`);
    await runner.query(`CREATE INDEX "audit_events_at" ON "audit_events" USING brin ("at")`);
    await runner.query(
      `CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           IF TG_OP = 'UPDATE' AND OLD.mac IS NULL AND to_jsonb(OLD) - 'mac' = to_jsonb(NEW) - 'mac' THEN RETURN NEW; END IF;
           RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
         END $$`,
    );
    await runner.query(`DROP TRIGGER audit_events_are_permanent ON audit_events`);
    await runner.query(
      `CREATE TRIGGER audit_events_are_permanent BEFORE UPDATE OR DELETE ON audit_events
         FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
    );
    await runner.query(
      `CREATE TABLE "trail_anchors" ("sequence" integer NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "heads" integer NOT NULL, "root" text NOT NULL, "previous_hash" text NOT NULL, "hash" text NOT NULL, "signature" text NOT NULL, "key_id" text NOT NULL, CONSTRAINT "trail_anchors_pkey" PRIMARY KEY ("sequence"))`,
    );
    await runner.query(
      `CREATE TABLE "anchored_heads" ("task_id" text COLLATE "C" NOT NULL, "sequence" integer NOT NULL, "hash" text NOT NULL, "anchor_sequence" integer NOT NULL, "leaf_index" integer NOT NULL, "path" text array NOT NULL, CONSTRAINT "anchored_heads_pkey" PRIMARY KEY ("task_id", "sequence"))`,
    );
    for (const table of ['trail_anchors', 'anchored_heads'])
      await runner.query(
        `CREATE TRIGGER ${table}_are_permanent BEFORE UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
