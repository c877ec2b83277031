import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forms for an inspection by the government, as archives. */
export class InspectionPackages1795379788818 implements MigrationInterface {
  readonly name = 'InspectionPackages1795379788818';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "inspection_packages" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "employer_id" text NOT NULL, "scope" jsonb NOT NULL, "ordered_by" jsonb NOT NULL, "is_narrowed" boolean NOT NULL, "status" text NOT NULL, "people" integer NOT NULL, "part_sizes" jsonb NOT NULL DEFAULT '[]', "manifest_sha256" text, "run_at" TIMESTAMP WITH TIME ZONE NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ready_at" TIMESTAMP WITH TIME ZONE, "available_until" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_54c5be7cb08243e5c9c560c53e5" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_f93466e1537219433dd723c320" ON "inspection_packages"  ("run_at") WHERE deleted_at IS NULL AND status IN ('waiting', 'making')`,
    );
    await runner.query(
      `CREATE INDEX "IDX_45ff1c348c6b90ac6c149cd5c5" ON "inspection_packages"  ("account_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE TABLE "inspection_package_people" ("package_id" text COLLATE "C" NOT NULL, "position" integer NOT NULL, "account_id" text NOT NULL, "employee_id" text NOT NULL, "task_id" text, "is_destroyed" boolean NOT NULL DEFAULT false, "hired_on" text, "ended_on" text, "is_employed" boolean, CONSTRAINT "PK_2e6dcaab686069aa23fa23ac0f1" PRIMARY KEY ("package_id", "position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_b05bbcadd4e579335c1f58ae62" ON "inspection_package_people"  ("task_id") WHERE task_id IS NOT NULL`,
    );
    // Administrators may do everything that there is.
    await runner.query(
      `UPDATE user_groups
          SET permissions = permissions || ARRAY(SELECT unnest(ARRAY['inspection_package:view', 'inspection_package:edit']) EXCEPT SELECT unnest(permissions))
        WHERE key = 'admin'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
