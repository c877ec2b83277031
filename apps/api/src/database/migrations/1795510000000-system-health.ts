import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether workers are alive, and what an account's background work is behind with, found without reading other accounts'. */
export class SystemHealth1795510000000 implements MigrationInterface {
  readonly name = 'SystemHealth1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "worker_heartbeats" ("id" text NOT NULL, "beat_at" timestamptz NOT NULL, CONSTRAINT "PK_worker_heartbeats" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_document_jobs_of_account" ON "document_jobs" ("account_id", "created_at")`,
    );
    await runner.query(
      `CREATE INDEX "IDX_document_jobs_failing" ON "document_jobs" ("account_id", "created_at") WHERE last_error IS NOT NULL AND last_error <> 'changed' AND attempts >= 2`,
    );
    await runner.query(
      `CREATE INDEX "IDX_everify_cases_asked" ON "everify_cases" ("account_id", "wanted_since", "id") WHERE wanted IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
