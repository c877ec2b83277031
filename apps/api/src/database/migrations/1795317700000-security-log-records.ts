import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list of any kind of record is one entry, which is found by each of its records. */
export class SecurityLogRecords1795317700000 implements MigrationInterface {
  readonly name = 'SecurityLogRecords1795317700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX security_events_employee_ids`);
    await runner.query(
      `CREATE INDEX security_events_record_ids ON security_events USING gin ((detail -> 'record_ids'))
        WHERE detail ? 'record_ids'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
