import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records are found by email, phone, name and time. */
export class FindingRecords1795398000000 implements MigrationInterface {
  readonly name = 'FindingRecords1795398000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['employees', 'employers', 'jobs', 'placements'])
      await runner.query(
        `CREATE INDEX "IDX_${table}_updated" ON "${table}" ("account_id", "updated_at", "id") WHERE deleted_at IS NULL`,
      );
    for (const [table, columns] of Object.entries(noted)) await runner.query(trigger(table, columns));
    // A trusted extension, as btree_gin is: whoever owns the database may make it.
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    for (const [table, name] of Object.entries(names))
      await runner.query(
        `CREATE INDEX ${table}_name ON ${table} USING gin (account_id, ${name} gin_trgm_ops) WHERE deleted_at IS NULL`,
      );
    await runner.query(
      `CREATE INDEX employees_email ON employees (account_id, lower(email)) WHERE deleted_at IS NULL`,
    );
    for (const table of ['employees', 'employers'])
      await runner.query(
        `CREATE INDEX ${table}_phone ON ${table} (account_id, (${phoneDigits})) WHERE deleted_at IS NULL`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

const names = {
  employees: `(first_name || ' ' || last_name)`,
  employers: 'name',
  clients: 'name',
  jobs: 'name',
};

const phoneDigits = String.raw`regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1(\d{10})$', '\1')`;

/** Lists ask about the times of every record now: a change of any other column is still not noted. */
const noted = {
  clients: ['custom_attributes', 'created_at', 'updated_at'],
  employees: ['custom_attributes', 'created_at', 'updated_at'],
  employers: ['custom_attributes', 'created_at', 'updated_at'],
  jobs: ['custom_attributes', 'created_at', 'updated_at'],
  placements: [
    'custom_attributes',
    'created_at',
    'updated_at',
    'employee_id',
    'employer_id',
    'client_id',
    'job_id',
  ],
};

const trigger = (table: string, columns: readonly string[]) =>
  `CREATE OR REPLACE TRIGGER note_change BEFORE UPDATE ON "${table}" FOR EACH ROW
     WHEN (${['id', 'account_id', 'deleted_at', ...columns].map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ')})
     EXECUTE FUNCTION note_change()`;
