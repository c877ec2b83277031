import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What callers call their records has a column of its own, and is one record's only. */
export class ExternalIds1795399100000 implements MigrationInterface {
  readonly name = 'ExternalIds1795399100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['clients', 'employees', 'employers', 'jobs', 'placements'])
      for (const statement of statementsOf(table)) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

const given = `system_attributes ->> 'external_id'`;
const isGiven = `system_attributes ? 'external_id'`;
const isFit = String.raw`jsonb_typeof(system_attributes -> 'external_id') IN ('string', 'number')
  AND ${given} ~ '^\S(.*\S)?$' AND char_length(${given}) <= 255 AND ${given} NOT IN ('.', '..')`;

/**
 * Until now an `external_id` was a property like any other. It moves into the column; of several active records that
 * have the same the oldest gets it. What does not move stays where it was, and is answered as before: as text, which
 * the property is from now on.
 */
const statementsOf = (table: string): string[] => [
  `ALTER TABLE "${table}" ADD "external_id" text`,
  `UPDATE "${table}" SET external_id = ${given}, system_attributes = system_attributes - 'external_id'
    WHERE ${isGiven} AND id IN (
      SELECT DISTINCT ON (account_id, ${given}) id FROM "${table}" WHERE ${isGiven} AND deleted_at IS NULL AND ${isFit}
       ORDER BY account_id, ${given}, id)`,
  `UPDATE "${table}" SET external_id = ${given}, system_attributes = system_attributes - 'external_id'
    WHERE ${isGiven} AND deleted_at IS NOT NULL AND ${isFit}`,
  `UPDATE "${table}" SET system_attributes = jsonb_set(system_attributes, '{external_id}', to_jsonb(${given}))
    WHERE jsonb_typeof(system_attributes -> 'external_id') IN ('number', 'boolean')`,
  `CREATE UNIQUE INDEX "${table}_external_id" ON "${table}" ("account_id", "external_id") WHERE deleted_at IS NULL AND external_id IS NOT NULL`,
  `CREATE INDEX ${table}_former_external_id ON "${table}" (account_id, (${given})) WHERE deleted_at IS NULL AND ${isGiven}`,
];
