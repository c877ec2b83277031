import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Regular checks of all that accounts keep; the first entries of trails by account, so that a task that is gone is missed. */
export class IntegrityChecks1795390500001 implements MigrationInterface {
  readonly name = 'IntegrityChecks1795390500001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "integrity_checks" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "started_by" jsonb NOT NULL, "status" text NOT NULL, "checked" jsonb NOT NULL, "includes_anchors" boolean NOT NULL DEFAULT false, "findings_count" integer NOT NULL DEFAULT '0', "findings" jsonb NOT NULL DEFAULT '[]', "last_task_id" text COLLATE "C" NOT NULL DEFAULT '', "run_at" TIMESTAMP WITH TIME ZONE NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "finished_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_54304bed5703997dfcd1d5c5d27" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_3e3f7544c3cdc68974e7eb6199" ON "integrity_checks"  ("run_at") WHERE status IN ('waiting', 'running')`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "integrity_checks_under_way" ON "integrity_checks"  ("account_id") WHERE status IN ('waiting', 'running')`,
    );
    await runner.query(
      `CREATE INDEX "IDX_c936827cdf03e03b5041385a4e" ON "integrity_checks"  ("account_id", "id") `,
    );
    await runner.query(
      `CREATE INDEX "audit_events_first" ON "audit_events"  ("account_id", "task_id") WHERE sequence = 1`,
    );
    // Administrators may do everything that there is.
    await runner.query(
      `UPDATE user_groups
          SET permissions = permissions || ARRAY(SELECT unnest(ARRAY['integrity_check:view', 'integrity_check:edit']) EXCEPT SELECT unnest(permissions))
        WHERE key = 'admin'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
