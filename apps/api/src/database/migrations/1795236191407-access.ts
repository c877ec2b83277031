import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Access1795236191407 implements MigrationInterface {
  readonly name = 'Access1795236191407';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "themes" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "name" text NOT NULL, "light" jsonb, "dark" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_ddbeaab913c18682e5c88155592" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_1830840a7851f8fab95d1e03c8" ON "themes"  ("account_id", "id") `);
    await runner.query(
      `CREATE TABLE "webhooks" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "url" text NOT NULL, "sealed_token" bytea NOT NULL, "description" text, "subscribed_events" text array NOT NULL, "last_used_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_9e8795cfc899ab7bdaa831e8527" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_2fcc13e7f99c175793b6066753" ON "webhooks"  ("account_id", "id") `);
    await runner.query(
      `CREATE TABLE "users" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "email" text NOT NULL, "email_key" text NOT NULL, "external_id" text, "password_hash" text, "is_email_verified" boolean NOT NULL DEFAULT false, "group_ids" text array NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_a3ffb1c0c8416b9fc6f907b7433" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_d87b0da10cbb5c0bdb73164f48" ON "users"  ("email_key") `);
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_37516121560b11aff131ed61e7" ON "users"  ("account_id", "external_id") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_4bc8295babcd280d570fbaff23" ON "users"  ("account_id", "email_key") `,
    );
    await runner.query(`CREATE INDEX "IDX_4c81e5dd8e951f4db99bdbd836" ON "users"  ("account_id", "id") `);
    await runner.query(
      `CREATE TABLE "user_groups" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "key" text, "name" text NOT NULL, "permissions" text array NOT NULL, "access_rule" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_ea7760dc75ee1bf0b09ab9b3289" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_c995d10d638fb647e7d6720a7f" ON "user_groups"  ("account_id", "key") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_47fabfd6ac159381496819c80a" ON "user_groups"  ("account_id", "id") `,
    );
    await runner.query(
      `CREATE TABLE "user_sessions" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "user_id" text NOT NULL, "hash" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_used_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_e93e031a5fed190d4789b6bfd83" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_e9658e959c490b0a634dfc5478" ON "user_sessions"  ("user_id") `);
    await runner.query(`CREATE UNIQUE INDEX "IDX_d02e02a9506b6bc7b14ab49932" ON "user_sessions"  ("hash") `);
    await runner.query(
      `CREATE TABLE "magic_links" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "user_id" text NOT NULL, "hash" text NOT NULL, "redirect_path" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_6c609d48037f164e7ae5b744b18" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_4c82c45227169968efeb48c971" ON "magic_links"  ("user_id") `);
    await runner.query(`CREATE UNIQUE INDEX "IDX_5e9838c4f777b9a04edc3db20d" ON "magic_links"  ("hash") `);
    await runner.query(
      `CREATE TABLE "component_sessions" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "component" text NOT NULL, "employee_id" text, "filters" jsonb NOT NULL, "code_hash" text NOT NULL, "code_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "session_seconds" integer NOT NULL, "token_hash" text, "expires_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_e6340536f03ef0c272313bf5885" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_4302f440b9bdfc9adeabde08a9" ON "component_sessions"  ("account_id") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_2c9b162edb26409c7982e18eab" ON "component_sessions"  ("code_hash") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_64f36e5bd06de331662abb36ab" ON "component_sessions"  ("token_hash") `,
    );
    await runner.query(`ALTER TABLE "organizations" ADD "parent_id" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "dba_name" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "ein" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "business_email" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "candidate_support_email" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "phone" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "default_language" text`);
    await runner.query(`ALTER TABLE "organizations" ADD "supported_languages" text array`);
    await runner.query(`ALTER TABLE "organizations" ADD "address" jsonb`);
    await runner.query(
      `ALTER TABLE "organizations" ADD "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(`ALTER TABLE "organizations" ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
    await runner.query(
      `CREATE INDEX "IDX_b37d97c17f5bf2ca32b02490a3" ON "organizations"  ("parent_id", "id") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
