import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The days of a placement are days. One that was given with a time was read by its day already, and is that day from here
 * on; what is no day at all stays as it is, and counts as absent.
 */
export class DatesOfPlacements1795399000000 implements MigrationInterface {
  readonly name = 'DatesOfPlacements1795399000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of ['start_date', 'end_date', 'offer_accepted_on'])
      await runner.query(
        `UPDATE placements
            SET system_attributes = jsonb_set(system_attributes, '{${name}}', to_jsonb(left(system_attributes ->> '${name}', 10)))
          WHERE system_attributes ->> '${name}' ~ '^\\d{4}-\\d{2}-\\d{2}[T ]'`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
