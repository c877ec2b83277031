import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CustomViews1795262113670 implements MigrationInterface {
  readonly name = 'CustomViews1795262113670';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "custom_views" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "component" text NOT NULL, "name" text NOT NULL, "filters" jsonb NOT NULL, "columns" text array NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_e2613b789afa3909d8da2c83945" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_ecaaaaae64aa25290244477453" ON "custom_views" ("account_id", "id")`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
