import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds forms by the employer that their trails attest, and those of earlier versions, whose trails do not yet. */
export class AttestedIndexes1795872000000 implements MigrationInterface {
  readonly name = 'AttestedIndexes1795872000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "audit_events_attested_employer" ON "audit_events" ("account_id", (coalesce(detail #>> '{index,employer_id}', detail #> '{index,placements}' -> (detail #>> '{index,placement_id}') ->> 'employer_id'))) WHERE detail #>> '{index,form_key}' IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "audit_events_unattested" ON "audit_events" ("task_id") WHERE sequence = 1 AND NOT detail ? 'index'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
