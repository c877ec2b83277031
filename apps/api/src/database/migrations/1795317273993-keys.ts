import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Keys1795317273993 implements MigrationInterface {
  readonly name = 'Keys1795317273993';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "keys" ("id" text COLLATE "C" NOT NULL, "fingerprint" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "current_from" TIMESTAMP WITH TIME ZONE NOT NULL, "seals_unnamed" boolean NOT NULL DEFAULT false, "progress" jsonb, "resealed_at" TIMESTAMP WITH TIME ZONE, "removed_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_e63d5d51e0192635ab79aa49644" PRIMARY KEY ("id"))`,
    );
    await runner.query(allowSealingAnew);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/**
 * A drawn signature may be sealed anew with another key of the installation: its bytes then name another key than before,
 * and only whoever has the key can make such bytes. Under one key nobody replaces it.
 */
const allowSealingAnew = `CREATE OR REPLACE FUNCTION refuse_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    may_change text[] := '{voided_at,void_reason}';
    is_sealed_anew boolean := substring(NEW.sealed_image FROM 1 FOR 3) = 'FDK'::bytea
      AND substring(NEW.sealed_image FROM 1 FOR 8) IS DISTINCT FROM substring(OLD.sealed_image FROM 1 FOR 8);
  BEGIN
    IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
    IF NEW.sealed_image IS NULL OR (OLD.sealed_image IS NOT NULL AND is_sealed_anew)
    THEN may_change := may_change || '{sealed_image}'::text[]; END IF;
    IF to_jsonb(OLD) - may_change IS DISTINCT FROM to_jsonb(NEW) - may_change
       OR (OLD.voided_at IS NOT NULL AND OLD.voided_at IS DISTINCT FROM NEW.voided_at)
    THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
    RETURN NEW;
  END $$`;
