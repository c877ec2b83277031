import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether employees may name who examines their documents, and the employer's confirmation of what such a person signed. What
 * was accepted before is confirmed: a form that is opened again does not wait for it a second time.
 */
export class ExaminersOfEmployees1795861000000 implements MigrationInterface {
  readonly name = 'ExaminersOfEmployees1795861000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "accounts" ADD "representative_naming" text NOT NULL DEFAULT 'employer'`);
    await runner.query(`ALTER TABLE "accounts" ADD "document_pictures" text NOT NULL DEFAULT 'required'`);
    await runner.query(`ALTER TABLE "tasks" ADD "confirmation_asked_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "tasks" ADD "confirmed_signature_id" text`);
    await runner.query(
      `UPDATE "tasks" SET "confirmed_signature_id" = (SELECT "signature_id" FROM "representatives"
          WHERE "representatives"."account_id" = "tasks"."account_id" AND "representatives"."task_id" = "tasks"."id"
            AND "representatives"."is_accepted" ORDER BY "representatives"."id" DESC LIMIT 1)
        WHERE "id" IN (SELECT "task_id" FROM "representatives" WHERE "is_accepted")`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_confirmation_asked" ON "tasks" ("account_id", "confirmation_asked_at", "id") WHERE deleted_at IS NULL AND confirmation_asked_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
