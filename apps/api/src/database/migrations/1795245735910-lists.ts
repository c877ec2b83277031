import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Lists1795245735910 implements MigrationInterface {
  readonly name = 'Lists1795245735910';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(currentXid);
    await runner.query(`DROP INDEX "public"."IDX_3f00e22f183a5737696fa15625"`);
    await runner.query(`DROP INDEX "public"."IDX_de28bec4cd03be03671215b7fa"`);
    await runner.query(`DROP INDEX "public"."IDX_a502725ed587ebf4590e64d735"`);
    await runner.query(`DROP INDEX "public"."IDX_5b3b9b277042b7a8af120860a0"`);
    await runner.query(`DROP INDEX "public"."IDX_6a7307b0a92763f8b7991f6bc1"`);
    await runner.query(`DROP INDEX "public"."IDX_a7228f05c8bbda7646eb807362"`);
    await runner.query(`DROP INDEX "public"."IDX_41b88ead9fd929ea9fa7c853fb"`);
    await runner.query(`DROP INDEX "public"."IDX_1aa5fce6791b9408ef52cc03fa"`);
    await runner.query(`ALTER TABLE "clients" ADD "changed_xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(`ALTER TABLE "employees" ADD "changed_xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(`ALTER TABLE "employers" ADD "changed_xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(`ALTER TABLE "jobs" ADD "changed_xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(`ALTER TABLE "placements" ADD "changed_xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(`ALTER TABLE "tasks" ADD "changed_xid" bigint NOT NULL DEFAULT current_xid()`);
    await runner.query(
      `CREATE INDEX "IDX_8524f5055e0b7a7c616a520063" ON "clients"  ("account_id", "updated_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_12b0a93069179dc6aed4247e60" ON "clients"  ("account_id", "changed_xid") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_1beb25a8c7377a3b004652122b" ON "employees"  ("account_id", "changed_xid") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_02ed5977d6048b91ab02cd468b" ON "employers"  ("account_id", "changed_xid") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_a900853399dc6e484374b271bb" ON "jobs"  ("account_id", "changed_xid") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_ecb2d8b8bcf2ffbc5fc61f5734" ON "placements"  ("account_id", "job_id", "id") WHERE deleted_at IS NULL AND job_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_cf3723ed89caa7177dfd8ab6f0" ON "placements"  ("account_id", "client_id", "id") WHERE deleted_at IS NULL AND client_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_67fb37da9f1aac391af3d83084" ON "placements"  ("account_id", "employer_id", "id") WHERE deleted_at IS NULL AND employer_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_a5c133c81d429ee23572c53b23" ON "placements"  ("account_id", "changed_xid") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_f91deca35e8849dbd51fd74be3" ON "tasks"  ("account_id", "completed_at", "id") WHERE deleted_at IS NULL AND completed_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_49ce03cbf3fbf19f046ee6a414" ON "tasks"  ("account_id", "expired_at", "id") WHERE deleted_at IS NULL AND expired_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_d113c3100cff88e2f9f3954948" ON "tasks"  ("account_id", "due_at", "id") WHERE deleted_at IS NULL AND due_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_6911ed02eeb37124a74882419a" ON "tasks"  ("account_id", "job_id", "id") WHERE deleted_at IS NULL AND job_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_78c7d952dfd4d804ad0b0c85d3" ON "tasks"  ("account_id", "client_id", "id") WHERE deleted_at IS NULL AND client_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_9585fc191a6236e4e2ca661731" ON "tasks"  ("account_id", "employer_id", "id") WHERE deleted_at IS NULL AND employer_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_2f08c946a18403357aff8d35c9" ON "tasks"  ("account_id", "form_id", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "IDX_21d9d92ea18e00f22e57454910" ON "tasks"  ("account_id", "changed_xid") `,
    );
    await runner.query(noteChange);
    for (const [table, columns] of Object.entries(noted)) await runner.query(trigger(table, columns));
    // jsonb_path_ops holds one entry a pair; the account in front keeps other accounts' pairs out of a search.
    await runner.query(`CREATE EXTENSION IF NOT EXISTS btree_gin`);
    for (const table of attributed)
      await runner.query(
        `CREATE INDEX "${table}_custom_attributes" ON "${table}" USING gin ("account_id", "custom_attributes" jsonb_path_ops)`,
      );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

const attributed = ['clients', 'employees', 'employers', 'jobs', 'placements'];

/** The columns that lists ask about: a change of any other, such as a saved answer, is not noted and costs nothing. */
const noted = {
  clients: ['custom_attributes', 'updated_at'],
  employees: ['custom_attributes'],
  employers: ['custom_attributes'],
  jobs: ['custom_attributes'],
  placements: ['custom_attributes', 'employee_id', 'employer_id', 'client_id', 'job_id'],
  tasks: [
    'form_id',
    'employee_id',
    'employer_id',
    'client_id',
    'job_id',
    'due_at',
    'expired_at',
    'completed_at',
    'created_at',
  ],
};

const currentXid = `CREATE FUNCTION current_xid() RETURNS bigint LANGUAGE sql STABLE AS
  'SELECT pg_current_xact_id()::text::bigint'`;

const noteChange = `CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.changed_xid := current_xid();
    RETURN NEW;
  END $$`;

const trigger = (table: string, columns: readonly string[]) =>
  `CREATE TRIGGER note_change BEFORE UPDATE ON "${table}" FOR EACH ROW
     WHEN (${['id', 'account_id', 'deleted_at', ...columns].map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ')})
     EXECUTE FUNCTION note_change()`;
