import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions from before, which nobody's token ends, end with it; the longest would have lasted a day. */
export class Embedding1795257904195 implements MigrationInterface {
  readonly name = 'Embedding1795257904195';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "accounts" ADD "embedding_origins" text array NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE "component_sessions" ADD "api_token_id" text`);
    await runner.query(`ALTER TABLE "component_sessions" ADD "user_id" text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
