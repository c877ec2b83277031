import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountDocumentOpenings1795393000000 implements MigrationInterface {
  readonly name = 'AccountDocumentOpenings1795393000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "audit_events_account_documents"
         ON "audit_events" ("account_id", ("detail" ->> 'account_document_id'))
      WHERE "kind" = 'account_document_opened'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
