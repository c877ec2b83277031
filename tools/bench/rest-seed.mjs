import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { apiFolder } from '../setup/build.mjs';

const regions = ['east', 'north', 'south', 'west'];
export const sites = 1000;

/** The ids of so many employees, made a second apart and put into the account by SQL. */
export async function seedEmployees(url, accountId, count) {
  const { newId } = await import(join(apiFolder, 'context', 'new-id.js'));
  const start = Date.now() - (count + 60) * 1000;
  const rows = Array.from({ length: count }, (_, at) =>
    employee(newId, accountId, at, new Date(start + at * 1000)),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let from = 0; from < count; from += 5000)
      await client.query(
        `INSERT INTO employees (id, account_id, custom_attributes, system_attributes, created_at, updated_at,
                                first_name, last_name, email, phone, address)
         SELECT id, account_id, custom_attributes, system_attributes, created_at, updated_at,
                first_name, last_name, email, phone, address
           FROM jsonb_populate_recordset(NULL::employees, $1)`,
        [JSON.stringify(rows.slice(from, from + 5000))],
      );
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
  return rows.map(({ id }) => id);
}

function employee(newId, account_id, at, made) {
  return {
    id: newId('employee', made),
    account_id,
    custom_attributes: { region: regions[at % regions.length], site: `site-${at % sites}` },
    system_attributes: { department: 'Kitchen' },
    created_at: made,
    updated_at: made,
    first_name: 'Ana',
    last_name: `Flores ${at}`,
    email: `ana.flores.${at}@example.com`,
    phone: '+12125550100',
    address: addressOf(at),
  };
}

function addressOf(at) {
  const street = `${at} Pine Street`;
  return {
    street,
    secondary: null,
    city: 'New York',
    state: 'NY',
    zip: '10005',
    country: 'USA',
    full_address: `${street}, New York, NY 10005, USA`,
  };
}

/** How many rows each table has: what two servers wrote is compared by it. */
export async function rowCounts(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = ['audit_events', 'employees', 'events', 'placements', 'subtasks', 'tasks'];
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table})::int AS ${table}`).join(', ');
    return (await client.query(`SELECT ${counts}`)).rows[0];
  } finally {
    await client.end();
  }
}

/** The live account's id and token, as the first start wrote them. */
export function credentialsIn(dataDir) {
  return JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')).live;
}
