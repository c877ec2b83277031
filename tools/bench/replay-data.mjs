import { randomFrom } from './policy-data.mjs';

const states = ['NY', 'NJ', 'CA', 'TX', 'WA'];
const employers = 5_000;
const jobs = 2_000;

const addressIn = (state) =>
  `jsonb_build_object('street', '7 Pine Street', 'city', 'Salem', 'state', ${state}, 'zip', '10005', 'country', 'USA')`;
const stateOf = (n) => `($2::text[])[1 + ${n} % 5]`;

/** Each takes the account, the states, and how many; `n` counts from 1. */
const tables = {
  employers: {
    rows: () => employers,
    columns: 'id, name, employee_count, entity_structure, naics_code, address',
    values: `'er_' || n, 'Harbor Foods ' || n, n % 600, CASE WHEN n % 2 = 0 THEN 'llc' ELSE 'partnership' END,
      (200000 + n * 37 % 600000)::text, ${addressIn(stateOf('n'))}`,
  },
  jobs: {
    rows: () => jobs,
    columns: 'id, name, address',
    values: `'job_' || n, CASE WHEN n % 2 = 0 THEN 'Truck driver' ELSE 'Line cook' END,
      CASE WHEN n % 3 = 0 THEN ${addressIn(stateOf('(n / 3)'))} END`,
  },
  employees: {
    rows: (placements) => placements,
    columns: 'id, first_name, last_name, address',
    values: `'ee_' || n, 'Ana', 'Flores ' || n, ${addressIn(stateOf('(n / 7)'))}`,
  },
  placements: {
    rows: (placements) => placements,
    columns:
      'id, employee_id, employer_id, job_id, system_attributes, custom_attributes, decisions, decided_at',
    values: `'pla_' || lpad(n::text, 9, '0'), 'ee_' || n, 'er_' || (1 + n * 31 % ${employers}), 'job_' || (1 + n * 17 % ${jobs}),
      jsonb_build_object('start_date', '2026-0' || (1 + n % 9) || '-15'),
      CASE WHEN n % 4 = 0 THEN '{}' ELSE jsonb_build_object('night_shift', n % 2 = 0) END, '[]', now()`,
  },
};
export const replayedTables = Object.keys(tables);

/** So many placements of an account, each of an employee of its own, by insert-select. */
export async function fillPlacements(client, accountId, placements) {
  await client.query('SET session_replication_role = replica');
  for (const [table, { rows, columns, values }] of Object.entries(tables))
    await client.query(
      `INSERT INTO ${table} (account_id, created_at, updated_at, ${columns})
       SELECT $1, now(), now(), ${values} FROM generate_series(1, $3::int) AS made (n) WHERE $2::text[] IS NOT NULL`,
      [accountId, states, rows(placements)],
    );
  await client.query('SET session_replication_role = DEFAULT');
  await client.query(`VACUUM ANALYZE ${replayedTables.join(', ')}`);
}

/** Which of the policies is changed. */
export const changedAt = 1;

/** The account's active policies are these; each asks for one of its forms, and the changed one alone for the first. */
export async function fillPolicies(client, accountId, policies) {
  await client.query(`UPDATE policies SET status = 'archived' WHERE account_id = $1`, [accountId]);
  const { rows } = await client.query('SELECT key FROM forms WHERE account_id = $1 ORDER BY key', [
    accountId,
  ]);
  const random = randomFrom(11);
  const made = policies.map(({ condition }, at) => ({
    id: `pol_${String(at).padStart(6, '0')}`,
    name: `Policy ${at}`,
    condition,
    // Where others ask for the changed one's form as well, nothing changes and no line is written.
    form: rows[at === changedAt ? 0 : 1 + random(rows.length - 1)].key,
  }));
  await client.query(
    `INSERT INTO policies (id, account_id, version, name, condition, form_keys, tags, status, created_at, updated_at)
     SELECT id, $1, 1, name, condition, ARRAY[form], '{}', 'active', now(), now()
       FROM jsonb_to_recordset($2) AS made (id text, name text, condition jsonb, form text)`,
    [accountId, JSON.stringify(made)],
  );
  await client.query(
    `INSERT INTO custom_properties (id, account_id, entity_type, name, label, scalar_type, created_at, updated_at)
     VALUES ('cprop_1', $1, 'placement', 'night_shift', 'night shift', 'boolean', now(), now()),
            ('cprop_2', $1, 'client', 'tier', 'tier', 'integer', now(), now())`,
    [accountId],
  );
  return made;
}

const part = 500;

/** The same records read in parts of one snapshot by the plainest SQL, and nothing else; how many placements. */
export async function readPlainly(client, accountId) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  let [count, after] = [0, ''];
  for (;;) {
    const { rows } = await client.query(
      `SELECT placements.id, to_jsonb(employees) AS employee, to_jsonb(employers) AS employer, to_jsonb(jobs) AS job,
              placements.system_attributes, placements.custom_attributes
         FROM (SELECT * FROM placements WHERE account_id = $1 AND deleted_at IS NULL AND id > $2 ORDER BY id LIMIT ${part}) placements
         JOIN employees ON employees.id = employee_id
         JOIN employers ON employers.id = employer_id
         JOIN jobs ON jobs.id = job_id
        ORDER BY placements.id`,
      [accountId, after],
    );
    count += rows.length;
    if (rows.length < part) break;
    after = rows.at(-1).id;
  }
  await client.query('COMMIT');
  return count;
}
