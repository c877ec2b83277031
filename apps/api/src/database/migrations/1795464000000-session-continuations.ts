import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SessionContinuations1795464000000 implements MigrationInterface {
  readonly name = 'SessionContinuations1795464000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "form_sessions" ADD "continuation_hash" text, ADD "continuation_expires_at" TIMESTAMP WITH TIME ZONE,
         ADD "continuation_task_id" text, ADD "continuation_page_id" text`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "UQ_form_sessions_continuation" ON "form_sessions" ("continuation_hash")`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
