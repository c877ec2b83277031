import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignaturesSession1795431893950 implements MigrationInterface {
  readonly name = 'SignaturesSession1795431893950';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "signatures_form_session" ON "signatures" ("form_session_id")`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
