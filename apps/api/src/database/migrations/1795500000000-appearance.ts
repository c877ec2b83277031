import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The theme of a whole account, and who uses a theme. */
export class Appearance1795500000000 implements MigrationInterface {
  readonly name = 'Appearance1795500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "accounts" ADD "active_theme_id" text`);
    await runner.query(
      `CREATE INDEX "employers_theme" ON "employers" ("account_id", "active_theme_id") WHERE deleted_at IS NULL AND active_theme_id IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
