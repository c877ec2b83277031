import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Destruction1795318438559 implements MigrationInterface {
  readonly name = 'Destruction1795318438559';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "employees" ADD "destroyed_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `CREATE INDEX "IDX_employees_to_destroy" ON "employees"  ("id") WHERE deleted_at IS NOT NULL AND destroyed_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_kept_of_employee" ON "tasks"  ("employee_id") WHERE deleted_at IS NOT NULL AND purged_at IS NULL`,
    );
    // Until now a time could only be given: what has one keeps it, and what has none was not kept back by anybody.
    await runner.query(`ALTER TABLE "tasks" ADD "is_deletion_given" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `UPDATE "tasks" SET "is_deletion_given" = true WHERE "deletion_scheduled_at" IS NOT NULL`,
    );
    for (const statement of erasingSignatures) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

const erases = `NEW.name = '' AND NEW.ip = '' AND NEW.user_agent = '' AND NEW.sealed_image IS NULL`;

/**
 * Signatures stay as they are, but for this: once the form is destroyed, a signature may lose who gave it and from where,
 * all at once and nothing else. Hashes and times stay.
 */
const erasingSignatures = [
  `CREATE FUNCTION erase_signature() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE erased text[] := '{name,ip,user_agent,sealed_image}';
     BEGIN
       IF to_jsonb(OLD) - erased IS DISTINCT FROM to_jsonb(NEW) - erased
          OR NOT EXISTS (SELECT 1 FROM tasks WHERE id = OLD.task_id AND purged_at IS NOT NULL)
       THEN RAISE EXCEPTION 'signatures are permanent' USING ERRCODE = 'insufficient_privilege'; END IF;
       RETURN NEW;
     END $$`,
  `DROP TRIGGER signatures_are_permanent ON signatures`,
  `CREATE TRIGGER signatures_are_permanent BEFORE DELETE ON signatures
     FOR EACH ROW EXECUTE FUNCTION refuse_signature_change()`,
  `CREATE TRIGGER signatures_are_kept BEFORE UPDATE ON signatures
     FOR EACH ROW WHEN (NOT (${erases})) EXECUTE FUNCTION refuse_signature_change()`,
  `CREATE TRIGGER signatures_are_erased BEFORE UPDATE ON signatures
     FOR EACH ROW WHEN (${erases}) EXECUTE FUNCTION erase_signature()`,
];
