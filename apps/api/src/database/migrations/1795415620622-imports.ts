import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Imports1795415620622 implements MigrationInterface {
  readonly name = 'Imports1795415620622';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "import_rows" ("import_id" text COLLATE "C" NOT NULL, "row_number" integer NOT NULL, "account_id" text NOT NULL, "plan" text, "outcome" text, "record_id" text, "placement_id" text, "duplicate" jsonb, "errors" jsonb NOT NULL, "forms" jsonb NOT NULL, CONSTRAINT "PK_91bb5e34a40913867fcc14d42bc" PRIMARY KEY ("import_id", "row_number"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_b605003381568d6056031dbc5a" ON "import_rows"  ("import_id", "outcome", "row_number") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_f992b7f6b4d55b19e75ca85ab3" ON "import_rows"  ("import_id", "plan", "row_number") `,
    );
    await runner.query(
      `CREATE TABLE "imports" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "kind" text NOT NULL, "format" text NOT NULL, "name" text, "status" text NOT NULL, "options" jsonb NOT NULL, "mapping" jsonb NOT NULL, "ignored_columns" jsonb NOT NULL, "rows" integer, "rows_done" integer NOT NULL DEFAULT '0', "last_row" integer NOT NULL DEFAULT '0', "counts" jsonb NOT NULL, "problem" text, "created_by_kind" text NOT NULL, "created_by_id" text, "committed_by" jsonb, "run_at" TIMESTAMP WITH TIME ZONE NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "checked_at" TIMESTAMP WITH TIME ZONE, "completed_at" TIMESTAMP WITH TIME ZONE, "available_until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_ea10c62f5eb1d75e83d8b5225db" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_930f56627e9453b37f49406c08" ON "imports"  ("run_at") WHERE status IN ('checking', 'committing')`,
    );
    await runner.query(`CREATE INDEX "IDX_17d5acba38841c816e97d7f5ca" ON "imports"  ("available_until") `);
    await runner.query(`CREATE INDEX "IDX_2d581e4cd55fe84952f960c69f" ON "imports"  ("account_id", "id") `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
