import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { apiFolder } from '../setup/build.mjs';

const batch = 20_000;
const span = 700 * 86_400_000;

/** As often as names are among people: a few that many have, and many that few have. */
const first =
  'Ana Ben Cara Dora Emil Fay Gus Hal Ines José Kai Lena Milo Nora Otto Pia Quinn Rosa Sam Tess'.split(' ');
const last = 'Smith Johnson García Williams Brown Jones Miller Davis Rodríguez Martínez'.split(' ');
const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa xe yi zo da'.split(' ');

const tables = ['employees', 'employee_summaries', 'placements', 'tasks'];

/**
 * Employees of an account with none to four tasks and none to two placements each, as two years leave them: most are
 * done, some are under way, some are overdue, some were never begun. Their triggers do not run: what these keep is
 * computed once for all, as the migration does.
 */
export async function fill(client, { accountId, rows, forms }) {
  const { newId } = await import(pathToFileURL(join(apiFolder, 'context', 'new-id.js')).href);
  const definitions = await dropIndexes(client);
  await client.query(`SET session_replication_role = replica`);
  const start = Date.now() - span;
  for (let from = 0; from < rows; from += batch) {
    const moments = Array.from({ length: Math.min(batch, rows - from) }, (_, at) =>
      Math.round(start + (span * (from + at)) / rows),
    );
    const idsOf = (kind) => moments.map((moment) => newId(kind, new Date(moment)));
    const given = [accountId, idsOf('employee'), moments, from];
    await client.query(employees, [...given, first, last, syllables]);
    for (const round of [0, 1]) await client.query(placements, [...given, idsOf('placement'), round]);
    const formsOf = ['id', 'key', 'edition'].map((name) => forms.map((form) => form[name]));
    for (const round of [0, 1, 2, 3]) await client.query(tasks, [...given, idsOf('task'), round, ...formsOf]);
  }
  for (const definition of definitions.before) await client.query(definition);
  await client.query(`ANALYZE tasks, placements`);
  await client.query(summaries);
  await client.query(`SET session_replication_role = DEFAULT`);
  for (const definition of definitions.after) await client.query(definition);
  await client.query(`VACUUM ANALYZE ${tables.join(', ')}`);
  const sizes = `SELECT sum(pg_total_relation_size(name::regclass)) / 1e9 AS gb FROM unnest($1::text[]) AS name`;
  return Number((await client.query(sizes, [tables])).rows[0].gb);
}

const given = (more) => `
  SELECT given.*, to_timestamp(born / 1000.0) AS moment, abs(hashint4(n)) AS hash
    FROM (SELECT id, born, ($4::int + at)::int AS n${more ? ', made_id' : ''}
            FROM unnest($2::text[], $3::float8[]${more ? ', $5::text[]' : ''}) WITH ORDINALITY
              AS listed (id, born, ${more ? 'made_id, ' : ''}at)) given`;

/** What somebody is called has nothing to do with where and when they work. */
const employees = `
  INSERT INTO employees (id, account_id, created_at, updated_at, first_name, last_name, email, custom_attributes, name_key, name_words)
  SELECT id, $1, moment, moment, first_name, last_name, email,
         jsonb_build_object('region', CASE WHEN n % 2 = 0 THEN 'east' ELSE 'west' END, 'site', 's' || n % 200),
         concat_ws(chr(1), name_key(last_name), name_key(first_name)), name_words(first_name, NULL, last_name, email)
    FROM (SELECT *, lower(first_name) || n || '@' || ($7::text[])[1 + lot % 20] || 'foods.com' AS email
            FROM (SELECT *, ($5::text[])[1 + (lot % 20) * (lot / 20 % 20) / 20] AS first_name,
                    CASE WHEN lot % 10 < 3 THEN ($6::text[])[1 + lot / 10 % 10]
                         ELSE initcap(($7::text[])[1 + lot % 20] || ($7::text[])[1 + lot / 20 % 20] || ($7::text[])[1 + lot / 400 % 20])
                    END AS last_name
                    FROM (SELECT *, abs(hashint4(-1 - n)) AS lot FROM (${given(false)}) numbered) lotted) named) addressed`;

const placements = `
  INSERT INTO placements (id, account_id, created_at, updated_at, employee_id, decisions, decided_at, employer_id, client_id, system_attributes)
  SELECT made_id, $1, moment, moment, id, '[]', moment, 'er_' || hash % 50, 'cl_' || $6::int,
         jsonb_build_object('start_date', to_char(moment, 'YYYY-MM-DD'))
    FROM (${given(true)}) numbered WHERE hash / 7 % 4 > 2 * $6::int`;

/** How far: a tenth not begun, a fifth under way, the others done. One in thirty has expired. */
const tasks = `
  INSERT INTO tasks (id, account_id, created_at, updated_at, employee_id, form_id, form_key, edition, progress, page_progress,
    next_action, due_at, completed_at, expired_at, expiry_told_of)
  SELECT made_id, $1, moment, least(now(), moment + (hash / 3 % 40) * interval '1 day'), id,
         ($7::text[])[form], ($8::text[])[form], ($9::text[])[form],
         jsonb_build_object('numerator', answered, 'denominator', 12, 'percent', 100 * answered / 12), '{}',
         CASE WHEN answered < 12 THEN 'employee_action' END, moment + (hash / 11 % 60) * interval '1 day',
         CASE WHEN answered = 12 THEN moment + (hash / 3 % 40) * interval '1 day' END, expiry,
         CASE WHEN expiry <= now() THEN expiry END
    FROM (SELECT *, 1 + (hash + $6::int) % 4 AS form,
                 CASE WHEN (hash / 13 + 3 * $6::int) % 10 = 0 THEN 0 WHEN (hash / 13 + 3 * $6::int) % 10 < 3 THEN hash / 17 % 12 ELSE 12 END AS answered,
                 CASE WHEN (hash / 13 + 3 * $6::int) % 10 = 0 AND hash / 5 % 3 = 0 THEN moment + interval '90 days' END AS expiry
            FROM (${given(true)}) numbered) standing
   WHERE hash / 3 % 5 > $6::int`;

const kept = `tasks_count, open_tasks_count, expired_tasks_count, progress_numerator, progress_denominator,
  progress_percent, placements_count, next_task_id, next_due_at, latest_task_updated_at`;
const summaries = `
  INSERT INTO employee_summaries (account_id, id, ${kept}, last_visited_at)
  SELECT account_id, id, ${kept}, CASE WHEN hashtext(id) % 3 <> 0 THEN latest_task_updated_at + interval '1 hour' END
    FROM computed_employee_summaries ON CONFLICT DO NOTHING`;

/** Filling tables without indexes takes a third of the time; `before` are those that the summaries are computed by. */
async function dropIndexes(client) {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = ANY($1) AND indexname NOT LIKE 'PK%'`,
    [tables],
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
  const isBefore = ({ indexdef }) => / ON public\.(tasks|placements) /.test(indexdef);
  return {
    before: rows.filter(isBefore).map(({ indexdef }) => indexdef),
    after: rows.filter((row) => !isBefore(row)).map(({ indexdef }) => indexdef),
  };
}
