import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Holds, and what holds them: PostgreSQL itself refuses to destroy what one covers, whatever code or operator asks it to.
 * It is one function, which the sweeps ask and the triggers.
 */
export class LegalHolds1795371300000 implements MigrationInterface {
  readonly name = 'LegalHolds1795371300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "legal_holds" ("id" text COLLATE "C" NOT NULL, "account_id" text NOT NULL, "subject_type" text NOT NULL, "subject_id" text COLLATE "C" NOT NULL, "reason" text NOT NULL, "placed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "placed_by_kind" text NOT NULL, "placed_by_id" text, "released_at" TIMESTAMP WITH TIME ZONE, "released_by_kind" text, "released_by_id" text, "release_reason" text, CONSTRAINT "PK_legal_holds" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_legal_holds_active" ON "legal_holds" ("account_id", "subject_id") WHERE released_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "IDX_legal_holds_account" ON "legal_holds" ("account_id", "id")`);
    await runner.query(isUnderLegalHold);
    for (const statement of triggers) await runner.query(statement);
    await runner.query(
      `UPDATE user_groups SET permissions = permissions || ARRAY(
         SELECT it FROM unnest('{legal_hold:view,legal_hold:edit}'::text[]) it WHERE NOT it = ANY (permissions))
        WHERE key = 'admin'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/** On one of the subjects, or on an employer where the employee is or was placed. */
const isUnderLegalHold = `
  CREATE FUNCTION is_under_legal_hold(account text, employee text, subjects text[]) RETURNS boolean
  LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN EXISTS (
      SELECT FROM legal_holds hold
       WHERE hold.account_id = account COLLATE "default" AND hold.released_at IS NULL
         AND (hold.subject_id COLLATE "C" = ANY (subjects)
              OR hold.subject_id COLLATE "C" IN (SELECT employer_id FROM placements
                   WHERE account_id = account COLLATE "default" AND employee_id = employee COLLATE "default")));
  END $$`;

const triggers = [
  `CREATE FUNCTION refuse_destruction_under_hold() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE is_held boolean;
   BEGIN
     IF TG_TABLE_NAME = 'tasks' THEN
       is_held := is_under_legal_hold(OLD.account_id, OLD.employee_id, ARRAY[OLD.id, OLD.employee_id, OLD.employer_id]);
     ELSE
       is_held := is_under_legal_hold(OLD.account_id, OLD.id, ARRAY[OLD.id]);
     END IF;
     IF is_held THEN RAISE EXCEPTION '% % is under a legal hold', TG_TABLE_NAME, OLD.id; END IF;
     RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
   END $$`,
  `CREATE TRIGGER tasks_held BEFORE UPDATE ON tasks FOR EACH ROW
     WHEN (OLD.purged_at IS NULL AND NEW.purged_at IS NOT NULL) EXECUTE FUNCTION refuse_destruction_under_hold()`,
  `CREATE TRIGGER tasks_held_rows BEFORE DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION refuse_destruction_under_hold()`,
  `CREATE TRIGGER employees_held BEFORE UPDATE ON employees FOR EACH ROW
     WHEN (OLD.deleted_at IS NOT NULL AND (NEW.destroyed_at IS DISTINCT FROM OLD.destroyed_at
           OR OLD.sealed IS NOT NULL AND NEW.sealed IS NULL)) EXECUTE FUNCTION refuse_destruction_under_hold()`,
  `CREATE TRIGGER employees_held_rows BEFORE DELETE ON employees FOR EACH ROW EXECUTE FUNCTION refuse_destruction_under_hold()`,
];
