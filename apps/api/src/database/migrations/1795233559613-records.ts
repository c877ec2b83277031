import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Records1795233559613 implements MigrationInterface {
  readonly name = 'Records1795233559613';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "accounts" ("id" text COLLATE "C" NOT NULL, "organization_id" text NOT NULL, "mode" text NOT NULL, "prefills_government_forms" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5a7a02c20412299d198e097a8fe" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_091e4e1e698f672eedef50f040" ON "accounts"  ("organization_id", "mode") `,
    );
    await runner.query(
      `CREATE TABLE "api_tokens" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "name" text NOT NULL, "hash" text NOT NULL, "last_four" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_c587455266b5fa8dace7194caac" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_5c25c1f4973320571027bfc1c1" ON "api_tokens"  ("account_id") `);
    await runner.query(`CREATE UNIQUE INDEX "IDX_1bf385c40e1d7ff26da4401c7f" ON "api_tokens"  ("hash") `);
    await runner.query(
      `CREATE TABLE "organizations" ("id" text COLLATE "C" NOT NULL, "name" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_6b031fcd0863e3f6b44230163f9" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "clients" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "custom_attributes" jsonb NOT NULL DEFAULT '{}', "system_attributes" jsonb NOT NULL DEFAULT '{}', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "name" text NOT NULL, CONSTRAINT "PK_f1ab7cf3a5714dbc6bb4e1c28a4" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_9a8a0a3dd55f8fdb4e8b465554" ON "clients"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "events" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "kind" text NOT NULL, "resource_id" text NOT NULL, "data" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_40731c7151fe4be3116e45ddf73" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_45f4fd4a4ffaa1e394acfb7bc2" ON "events"  ("account_id", "id") `);
    await runner.query(
      `CREATE TABLE "custom_properties" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "entity_type" text NOT NULL, "name" text NOT NULL, "label" text NOT NULL, "scalar_type" text NOT NULL, "is_sensitive_info" boolean NOT NULL DEFAULT false, "is_permission_scope" boolean NOT NULL DEFAULT false, "deprecated_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_b1387e6024b6752ef75813b3c4b" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_19fe96fdacb4493a5cbac84f7a" ON "custom_properties"  ("account_id", "entity_type", "name") WHERE deleted_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
