import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of placements can be sorted by the first day, and held to days: who begins on Monday. */
export class PlacementsByStart1795480000000 implements MigrationInterface {
  readonly name = 'PlacementsByStart1795480000000';

  async up(runner: QueryRunner): Promise<void> {
    const day = `left(coalesce(system_attributes ->> 'start_date', custom_attributes ->> 'start_date'), 10)`;
    await runner.query(
      `CREATE INDEX placements_by_start ON placements (account_id, (coalesce(${day}, '') COLLATE "C"), id)
        WHERE deleted_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
