import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Everify1795246702107 implements MigrationInterface {
  readonly name = 'Everify1795246702107';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "everify_cases" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "task_id" text NOT NULL, "employee_id" text NOT NULL, "employer_id" text NOT NULL, "company_id" text, "is_simulated" boolean NOT NULL, "status" text NOT NULL, "status_display" text, "eligibility_statement" text, "case_number" text, "sealed_fields" bytea NOT NULL, "missing" text array NOT NULL, "time_zone" text NOT NULL, "open_by" text, "due_on" text, "mismatch" jsonb, "closure_reason" text, "wanted" text, "sealed_wish" bytea, "wanted_since" TIMESTAMP WITH TIME ZONE, "attempts" integer NOT NULL DEFAULT '0', "run_at" TIMESTAMP WITH TIME ZONE, "last_error" text, "refusal" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_46a121cedba04af0512cee9affc" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "IDX_1bab3d804a67498152097ab38f" ON "everify_cases"  ("employee_id") `);
    await runner.query(
      `CREATE INDEX "IDX_30c0c3aca764ff5dae78232709" ON "everify_cases"  ("run_at") WHERE wanted IS NOT NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_774537dc0be243705eb1673c13" ON "everify_cases"  ("is_simulated", "case_number") `,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_25e85f40a90b5443f5c307e11e" ON "everify_cases"  ("account_id", "task_id") WHERE status <> 'CLOSED'`,
    );
    await runner.query(
      `CREATE INDEX "IDX_59274aee582790bb82ca1d0f2e" ON "everify_cases"  ("account_id", "id") `,
    );
    await runner.query(
      `CREATE TABLE "everify_connections" ("account_id" text COLLATE "C" NOT NULL, "base_url" text NOT NULL, "sealed" bytea NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_c214b53871cd5669050af193252" PRIMARY KEY ("account_id"))`,
    );
    await runner.query(
      `CREATE TABLE "everify_steps" ("case_id" text COLLATE "C" NOT NULL, "sequence" integer NOT NULL, "account_id" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "what" text NOT NULL, "by" text NOT NULL, "by_id" text, "from_status" text, "to_status" text, CONSTRAINT "PK_cb1f0b778d225ee66250dcfda49" PRIMARY KEY ("case_id", "sequence"))`,
    );
    await runner.query(`CREATE TRIGGER everify_steps_are_permanent BEFORE UPDATE OR DELETE ON everify_steps
      FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
    await runner.query(`CREATE TRIGGER everify_steps_are_not_emptied BEFORE TRUNCATE ON everify_steps
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
