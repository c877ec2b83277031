import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say, Trouble } from '../setup/say.mjs';
import { cases } from './lists-cases.mjs';
import { fill, listedTables } from './lists-data.mjs';
import { serve } from './served-api.mjs';

const many = Number(process.env.LISTS_ROWS ?? 1_000_000);
const few = 1_000;
const rounds = 40;
const warmUp = 6;
const plainRounds = 3;
const perPage = 20;

/**
 * What a page of 20 with its total costs over HTTP in an account of a million records, beside one of a thousand, and
 * beside the same answer of the plain twin (`PLAIN_PATHS=lists`) on the same data. `LISTS_ROWS` makes the account
 * smaller.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-lists-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const environment = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_TOKENS: '1000000',
  };
  const api = await serve(environment);
  const plainApi = await serve({ ...environment, PLAIN_PATHS: 'lists', ROLE: 'api' });
  try {
    const accounts = await prepare(client, api, dataDir);
    await measure(client, { api, plainApi }, accounts);
  } finally {
    await client.end();
    await plainApi.stop();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function prepare(client, api, dataDir) {
  const { live, test } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  const accounts = [];
  for (const [mode, { api_token: token }, rows] of [
    ['live', live, many],
    ['test', test, few],
  ]) {
    await api.ask('/api/v1/forms', token);
    const { rows: found } = await client.query(
      `SELECT forms.id, forms.key, forms.edition, account_id FROM forms JOIN accounts ON accounts.id = account_id
        WHERE mode = $1 ORDER BY key LIMIT 4`,
      [mode],
    );
    accounts.push({ id: found[0].account_id, token, rows, forms: found });
    await defineProperties(client, found[0].account_id);
  }
  const start = performance.now();
  await fill(client, accounts);
  const { rows } = await client.query(
    `SELECT sum(pg_total_relation_size(name::regclass)) / 1e9 AS gb FROM unnest($1::text[]) AS name`,
    [listedTables],
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  say(
    `  ${many.toLocaleString('en-US')} and ${few.toLocaleString('en-US')} rows in each of ${listedTables.join(', ')}: ` +
      `${Number(rows[0].gb).toFixed(1)} GB, made in ${seconds} s`,
  );
  return accounts;
}

/** The custom properties that the filters name. */
async function defineProperties(client, accountId) {
  await client.query(
    `INSERT INTO custom_properties (id, account_id, entity_type, name, label, scalar_type, created_at, updated_at)
     SELECT 'cprop_' || md5($1 || entity || name), $1, entity, name, name, 'string', now(), now()
       FROM unnest(ARRAY['employee', 'client', 'placement']) AS entity, unnest(ARRAY['region', 'site', 'badge']) AS name`,
    [accountId],
  );
}

async function measure(client, { api, plainApi }, [big, small]) {
  say(`  memory of the API's process before: ${api.memory()}`);
  heading();
  const bigCases = cases({ ...big, isSmall: false });
  const smallCases = cases({ ...small, isSmall: true });
  for (const [at, [table, query, where]] of bigCases.entries()) {
    const path = (of, page) => `/api/v1/${table}?${of[at][1]}&per_page=${perPage}&page=${page}`;
    const cold = await api.ask(path(bigCases, 1), big.token);
    const { total } = cold.body;
    await agree(client, { table, where, accountId: big.id }, cold.body);
    const last = Math.max(1, Math.ceil(total / perPage));
    const pages = [1, Math.max(1, Math.floor(last / 2)), Math.min(5000, last)];
    const targets = [
      { path: path(smallCases, 1), token: small.token },
      ...pages.map((page) => ({ path: path(bigCases, page), token: big.token })),
    ];
    const times = await interleaved(api, targets);
    const plain = await plainly(plainApi, { path: path(bigCases, pages[2]), token: big.token });
    line(`${table}${query && ` ${decodeURIComponent(query)}`}`, {
      total,
      cold: cold.ms,
      times,
      plain,
      last: pages[2],
    });
  }
  say(`  memory of the API's process: ${api.memory()}`);
  await afterWrites(client, api, big);
}

async function interleaved(api, targets) {
  const times = targets.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [at, { path, token }] of targets.entries()) {
      const { ms } = await api.ask(path, token);
      if (round >= 0) times[at].push(ms);
    }
  return times.map((all) => all.sort((one, other) => one - other));
}

const asUsual = ({ table, where, accountId }, what) =>
  `SELECT ${what} FROM ${table} WHERE account_id = '${accountId}' AND deleted_at IS NULL AND ${where}`;

/** The same total and rows as by the plainest SQL: a benchmark of a wrong answer measures nothing. */
async function agree(client, asked, { data, total }) {
  const { rows: counted } = await client.query(asUsual(asked, 'count(*)::int AS total'));
  const { rows } = await client.query(`${asUsual(asked, 'id')} ORDER BY id DESC LIMIT ${perPage}`);
  const [ours, plain] = [data.map(({ id }) => id).join(), rows.map(({ id }) => id).join()];
  if (total !== counted[0].total || ours !== plain)
    throw new Trouble(
      `${asked.table} where ${asked.where}: ${total} records instead of ${counted[0].total}, or other ones.`,
    );
}

/** The middle of what the plain twin takes for the same page over HTTP: what the machinery buys. */
async function plainly(plainApi, { path, token }) {
  const times = [];
  for (let round = 0; round < plainRounds; round += 1) times.push((await plainApi.ask(path, token)).ms);
  return times.sort((one, other) => one - other)[Math.floor(plainRounds / 2)];
}

/** A list that comes right after a write has a block to count again. */
async function afterWrites(client, api, { id: accountId, token }) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await client.query(
      `UPDATE employees SET custom_attributes = custom_attributes || '{"region":"east"}'
        WHERE id = (SELECT id FROM employees WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT 1)`,
      [accountId, `ee_${'1A5Qk'[round % 5]}`],
    );
    times.push((await api.ask(`/api/v1/employees?page=5000&per_page=${perPage}`, token)).ms);
  }
  times.sort((one, other) => one - other);
  say(`  page 5,000 of all employees right after a write: ${time(times)} ms`);
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
const time = (times) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)}`;

function heading() {
  say(
    '  milliseconds over HTTP, median / 95th of a hundred; ratio: the worst page of the large account to page 1 of the',
  );
  say(
    '  small one; plain: the last of the pages with PLAIN_PATHS=lists, by count(*) and OFFSET; cold: the first time a process is asked',
  );
  say(columns('list', ['total', 'small', 'page 1', 'middle', '5,000 or last', 'ratio', 'plain', 'cold']));
}

function line(list, { total, cold, times, plain, last }) {
  const [small, ...large] = times;
  const ratio = Math.max(...large.map((one) => at(one, 0.5))) / at(small, 0.5);
  const cells = [String(total), ...times.map(time), ratio.toFixed(2), plain.toFixed(0), cold.toFixed(0)];
  say(columns(list, cells) + (last === 5000 ? '' : ` (last page ${last})`));
}

function columns(list, cells) {
  return `  ${list.slice(0, 46).padEnd(46)}${cells.map((cell) => cell.padStart(14)).join('')}`;
}
