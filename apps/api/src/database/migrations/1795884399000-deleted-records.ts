import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists deleted clients, employers and jobs without reading the active ones. */
export class DeletedRecords1795884399000 implements MigrationInterface {
  readonly name = 'DeletedRecords1795884399000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['clients', 'employers', 'jobs'])
      await runner.query(
        `CREATE INDEX "${table}_deleted" ON "${table}" ("account_id", "deleted_at", "id") WHERE deleted_at IS NOT NULL`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
