import type { MigrationInterface, QueryRunner } from 'typeorm';

const formsOf = (outcome: 'met' | 'unknown') =>
  `SELECT form FROM jsonb_array_elements(placements.decisions) AS decision,
          jsonb_array_elements_text(decision -> 'forms') AS form WHERE decision ->> 'outcome' = '${outcome}'`;

/** Counts the forms of each placement that are undecided, so that lists find them. */
export class UndecidedForms1795885000000 implements MigrationInterface {
  readonly name = 'UndecidedForms1795885000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "placements" ADD "undecided_count" smallint`);
    await runner.query(
      `UPDATE placements SET undecided_count = counted.forms
         FROM (SELECT id, (SELECT count(*) FROM (${formsOf('unknown')} EXCEPT ${formsOf('met')}) AS undecided) AS forms
                 FROM placements) AS counted
        WHERE counted.id = placements.id AND counted.forms > 0`,
    );
    await runner.query(
      `CREATE INDEX "placements_undecided" ON "placements"  ("account_id", "id") WHERE deleted_at IS NULL AND undecided_count IS NOT NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
