import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EveryRecord1795235087453 implements MigrationInterface {
  readonly name = 'EveryRecord1795235087453';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employees" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "custom_attributes" jsonb NOT NULL DEFAULT '{}', "system_attributes" jsonb NOT NULL DEFAULT '{}', "sealed" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "first_name" text NOT NULL, "middle_name" text, "last_name" text NOT NULL, "email" text, "phone" text, "has_middle_name" boolean, "address" jsonb, CONSTRAINT "PK_b9535a98350d5b26e7eb0c26af4" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_de28bec4cd03be03671215b7fa" ON "employees" USING gin ("custom_attributes") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_3066391d98a2b6abfd5c27d60b" ON "employees"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "employers" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "custom_attributes" jsonb NOT NULL DEFAULT '{}', "system_attributes" jsonb NOT NULL DEFAULT '{}', "sealed" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "name" text NOT NULL, "ein" text, "dba_name" text, "phone" text, "employee_count" double precision, "entity_structure" text, "naics_code" text, "address" jsonb, "active_theme_id" text, CONSTRAINT "PK_f2c1aea3e8d7aa3c5fba949c97d" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_a502725ed587ebf4590e64d735" ON "employers" USING gin ("custom_attributes") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_670b9b2929f0cb394b233ec2ce" ON "employers"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "jobs" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "custom_attributes" jsonb NOT NULL DEFAULT '{}', "system_attributes" jsonb NOT NULL DEFAULT '{}', "sealed" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "name" text NOT NULL, "address" jsonb, CONSTRAINT "PK_cf0a6c42b72fcc7f7c237def345" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_5b3b9b277042b7a8af120860a0" ON "jobs" USING gin ("custom_attributes") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_b38ac37233a363ec8d2ec9420f" ON "jobs"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "placements" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "custom_attributes" jsonb NOT NULL DEFAULT '{}', "system_attributes" jsonb NOT NULL DEFAULT '{}', "sealed" bytea, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "employee_id" text NOT NULL, "employer_id" text, "client_id" text, "job_id" text, "decisions" jsonb NOT NULL, "decided_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_91cca43a1baa03ee278d7be74da" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_6a7307b0a92763f8b7991f6bc1" ON "placements"  ("account_id", "job_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_a7228f05c8bbda7646eb807362" ON "placements"  ("account_id", "client_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_41b88ead9fd929ea9fa7c853fb" ON "placements"  ("account_id", "employer_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_1aa5fce6791b9408ef52cc03fa" ON "placements" USING gin ("custom_attributes") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_2cf7855b1efa80fc0d199aaf39" ON "placements"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "policies" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "key" text, "built_in_version" integer, "is_changed_by_account" boolean NOT NULL DEFAULT false, "version" integer NOT NULL, "name" text NOT NULL, "condition" jsonb NOT NULL, "form_keys" text array NOT NULL, "tags" text array NOT NULL, "status" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_603e09f183df0108d8695c57e28" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_1dec4a704362ecc225baa1d7df" ON "policies"  ("account_id", "key") `,
    );
    await runner.query(`CREATE INDEX "IDX_da3da6335ffb24e0bd1253e7a7" ON "policies"  ("account_id", "id") `);
    await runner.query(`ALTER TABLE "clients" ADD "sealed" bytea`);
    await runner.query(
      `CREATE INDEX "IDX_3f00e22f183a5737696fa15625" ON "clients" USING gin ("custom_attributes") `,
    );
    // TypeORM has no word for NULLS NOT DISTINCT.
    await runner.query(
      `CREATE UNIQUE INDEX "placements_one_living" ON "placements" ("account_id", "employee_id", "employer_id", "client_id", "job_id") NULLS NOT DISTINCT WHERE deleted_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
