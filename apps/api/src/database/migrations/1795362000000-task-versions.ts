import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was attested on a task before it was replaced. What is signed today is not copied: it becomes a version when it is
 * replaced, and is read from the task itself until then.
 */
export class TaskVersions1795362000000 implements MigrationInterface {
  readonly name = 'TaskVersions1795362000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "task_versions" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "number" integer NOT NULL, "kept_at" TIMESTAMP WITH TIME ZONE NOT NULL, "sealed_content" bytea, CONSTRAINT "task_versions_number" UNIQUE ("task_id", "number"), CONSTRAINT "task_versions_pkey" PRIMARY KEY ("id"))`,
    );
    for (const statement of keepVersions) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/**
 * A version may be sealed anew with another key of the installation, whose bytes only whoever has the key can make, and
 * lose its content once its form is destroyed. Nothing else of it changes, and it is never deleted.
 */
const keepVersions = [
  `CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       is_sealed_anew boolean := substring(NEW.sealed_content FROM 1 FOR 3) = 'FDK'::bytea
         AND substring(NEW.sealed_content FROM 1 FOR 8) IS DISTINCT FROM substring(OLD.sealed_content FROM 1 FOR 8);
       is_destroyed boolean := NEW.sealed_content IS NULL
         AND EXISTS (SELECT 1 FROM tasks WHERE id = OLD.task_id AND purged_at IS NOT NULL);
     BEGIN
       IF OLD.sealed_content IS NOT NULL AND (is_sealed_anew OR is_destroyed)
          AND to_jsonb(OLD) - 'sealed_content' = to_jsonb(NEW) - 'sealed_content'
       THEN RETURN NEW; END IF;
       RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
     END $$`,
  `CREATE TRIGGER task_versions_are_permanent BEFORE UPDATE ON task_versions
     FOR EACH ROW EXECUTE FUNCTION refuse_version_change()`,
  `CREATE TRIGGER task_versions_are_not_deleted BEFORE DELETE ON task_versions
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER task_versions_are_not_emptied BEFORE TRUNCATE ON task_versions
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];
