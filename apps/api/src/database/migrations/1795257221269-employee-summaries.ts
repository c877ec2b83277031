import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmployeeSummaries1795257221269 implements MigrationInterface {
  readonly name = 'EmployeeSummaries1795257221269';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employee_summaries" ("account_id" text NOT NULL, "id" text COLLATE "C" NOT NULL, "tasks_count" integer NOT NULL DEFAULT '0', "open_tasks_count" integer NOT NULL DEFAULT '0', "expired_tasks_count" integer NOT NULL DEFAULT '0', "progress_numerator" integer NOT NULL DEFAULT '0', "progress_denominator" integer NOT NULL DEFAULT '0', "progress_percent" integer, "placements_count" integer NOT NULL DEFAULT '0', "next_task_id" text, "next_due_at" TIMESTAMP WITH TIME ZONE, "latest_task_updated_at" TIMESTAMP WITH TIME ZONE, "last_visited_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_83117986d9b25aea22c1c1df03e" PRIMARY KEY ("account_id", "id"))`,
    );
    await runner.query(`ALTER TABLE "employees" ADD "name_key" text COLLATE "C"`);
    await runner.query(`ALTER TABLE "employees" ADD "name_words" tsvector`);
    for (const statement of [...names, ...summaries]) await runner.query(statement);
    // Indexes come after the rows that were there before: filling them one by one takes three times as long.
    await runner.query(
      `CREATE INDEX "IDX_4f8c328ebdd75851badb873b6e" ON "employee_summaries"  ("account_id", "last_visited_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_fa52c89133ce353cd33d751445" ON "employee_summaries"  ("account_id", "latest_task_updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_1f75676764f93838ca99ed20d2" ON "employee_summaries"  ("account_id", "next_due_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_1a58753f41936d3557e04f4cc9" ON "employee_summaries"  ("account_id", "placements_count", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_401affee1aefddef8d9eca525b" ON "employee_summaries"  ("account_id", "progress_percent", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_68a71f7491d54f5d16d7146918" ON "employees"  ("account_id", "name_key", "id") WHERE deleted_at IS NULL`,
    );
    // TypeORM has no word for other kinds of indexes.
    await runner.query(
      `CREATE INDEX employees_name_words ON employees USING gin (account_id, name_words) WHERE deleted_at IS NULL`,
    );
    for (const statement of triggers) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}

/**
 * Names as they are sorted and searched: without case and accents. Their length is bounded, since neither an index
 * nor a lexeme takes any.
 */
const names = [
  String.raw`CREATE FUNCTION name_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT left(CASE WHEN octet_length(given) = char_length(given) THEN lower(given)
       ELSE lower(regexp_replace(normalize(lower(given), NFKD), '[\u0300-\u036f]', '', 'g')) END, 200) $$`,
  // Each name and address whole, and the words between the signs in it: O'Brien is found by o'br and by br.
  String.raw`CREATE FUNCTION name_words(first_name text, middle_name text, last_name text, email text) RETURNS tsvector
     LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
     DECLARE words text := concat_ws(' ', name_key(first_name), name_key(middle_name), name_key(last_name), name_key(email));
     BEGIN
       RETURN array_to_tsvector(array_remove(string_to_array(
         translate(words || ' ' || translate(words, '-''’.,@_+/()"', '            '), E'\t\n\r', '   '), ' '), ''));
     END $$`,
  // Every word has to begin one of the record's; null for a text without words.
  String.raw`CREATE FUNCTION name_query(given text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
     BEGIN
       RETURN (SELECT string_agg(concat('''', replace(replace(word, '\', '\\'), '''', ''''''), ''':*'), ' & ')
                 FROM unnest(string_to_array(translate(name_key(given), E'\t\n\r', '   '), ' ')) word
                WHERE word <> '')::tsquery;
     END $$`,
  `CREATE FUNCTION key_name() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       NEW.name_key := concat_ws(chr(1), name_key(NEW.last_name), name_key(NEW.first_name), name_key(NEW.middle_name));
       NEW.name_words := name_words(NEW.first_name, NEW.middle_name, NEW.last_name, NEW.email);
       RETURN NEW;
     END $$`,
  `UPDATE employees SET
     name_key = concat_ws(chr(1), name_key(last_name), name_key(first_name), name_key(middle_name)),
     name_words = name_words(first_name, middle_name, last_name, email)`,
];

const kept = [
  'tasks_count',
  'open_tasks_count',
  'expired_tasks_count',
  'progress_numerator',
  'progress_denominator',
  'progress_percent',
  'next_task_id',
  'next_due_at',
  'latest_task_updated_at',
  'placements_count',
];
const listed = (of: string) => kept.map((name) => `${of}.${name}`).join(', ');

/** A task that has expired, which an update has told of, cannot be completed any more. */
const isOpen = `completed_at IS NULL AND (expired_at IS NULL OR expired_at IS DISTINCT FROM expiry_told_of)`;
const sumOf = (part: string) => `sum((progress ->> '${part}')::int)`;

