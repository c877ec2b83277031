import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every version of a policy from now on, and of those there are the one that is in force; nothing older was kept. */
export class PolicyVersions1795467300000 implements MigrationInterface {
  readonly name = 'PolicyVersions1795467300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "policy_versions" ("policy_id" text COLLATE "C" NOT NULL, "version" integer NOT NULL, "account_id" text NOT NULL, "name" text NOT NULL, "condition" jsonb NOT NULL, "form_keys" text array NOT NULL, "tags" text array NOT NULL, "status" text NOT NULL, "actor_kind" text, "actor_id" text, "reason" text, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "policy_versions_pkey" PRIMARY KEY ("policy_id", "version"))`,
    );
    await runner.query(
      `INSERT INTO policy_versions
         (policy_id, version, account_id, name, condition, form_keys, tags, status, actor_kind, at)
       SELECT id, version, account_id, name, condition, form_keys, tags, status,
              CASE WHEN key IS NOT NULL AND NOT is_changed_by_account THEN 'product' END, updated_at FROM policies`,
    );
    await runner.query(
      `CREATE TRIGGER policy_versions_are_permanent BEFORE UPDATE OR DELETE ON policy_versions
         FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    );
    await runner.query(
      `CREATE TRIGGER policy_versions_are_not_emptied BEFORE TRUNCATE ON policy_versions
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
