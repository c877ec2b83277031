import { usStates } from '@firstday/domain/places';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** How addresses write the United States, and those of its territories that have a country code of their own; blank is theirs too. */
const countries = [
  ...['', 'US', 'U.S.', 'USA', 'U.S.A.', 'UNITED STATES', 'UNITED STATES OF AMERICA', 'ESTADOS UNIDOS'],
  ...['ASM', 'GUM', 'MNP', 'PRI', 'VIR', 'PUERTO RICO', 'GUAM'],
];

/** The two letters of the state that an address names, empty where it is in none, NULL where there is no address. */
const usState = `CREATE FUNCTION us_state(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof(address) = 'object' THEN coalesce((
    SELECT state.code
      FROM (VALUES ${usStates.map(({ code, name }) => `(${quoted(code)}, ${quoted(name.toUpperCase())})`).join(', ')}) AS state (code, name)
     WHERE upper(btrim(address ->> 'state')) IN (state.code, state.name)
       AND upper(btrim(coalesce(address ->> 'country', ''))) IN (${countries.map(quoted).join(', ')})), '') END $$`;

/** Where somebody lives who works only from there, else where the job is, else the employer. */
const workStateOf = `CREATE FUNCTION work_state_of(placement placements) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    CASE WHEN placement.system_attributes ->> 'works_remotely' = 'true'
         THEN (SELECT us_state(address) FROM employees WHERE id = placement.employee_id AND account_id = placement.account_id) END,
    (SELECT us_state(address) FROM jobs WHERE id = placement.job_id AND account_id = placement.account_id),
    (SELECT us_state(address) FROM employers WHERE id = placement.employer_id AND account_id = placement.account_id), '') $$`;

/** Nobody moves the job or the employer until the placement is there: whoever moves it then finds the placement. */
const keepWorkState = `CREATE FUNCTION keep_work_state() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM jobs WHERE id = NEW.job_id FOR SHARE;
    PERFORM FROM employers WHERE id = NEW.employer_id FOR SHARE;
    NEW.work_state := work_state_of(NEW);
    RETURN NEW;
  END $$`;

const moveWorkStates = `CREATE FUNCTION move_work_states() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format(
      'UPDATE placements SET work_state = work_state_of(placements)
        WHERE account_id = $1 AND %I = $2 AND work_state IS DISTINCT FROM work_state_of(placements)', TG_ARGV[0])
      USING NEW.account_id, NEW.id;
    RETURN NULL;
  END $$`;

const isMoved = `OLD.employee_id IS DISTINCT FROM NEW.employee_id OR OLD.employer_id IS DISTINCT FROM NEW.employer_id
  OR OLD.job_id IS DISTINCT FROM NEW.job_id
  OR OLD.system_attributes ->> 'works_remotely' IS DISTINCT FROM NEW.system_attributes ->> 'works_remotely'`;

const moving = (table: string, column: string): string =>
  `CREATE TRIGGER move_work_states AFTER UPDATE OF address ON ${table} FOR EACH ROW
     WHEN (OLD.address IS DISTINCT FROM NEW.address AND us_state(OLD.address) IS DISTINCT FROM us_state(NEW.address))
     EXECUTE FUNCTION move_work_states('${column}')`;

/** The state in which the work of a placement is done is kept with it: lists find people by it. */
export class WorkStates1795574000000 implements MigrationInterface {
  readonly name = 'WorkStates1795574000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "placements" ADD "work_state" text NOT NULL DEFAULT ''`);
    for (const made of [usState, workStateOf, keepWorkState, moveWorkStates]) await runner.query(made);
    await runner.query(`ALTER TABLE placements DISABLE TRIGGER USER`);
    await runner.query(
      `UPDATE placements SET work_state = work_state_of(placements) WHERE work_state_of(placements) <> ''`,
    );
    await runner.query(`ALTER TABLE placements ENABLE TRIGGER USER`);
    await runner.query(
      `CREATE TRIGGER keep_work_state_of_new BEFORE INSERT ON placements FOR EACH ROW EXECUTE FUNCTION keep_work_state()`,
    );
    await runner.query(
      `CREATE TRIGGER keep_work_state BEFORE UPDATE ON placements FOR EACH ROW WHEN (${isMoved}) EXECUTE FUNCTION keep_work_state()`,
    );
    for (const [table, column] of [
      ['employees', 'employee_id'],
      ['jobs', 'job_id'],
      ['employers', 'employer_id'],
    ] as const)
      await runner.query(moving(table, column));
    await runner.query(
      `CREATE INDEX placements_by_work_state ON placements (account_id, work_state, employee_id COLLATE "C") WHERE deleted_at IS NULL`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
