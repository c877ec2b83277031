import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New hires, as states were told of them. */
export class NewHireReports1795471000000 implements MigrationInterface {
  readonly name = 'NewHireReports1795471000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "new_hire_reports" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "employer_id" text NOT NULL, "state" text NOT NULL, "is_elsewhere" boolean NOT NULL, "shortens" boolean NOT NULL, "people" integer NOT NULL, "made_by" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "file_sha256" text, "sent_on" text, "sent_by" jsonb, "confirmation" text, CONSTRAINT "PK_cb0bd836d8cf271fdc5584a524b" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_1e40e691010bc7a2d58ca778d9" ON "new_hire_reports"  ("account_id", "id") `,
    );
    await runner.query(
      `CREATE TABLE "new_hire_report_lines" ("report_id" text COLLATE "C" NOT NULL, "position" integer NOT NULL, "account_id" text NOT NULL, "placement_id" text NOT NULL, "employee_id" text NOT NULL, "employer_id" text NOT NULL, "hired_on" text NOT NULL, "work_state" text, CONSTRAINT "PK_9cb6aef49f80d83b3f9d1d290ba" PRIMARY KEY ("report_id", "position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_d32d1bb645ea9edd83cc8c446f" ON "new_hire_report_lines"  ("account_id", "employee_id") `,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
