import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { apiFolder } from '../setup/build.mjs';

const batch = 20_000;
const span = 700 * 86_400_000;
const now = Date.now();

/** Ids that a record takes from few, so that filters leave half of the rows, some of them, and a handful. */
const other = (prefix, of) =>
  `'${prefix}' || CASE WHEN n % 10 < 5 THEN 'half' WHEN n % 10 < 8 THEN 'third' ELSE 'of' || (n % ${of}) END`;
const shared = `id, $1, moment, least(now(), moment + (hash % 600) * interval '1 day')`;
const attributes = `jsonb_build_object('region', CASE WHEN n % 2 = 0 THEN 'east' ELSE 'west' END, 'site', 's' || n % 200, 'badge', 'b' || n)`;

/** How many rows of each table; those that others resemble are not made. */
const tables = {
  employees: {
    kind: 'employee',
    columns: 'custom_attributes, first_name, last_name',
    values: `${attributes}, 'Ana', 'Flores'`,
  },
  clients: { kind: 'client', columns: 'custom_attributes, name', values: `${attributes}, 'Harbor Foods'` },
  placements: {
    kind: 'placement',
    columns: 'custom_attributes, decisions, decided_at, employee_id, employer_id, client_id, job_id',
    values: `${attributes}, '[]', moment, 'ee_' || n, ${other('er_', 5000)}, ${other('cl_', 5000)}, ${other('job_', 5000)}`,
  },
  tasks: {
    kind: 'task',
    columns: `progress, page_progress, form_key, edition, form_id, employee_id, employer_id, client_id, job_id,
      due_at, expired_at, completed_at`,
    values: `'{"numerator":0,"denominator":4,"percent":0}', '{}', ($5::text[])[1 + n % 4], ($7::text[])[1 + n % 4], ($4::text[])[1 + n % 4],
      'ee_' || n / 4, ${other('er_', 5000)}, ${other('cl_', 5000)}, ${other('job_', 5000)},
      moment + (hash % 40) * interval '1 day',
      CASE WHEN n % 3 = 0 THEN moment + interval '800 days' WHEN n % 3 = 1 THEN moment + interval '90 days' END,
      CASE WHEN n % 5 < 3 THEN moment + (hash % 30) * interval '1 day' END`,
  },
};
export const listedTables = Object.keys(tables);

/** Fills the tables of accounts, `{id, rows, forms}`, as the API would have in two years, with ids as it makes them. */
export async function fill(client, accounts) {
  const { newId } = await import(pathToFileURL(join(apiFolder, 'context', 'new-id.js')).href);
  const definitions = await dropIndexes(client);
  // Triggers that keep what other pages show: lists do not ask for it.
  await client.query(`SET session_replication_role = replica`);
  for (const table of listedTables) {
    // Rows that are made at once were not changed one by one: their defaults are enough.
    for (const account of accounts) await fillTable(client, table, account, newId);
  }
  await client.query(`SET session_replication_role = DEFAULT`);
  for (const definition of definitions) await client.query(definition);
  await client.query(`VACUUM ANALYZE ${listedTables.join(', ')}`);
}

async function fillTable(client, table, { id: accountId, rows, forms }, newId) {
  const { kind, columns, values } = tables[table];
  const text = `INSERT INTO ${table} (id, account_id, created_at, updated_at, ${columns})
    SELECT ${shared}, ${values}
      FROM (SELECT id, to_timestamp(born / 1000.0) AS moment, ($6::int + n)::int AS n, abs(hashint4(($6::int + n)::int)) AS hash
              FROM unnest($2::text[], $3::float8[]) WITH ORDINALITY AS given (id, born, n)) made
     WHERE $4::text[] IS NOT NULL AND $5::text[] IS NOT NULL AND $7::text[] IS NOT NULL`;
  for (let from = 0; from < rows; from += batch) {
    const moments = Array.from({ length: Math.min(batch, rows - from) }, (_, at) =>
      Math.round(now - span + (span * (from + at)) / rows),
    );
    const ids = moments.map((moment) => newId(kind, new Date(moment)));
    const [formIds, keys, editions] = ['id', 'key', 'edition'].map((name) => forms.map((form) => form[name]));
    await client.query(text, [accountId, ids, moments, formIds, keys, from, editions]);
  }
}

/** What is left to be created again: filling tables without them takes a third of the time. */
async function dropIndexes(client) {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = ANY($1) AND indexname NOT LIKE 'PK%'`,
    [listedTables],
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}
