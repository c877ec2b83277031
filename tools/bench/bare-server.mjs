import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

import pg from 'pg';

import { jobDone, bareRows } from './bare-rows.mjs';

/*
 * The least that a server can do for the requests of `npm run bench -- rest`: node:http and pg, one process, as many
 * connections to the database as the API has.
 *
 * It does: look the token up by its SHA-256 in memory; run the same kinds of statements, by name, so that each is
 * prepared once a connection; write the same rows of the same sizes in one transaction; answer the same JSON.
 * It does not: route, validate, decide policies or compute progress (it copies what the API wrote once), seal, log,
 * limit, keep idempotency keys, set security headers, or know about users, groups and sessions.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
});
const account = process.env.BENCH_ACCOUNT;
const holders = new Map([[sha256(process.env.BENCH_TOKEN), account]]);
const statements = bareRows(await jobDone(pool, process.env.BENCH_PLACEMENT), account);

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => send(response, status, body),
    (error) => send(response, 500, { message: error.message }),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

async function answer(request) {
  const holder = holders.get(sha256(request.headers.authorization?.slice('Bearer '.length) ?? ''));
  if (!holder) return { status: 401, body: { message: 'A valid credential is needed' } };
  const [path] = request.url.slice('/api/v1/'.length).split('?');
  const [collection, id] = path.split('/');
  if (request.method === 'GET' && id) return found(id);
  if (request.method === 'GET') return list(new URL(request.url, 'http://bare').searchParams);
  const given = await read(request);
  return collection === 'employees' ? createEmployee(given) : createPlacement(given);
}

async function found(id) {
  const { rows } = await pool.query({ ...statements.find, values: [id, account] });
  return rows[0] ? { status: 200, body: toEmployee(rows[0]) } : { status: 404, body: {} };
}

/** The count and the page at once, as the API did before it kept outlines. */
async function list(query) {
  const page = Number(query.get('page') ?? 1);
  const values = [account, query.get('custom_attributes')];
  const [counted, { rows }] = await Promise.all([
    pool.query({ ...statements.count, values }),
    pool.query({ ...statements.page, values: [...values, 20, (page - 1) * 20] }),
  ]);
  const total = Number(counted.rows[0].total);
  const data = rows.map(toEmployee);
  const body = { data, total, current_page: page, per_page: 20, total_pages: Math.ceil(total / 20) };
  return { status: 200, body };
}

/** The record and its event in one statement, which needs no transaction around it. */
async function createEmployee(given) {
  const row = statements.newEmployee(given);
  const employee = toEmployee(row);
  await pool.query({ ...statements.createEmployee, values: statements.employeeValues(row, employee) });
  return { status: 201, body: employee };
}

/** Ten statements and the two that hold them together, the rows of one table in one statement. */
async function createPlacement(given) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({ ...statements.lockEmployee, values: [given.employee_id, account] });
    await client.query({ ...statements.holdEmployer, values: [given.employer_id, account] });
    await client.query({ ...statements.policies, values: [account] });
    await client.query({ ...statements.forms, values: [account, statements.formKeys] });
    await client.query({ ...statements.livingTasks, values: [account, [given.employee_id]] });
    const { inserts, body } = statements.newPlacement(given);
    for (const insert of inserts) await client.query(insert);
    await client.query('COMMIT');
    return { status: 201, body };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

function toEmployee(row) {
  return {
    ...row.system_attributes,
    id: row.id,
    custom_attributes: row.custom_attributes,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_name: row.first_name,
    ...(row.middle_name ? { middle_name: row.middle_name } : {}),
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    has_middle_name: row.has_middle_name,
    address: row.address,
    social_security_number: null,
    date_of_birth: null,
  };
}

function send(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

function read(request) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('error', reject);
    request.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString()));
      } catch (error) {
        reject(error);
      }
    });
  });
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}
