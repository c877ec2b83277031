import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lists of placements ask about: a change of any other column is still not noted. */
const noted = [
  ...['id', 'account_id', 'deleted_at', 'custom_attributes', 'created_at', 'updated_at'],
  ...['employee_id', 'employer_id', 'client_id', 'job_id', 'work_state'],
];

/** Lists of placements ask for the state of the work: the trigger that notes changes comes after the one that keeps the state. */
export class PlacementsByWorkState1795580000000 implements MigrationInterface {
  readonly name = 'PlacementsByWorkState1795580000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE ON "placements" FOR EACH ROW
         WHEN (${noted.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ')})
         EXECUTE FUNCTION note_change()`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
