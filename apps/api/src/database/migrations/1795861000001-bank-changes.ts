import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hold of bank accounts that replace earlier ones. */
export class BankChanges1795861000001 implements MigrationInterface {
  readonly name = 'BankChanges1795861000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "accounts" ADD "bank_change_hold_hours" integer NOT NULL DEFAULT 24`);
    await runner.query(`ALTER TABLE "tasks" ADD "held_until" TIMESTAMP WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "tasks" ADD "bank_hash" text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