const summaries = [
  // What a summary says, computed: the one place that says so. Ids are sorted as bytes and ids of others as texts: an
  // index serves only a comparison that is told of its order.
  `CREATE VIEW computed_employee_summaries AS
     SELECT employee.account_id, employee.id, of_tasks.*, of_placements.*
       FROM employees employee
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS tasks_count,
                count(*) FILTER (WHERE ${isOpen})::int AS open_tasks_count,
                count(*) FILTER (WHERE completed_at IS NULL AND NOT (${isOpen}))::int AS expired_tasks_count,
                coalesce(${sumOf('numerator')}, 0)::int AS progress_numerator,
                coalesce(${sumOf('denominator')}, 0)::int AS progress_denominator,
                CASE WHEN count(*) > 0 THEN
                  coalesce(100 * ${sumOf('numerator')} / nullif(${sumOf('denominator')}, 0), 100)::int
                END AS progress_percent,
                (array_agg(id ORDER BY due_at, id) FILTER (WHERE due_at IS NOT NULL AND ${isOpen}))[1] AS next_task_id,
                min(due_at) FILTER (WHERE ${isOpen}) AS next_due_at,
                max(updated_at) AS latest_task_updated_at
           FROM tasks WHERE account_id = employee.account_id AND employee_id = employee.id COLLATE "default" AND deleted_at IS NULL
       ) of_tasks
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS placements_count FROM placements
          WHERE account_id = employee.account_id AND employee_id = employee.id COLLATE "default" AND deleted_at IS NULL
       ) of_placements
      WHERE employee.deleted_at IS NULL`,
  `INSERT INTO employee_summaries (account_id, id, ${kept.join(', ')}, last_visited_at)
     SELECT account_id, id, ${kept.join(', ')},
            (SELECT max(last_used_at) FROM form_sessions
              WHERE account_id = computed.account_id AND employee_id = computed.id COLLATE "default" AND side = 'employee')
       FROM computed_employee_summaries computed`,
  // The summary is held before its tasks are looked at: whoever changes another of them at the same time waits, and
  // then sees this change too. Once at the end of a transaction is enough for all that it changed of an employee.
  `CREATE FUNCTION summarise_employee(of_account text, of_employee text) RETURNS void LANGUAGE plpgsql AS $$
     DECLARE this_time text := of_employee || statement_timestamp();
     BEGIN
       IF current_setting('firstday.summarised', true) = this_time THEN RETURN; END IF;
       PERFORM 1 FROM employee_summaries WHERE account_id = of_account AND id = of_employee FOR NO KEY UPDATE;
       IF NOT FOUND THEN RETURN; END IF;
       UPDATE employee_summaries kept SET (${kept.join(', ')}) = ROW(${listed('computed')})
         FROM computed_employee_summaries computed
        WHERE kept.account_id = of_account AND kept.id = of_employee
          AND computed.account_id = of_account AND computed.id = of_employee
          AND ROW(${listed('kept')}) IS DISTINCT FROM ROW(${listed('computed')});
       PERFORM set_config('firstday.summarised', this_time, true);
     END $$`,
  `CREATE FUNCTION summarise_named_employee() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'INSERT' THEN PERFORM summarise_employee(NEW.account_id, NEW.employee_id);
       ELSIF TG_OP = 'DELETE' THEN PERFORM summarise_employee(OLD.account_id, OLD.employee_id);
       ELSIF OLD.employee_id = NEW.employee_id THEN PERFORM summarise_employee(NEW.account_id, NEW.employee_id);
       ELSE
         -- In an order that is everyone's, so that two who move tasks do not wait for each other.
         PERFORM summarise_employee(NEW.account_id, least(OLD.employee_id, NEW.employee_id));
         PERFORM summarise_employee(NEW.account_id, greatest(OLD.employee_id, NEW.employee_id));
       END IF;
       RETURN NULL;
     END $$`,
  `CREATE FUNCTION begin_summary() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       INSERT INTO employee_summaries (account_id, id) VALUES (NEW.account_id, NEW.id) ON CONFLICT DO NOTHING;
       RETURN NULL;
     END $$`,
  `CREATE FUNCTION end_summary() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       DELETE FROM employee_summaries WHERE account_id = OLD.account_id AND id = OLD.id;
       RETURN NULL;
     END $$`,
  `CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       UPDATE employee_summaries SET last_visited_at = NEW.last_used_at
        WHERE account_id = NEW.account_id AND id = NEW.employee_id
          AND (last_visited_at IS NULL OR last_visited_at < NEW.last_used_at);
       RETURN NULL;
     END $$`,
];

const differs = (columns: readonly string[]) =>
  columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`).join(' OR ');
const noted = {
  placements: ['employee_id', 'deleted_at'],
  tasks: [
    ...['employee_id', 'deleted_at', 'completed_at', 'due_at', 'expired_at', 'expiry_told_of'],
    ...['updated_at', 'progress'],
  ],
};

const triggers = [
  `CREATE TRIGGER key_new_name BEFORE INSERT ON employees FOR EACH ROW EXECUTE FUNCTION key_name()`,
  `CREATE TRIGGER key_changed_name BEFORE UPDATE ON employees FOR EACH ROW
     WHEN (${differs(['first_name', 'middle_name', 'last_name', 'email'])}) EXECUTE FUNCTION key_name()`,
  `CREATE TRIGGER begin_summary AFTER INSERT ON employees FOR EACH ROW
     WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION begin_summary()`,
  `CREATE TRIGGER end_summary_when_withdrawn AFTER UPDATE ON employees FOR EACH ROW
     WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION end_summary()`,
  `CREATE TRIGGER end_summary AFTER DELETE ON employees FOR EACH ROW EXECUTE FUNCTION end_summary()`,
  // At the end of the transaction, when it waits for nobody else any more: whoever holds a summary then lets it go.
  ...Object.entries(noted).flatMap(([table, columns]) => [
    `CREATE CONSTRAINT TRIGGER summarise AFTER INSERT OR DELETE ON ${table} DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION summarise_named_employee()`,
    `CREATE CONSTRAINT TRIGGER summarise_change AFTER UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW WHEN (${differs(columns)}) EXECUTE FUNCTION summarise_named_employee()`,
  ]),
  `CREATE TRIGGER note_visit AFTER INSERT OR UPDATE OF last_used_at ON form_sessions FOR EACH ROW
     WHEN (NEW.side = 'employee') EXECUTE FUNCTION note_visit()`,
];
