import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The states that require E-Verify of private employers when this migration was written. */
const mandates = ['AL', 'AZ', 'FL', 'GA', 'MS', 'NC', 'OH', 'PA', 'SC', 'TN', 'UT'];

/**
 * What a placement lacks and which law asks for E-Verify are kept with it. Both are found in the records by the policy engine:
 * placements with something undecided, or in those states, are looked at again in the background.
 */
export class MissingFacts1795900800000 implements MigrationInterface {
  readonly name = 'MissingFacts1795900800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "placements" ADD "undecided_facts" jsonb`);
    await runner.query(`ALTER TABLE "placements" ADD "everify_mandate" jsonb`);
    await runner.query(`ALTER TABLE "import_rows" ADD "undecided_facts" jsonb`);
    await runner.query(
      `CREATE INDEX "placements_everify_mandate" ON "placements"  ("account_id", "employer_id", "id") WHERE deleted_at IS NULL AND everify_mandate IS NOT NULL`,
    );
    await runner.query(
      `INSERT INTO placement_refreshes (account_id, noun, record_id)
       SELECT DISTINCT account_id, 'employee', employee_id FROM placements
        WHERE deleted_at IS NULL AND (undecided_count IS NOT NULL OR work_state = ANY ($1))`,
      [mandates],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
