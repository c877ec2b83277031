import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events are read in the order in which they became visible: those of before in the order of their positions. */
export class EventOrder1795418613148 implements MigrationInterface {
  readonly name = 'EventOrder1795418613148';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "events" ADD "xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(
      `CREATE INDEX "IDX_aa3a73c6b9f0ed7efcd386ca86" ON "events"  ("account_id", "resource_id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_787f1c13b687994504163d9bd8" ON "events"  ("account_id", "xid", "position") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
