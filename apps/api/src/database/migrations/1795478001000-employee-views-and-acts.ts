import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of employees that people keep, and links that are made for many employees by one act. */
export class EmployeeViewsAndActs1795478001000 implements MigrationInterface {
  readonly name = 'EmployeeViewsAndActs1795478001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employee_views" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "user_id" text NOT NULL,
         "name" text NOT NULL, "is_shared" boolean NOT NULL DEFAULT false, "search" jsonb NOT NULL, "columns" text array NOT NULL,
         "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL,
         CONSTRAINT "PK_employee_views" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_employee_views_user" ON "employee_views" ("account_id", "user_id", "id")`,
    );
    await runner.query(
      `CREATE INDEX "IDX_employee_views_shared" ON "employee_views" ("account_id", "id") WHERE is_shared`,
    );
    await runner.query(`ALTER TABLE "onboarding_links" ADD "act_id" uuid`);
    await runner.query(
      `CREATE UNIQUE INDEX "IDX_onboarding_links_act" ON "onboarding_links" ("account_id", "act_id", "issuer_id", "employee_id")
         WHERE act_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "IDX_onboarding_links_act"`);
    await runner.query(`ALTER TABLE "onboarding_links" DROP COLUMN "act_id"`);
    await runner.query(`DROP TABLE "employee_views"`);
  }
}
