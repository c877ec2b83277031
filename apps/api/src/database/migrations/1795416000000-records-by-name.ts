import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of employers, clients and jobs can be sorted by name; of employees there is an index already. */
export class RecordsByName1795416000000 implements MigrationInterface {
  readonly name = 'RecordsByName1795416000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['clients', 'employers', 'jobs'])
      await runner.query(
        `CREATE INDEX ${table}_by_name ON ${table} (account_id, (lower(name) COLLATE "C"), id) WHERE deleted_at IS NULL`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
