import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who created each user and webhook. Of those from before it is not known. */
export class CreatedBy1795870500000 implements MigrationInterface {
  readonly name = 'CreatedBy1795870500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['users', 'webhooks']) {
      await runner.query(`ALTER TABLE "${table}" ADD "created_by_kind" text`);
      await runner.query(`ALTER TABLE "${table}" ADD "created_by_id" text`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
