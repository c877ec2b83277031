import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Employees by employer or client are counted from an index: each of their employees stands there once after the other. */
export class PlacementsByEmployee1795490000000 implements MigrationInterface {
  readonly name = 'PlacementsByEmployee1795490000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['employer_id', 'client_id'])
      await runner.query(
        `CREATE INDEX placements_employees_by_${column} ON placements (account_id, ${column}, employee_id COLLATE "C")
          WHERE deleted_at IS NULL AND ${column} IS NOT NULL`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
