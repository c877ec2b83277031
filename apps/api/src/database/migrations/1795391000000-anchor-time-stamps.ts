import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a time-stamp authority says of the anchors of audit trails. */
export class AnchorTimeStamps1795391000000 implements MigrationInterface {
  readonly name = 'AnchorTimeStamps1795391000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "anchor_time_stamps" ("sequence" integer NOT NULL, "hash" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "token" text NOT NULL, CONSTRAINT "anchor_time_stamps_pkey" PRIMARY KEY ("sequence"))`,
    );
    await runner.query(
      `CREATE TRIGGER anchor_time_stamps_are_permanent BEFORE UPDATE OR DELETE ON anchor_time_stamps
         FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
