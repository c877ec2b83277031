import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the installation is, so that a copy of it knows that it is one. */
export class InstallationPlaces1795317605565 implements MigrationInterface {
  readonly name = 'InstallationPlaces1795317605565';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "installation_places" ("id" uuid NOT NULL, "database" text NOT NULL, "path" text NOT NULL, "mark" text NOT NULL, "machine" text, "name" text, "recorded_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a67c9b3c167df512aaafed6b65a" PRIMARY KEY ("id"))`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
