import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Withdrawn tasks are listed, with who withdrew them: what earlier versions withdrew is known from its audit trail. */
export class TaskArchive1795367700000 implements MigrationInterface {
  readonly name = 'TaskArchive1795367700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "tasks" ADD "withdrawal" jsonb`);
    await runner.query(
      `UPDATE tasks SET withdrawal = jsonb_build_object(
                'cause', CASE actor ->> 'kind' WHEN 'system' THEN 'schedule' END, 'reason', NULL,
                'by_kind', actor ->> 'kind', 'by_id', coalesce(actor ->> 'user_id', actor ->> 'api_token_id'))
         FROM (SELECT DISTINCT ON (task_id) task_id, actor FROM audit_events
                WHERE kind = 'deleted' ORDER BY task_id, sequence DESC) entry
        WHERE entry.task_id = tasks.id AND deleted_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_archived" ON "tasks" ("account_id", "deleted_at", "id") WHERE deleted_at IS NOT NULL AND purged_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
