import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for an employer's signature is listed by its day, of the whole account or of one employer. */
export class Reviews1795476000000 implements MigrationInterface {
  readonly name = 'Reviews1795476000000';

  async up(runner: QueryRunner): Promise<void> {
    const isWaiting = `deleted_at IS NULL AND completed_at IS NULL AND next_action = 'employer_action'`;
    await runner.query(
      `CREATE INDEX "IDX_tasks_to_review" ON "tasks" ("account_id", "due_at", "id") WHERE ${isWaiting}`,
    );
    await runner.query(
      `CREATE INDEX "IDX_tasks_to_review_of_employer" ON "tasks" ("account_id", "employer_id", "due_at", "id") WHERE ${isWaiting}`,
    );
    await runner.query(
      `CREATE INDEX "IDX_representatives_to_look_at" ON "representatives" ("account_id", "task_id") WHERE signed_at IS NOT NULL AND reviewed_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [
      'IDX_representatives_to_look_at',
      'IDX_tasks_to_review_of_employer',
      'IDX_tasks_to_review',
    ])
      await runner.query(`DROP INDEX "${index}"`);
  }
}
