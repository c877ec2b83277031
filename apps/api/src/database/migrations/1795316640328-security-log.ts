import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  `CREATE INDEX "IDX_ed0da812b4f195373834720cac" ON "security_events" ("account_id", "id")`,
  `CREATE INDEX "IDX_32fedaaa326c7ab2784b1b61bb" ON "security_events" ("account_id", "kind", "id")`,
  `CREATE INDEX "IDX_fdba6d97bcd2c8af0039808d20" ON "security_events" ("account_id", "actor_id", "id")`,
  `CREATE INDEX "IDX_33ef68a0970192e31e8ed7d326" ON "security_events" ("account_id", "credential_id", "id")`,
  `CREATE INDEX "IDX_8b4476899f044a2ae7f51b388d" ON "security_events" ("account_id", "subject_id", "id")`,
  `CREATE INDEX "IDX_fa67acf85c046bf17649b335a3" ON "security_events" ("account_id", "ip", "id")`,
  `CREATE INDEX security_events_employee_ids ON security_events USING gin ((detail -> 'employee_ids'))
    WHERE detail ? 'employee_ids'`,
];

/**
 * Nobody who writes SQL changes an entry, or deletes one that is younger than ninety days, the least that the log may
 * be kept for: pruning needs no way around the rule.
 */
const permanence = [
  `CREATE FUNCTION refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'DELETE' AND OLD.at < now() - interval '90 days' THEN RETURN OLD; END IF;
       RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
     END $$`,
  `CREATE TRIGGER security_events_are_permanent BEFORE UPDATE OR DELETE ON security_events
     FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion()`,
  `CREATE TRIGGER security_events_are_not_emptied BEFORE TRUNCATE ON security_events
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

export class SecurityLog1795316640328 implements MigrationInterface {
  readonly name = 'SecurityLog1795316640328';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "security_events" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" text NOT NULL, "outcome" text NOT NULL, "actor_kind" text NOT NULL, "actor_id" text, "credential_id" text, "ip" text NOT NULL, "user_agent" text NOT NULL, "request_id" text NOT NULL, "subject_type" text, "subject_id" text, "detail" jsonb NOT NULL, CONSTRAINT "PK_6fc100d6700780737348df0d3ae" PRIMARY KEY ("id"))`,
    );
    for (const statement of [...indexes, ...permanence]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
