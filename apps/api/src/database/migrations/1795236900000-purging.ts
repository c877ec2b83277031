import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Purging1795236900000 implements MigrationInterface {
  readonly name = 'Purging1795236900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tasks" ADD "purged_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `CREATE INDEX "IDX_tasks_to_purge" ON "tasks"  ("deleted_at") WHERE deleted_at IS NOT NULL AND purged_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_scheduled" ON "tasks"  ("deletion_scheduled_at") WHERE deleted_at IS NULL AND deletion_scheduled_at IS NOT NULL`,
    );
    await runner.query(allowPurging);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** A drawn signature goes with the form when that is purged; everything else that proves the signing stays. */
const allowPurging = `CREATE OR REPLACE FUNCTION refuse_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE may_change text[] := '{voided_at,void_reason}';
  BEGIN
    IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
    IF NEW.sealed_image IS NULL THEN may_change := may_change || '{sealed_image}'::text[]; END IF;
    IF to_jsonb(OLD) - may_change IS DISTINCT FROM to_jsonb(NEW) - may_change
       OR (OLD.voided_at IS NOT NULL AND OLD.voided_at IS DISTINCT FROM NEW.voided_at)
    THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
    RETURN NEW;
  END $$`;
