import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { waitUntil } from '../process/wait.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { memoryOf, serve } from './served-api.mjs';

const rows = Number(process.env.IMPORT_ROWS ?? 50_000);

/**
 * A file of 50,000 employees with placements: its dry run, its commit and the export of the employees, beside PostgreSQL's
 * `COPY` of the same file into a table of text and out of it. `IMPORT_ROWS` makes it smaller.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-import-');
  const limits = { RATE_LIMIT_TOKENS: '1000000', RATE_LIMIT_ADDRESSES: '1000000' };
  const api = await serve({
    ...process.env,
    ...limits,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    await measure({ api, token: live.api_token, csv: csvOf(rows) });
    await measureCopy(postgres.url, dataDir, csvOf(rows));
  } finally {
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function measure({ api, token, csv }) {
  const call = callerOf(api.url, token);
  const employer = { name: 'Northwind', ein: '123456789', address: addressOf(1) };
  await call('POST', '/employers', JSON.stringify(employer));
  await call('POST', '/jobs', JSON.stringify({ name: 'Line cook', address: addressOf(2) }));
  say(`  ${rows} rows, ${(csv.length / 1e6).toFixed(1)} MB; memory before: ${memoryOf(api.pid)}`);
  let start = performance.now();
  const form = new FormData();
  form.append('files', new Blob([csv]), 'hires.csv');
  const { id } = await call('POST', '/imports/upload?kind=employees', form);
  say(`  received in ${seconds(start)} s`);
  const checked = await finished(call, id, 'checked');
  say(`  checked in ${seconds(start)} s: ${JSON.stringify(checked.counts)}; memory: ${memoryOf(api.pid)}`);
  start = performance.now();
  await call('POST', `/imports/${id}/commit`);
  const done = await finished(call, id, 'completed');
  say(`  committed in ${seconds(start)} s: ${done.counts.created} created; memory: ${memoryOf(api.pid)}`);
  start = performance.now();
  const bytes = await sizeOf(await call('GET', '/exports/employees.csv', undefined, 'stream'));
  say(`  exported ${(bytes / 1e6).toFixed(1)} MB in ${seconds(start)} s; memory: ${memoryOf(api.pid)}`);
}

async function measureCopy(url, folder, csv) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [from, to] = ['copied.csv', 'out.csv'].map((name) => join(folder, name));
  chmodSync(folder, 0o777);
  writeFileSync(from, csv, { mode: 0o666 });
  writeFileSync(to, '', { mode: 0o666 });
  chmodSync(to, 0o666);
  const columns = csv.slice(0, csv.indexOf('\n')).split(',');
  await client.query(`CREATE TABLE copied (${columns.map((_, at) => `c${at} text`).join(', ')})`);
  let start = performance.now();
  await client.query(`COPY copied FROM '${from}' CSV HEADER`);
  say(`  COPY of the same file into a table of text: ${seconds(start)} s`);
  start = performance.now();
  await client.query(`COPY copied TO '${to}' CSV HEADER`);
  say(`  COPY out of it: ${seconds(start)} s`);
  await client.end();
}

const callerOf =
  (url, token) =>
  async (method, path, body, as = 'json') => {
    const headers = { authorization: `Bearer ${token}` };
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    const answer = await fetch(`${url}/api/v1${path}`, { method, headers, body });
    if (answer.status >= 300)
      throw new Trouble(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    return as === 'json' ? answer.json() : answer.body;
  };

async function finished(call, id, status) {
  let found;
  const isThere = async () => {
    found = await call('GET', `/imports/${id}`);
    if (found.status === 'failed') throw new Trouble(`The import failed: ${found.problem}`);
    return found.status === status;
  };
  await waitUntil(isThere, { within: 3_600_000 });
  return found;
}

async function sizeOf(body) {
  let size = 0;
  for await (const chunk of body) size += chunk.length;
  return size;
}

function csvOf(count) {
  const header =
    'external_id,first_name,last_name,email,phone,date_of_birth,social_security_number,address.street,address.city,address.state,address.zip,address.country,employer.name,job.name,placement.start_date';
  const lines = Array.from({ length: count }, (_, at) => {
    const ssn = `${String(100 + (at % 500)).padStart(3, '0')}-${String(1 + (at % 99)).padStart(2, '0')}-${String(1 + (at % 9999)).padStart(4, '0')}`;
    return `E-${at},Ana,Flores ${at},ana.${at}@example.com,+12125550100,1990-04-05,${ssn},${at} Pine Street,New York,NY,10005,USA,Northwind,Line cook,2026-11-23`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}

const addressOf = (at) => ({
  street: `${at} Pine Street`,
  city: 'New York',
  state: 'NY',
  zip: '10005',
  country: 'USA',
});

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
