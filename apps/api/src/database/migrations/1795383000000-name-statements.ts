import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameStatements1795383000000 implements MigrationInterface {
  readonly name = 'NameStatements1795383000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "signatures" ADD "name_statement" jsonb`);
    await runner.query(eraseSignature);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** What is lost once the form is destroyed: besides who signed and from where, to whom the device was handed, and names stated. */
const eraseSignature = `CREATE OR REPLACE FUNCTION erase_signature() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE erased text[] := '{name,ip,user_agent,sealed_image,handover,name_statement}';
  BEGIN
    IF to_jsonb(OLD) - erased IS DISTINCT FROM to_jsonb(NEW) - erased
       OR NOT EXISTS (SELECT 1 FROM tasks WHERE id = OLD.task_id AND purged_at IS NOT NULL)
    THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
    RETURN NEW;
  END $$`;
