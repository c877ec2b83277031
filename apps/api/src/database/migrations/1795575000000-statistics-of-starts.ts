import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How placements spread over their first days. PostgreSQL keeps statistics of an index's expressions and leaves them aside where
 * the index is partial, as ours are: it took a third of all placements for those of any range of days.
 */
export class StatisticsOfStarts1795575000000 implements MigrationInterface {
  readonly name = 'StatisticsOfStarts1795575000000';

  async up(runner: QueryRunner): Promise<void> {
    const day = `left(coalesce(system_attributes ->> 'start_date', custom_attributes ->> 'start_date'), 10)`;
    await runner.query(
      `CREATE STATISTICS placements_starts_on_statistics
         ON ((CASE WHEN ${day} ~ '^\\d{4}-\\d{2}-\\d{2}$' THEN ${day} END) COLLATE "C") FROM placements`,
    );
    await runner.query(
      `CREATE STATISTICS placements_by_start_statistics ON ((coalesce(${day}, '') COLLATE "C")) FROM placements`,
    );
    await runner.query('ANALYZE placements');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
