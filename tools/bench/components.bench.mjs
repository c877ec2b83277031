import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say, Trouble } from '../setup/say.mjs';
import { fill } from './components-data.mjs';
import { cases, orders, plainly } from './components-cases.mjs';
import { processorTime, serverPids } from './processor-time.mjs';
import { serve } from './served-api.mjs';

const many = Number(process.env.COMPONENTS_ROWS ?? 1_000_000);
const rounds = Number(process.env.COMPONENTS_ROUNDS ?? 40);
const warmUp = 5;
const perPage = 50;
/** Pages of 100 that are gone through to come to a deep one. */
const walked = 100;

/**
 * What a page of 50 employees costs over HTTP as a component shows it, by each order, filter and search, beside the
 * same answer by joins, count(*) and OFFSET on the same data. `COMPONENTS_ROWS` makes the account smaller.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-components-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const api = await serve({
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ROLE: 'api',
    RATE_LIMIT_SESSIONS: '1000000',
    RATE_LIMIT_TOKENS: '1000000',
  });
  try {
    await measure(client, api, await prepare(client, api, dataDir));
  } catch (e) {
    console.error(e);
    throw e;
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function prepare(client, api, dataDir) {
  const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  await api.ask('/api/v1/forms', live.api_token);
  const { rows: forms } = await client.query(
    `SELECT forms.id, forms.key, forms.edition, account_id FROM forms JOIN accounts ON accounts.id = account_id
      WHERE mode = 'live' ORDER BY key LIMIT 4`,
  );
  const start = performance.now();
  const accountId = forms[0].account_id;
  const gb = await fill(client, { accountId, rows: many, forms });
  const { rows: counts } = await client.query(
    `SELECT (SELECT count(*) FROM tasks)::int AS tasks, (SELECT count(*) FROM placements)::int AS placements`,
  );
  const number = (count) => count.toLocaleString('en-US');
  say(
    `  ${number(many)} employees, ${number(counts[0].tasks)} tasks, ${number(counts[0].placements)} placements: ` +
      `${gb.toFixed(1)} GB, made in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  return { accountId, apiToken: live.api_token };
}

/** A component's session, held to filters; what it asks for its page. */
async function session(api, apiToken, filters = {}) {
  const authorization = `Bearer ${apiToken}`;
  const asked = { component: 'employees/list', filters };
  const made = await api.send('/api/v1/components/create_url', { headers: { authorization }, body: asked });
  const { body } = await api.send('/api/v1/component_sessions', { body: { code: made.body.code } });
  const headers = { 'x-component-auth-token': body.token };
  return (query) => api.send(`/api/v1/component_rows/employees?${new URLSearchParams(query)}`, { headers });
}

async function measure(client, api, { accountId, apiToken }) {
  heading();
  const ask = await session(api, apiToken);
  await ask({ limit: perPage });
  const pids = [api.pid, ...(await serverPids(client))];
  for (const order of orders) await measureDepth(ask, order, pids);
  for (const asked of cases) {
    const query = { limit: perPage, ...asked.query };
    const held = asked.isCeiling ? await session(api, apiToken, asked.query) : undefined;
    const times = await timesOf(
      held ? () => held({ limit: perPage, order_by: asked.query.order_by }) : () => ask(query),
      pids,
    );
    const { body } = await (held ? held({ limit: perPage }) : ask(query));
    const plain = await plainly(client, { accountId, perPage, ...asked });
    agree(asked, body, plain);
    line(asked.name, { total: totalOf(body), times, plain: plain.ms });
  }
  say(`  memory of the API's process: ${api.memory()}`);
}

async function measureDepth(ask, order, pids) {
  const at = { limit: perPage, ...order };
  const name = `by ${order.order_by} ${order.order_dir}`;
  line(`${name}, page 1`, {
    total: totalOf((await ask(at)).body),
    times: await timesOf(() => ask(at), pids),
  });
  let { after } = (await ask({ ...at, limit: 100 })).body;
  for (let page = 1; page < walked; page += 1) ({ after } = (await ask({ ...at, limit: 100, after })).body);
  line(`${name}, page ${2 * walked}`, { total: '', times: await timesOf(() => ask({ ...at, after }), pids) });
}

/** How long answers took, in order, and for how long the API and its database were busy for one. */
async function timesOf(ask, pids) {
  const times = [];
  for (let round = 0; round < warmUp; round += 1) await ask();
  const before = processorTime(pids);
  for (let round = 0; round < rounds; round += 1) times.push((await ask()).ms);
  const busy = (processorTime(pids) - before) / rounds;
  return { times: times.sort((one, other) => one - other), busy };
}

const totalOf = ({ total, is_total_exact: isExact }) => (isExact ? String(total) : `over ${total}`);

/** The same employees in the same order: a benchmark of a wrong answer measures nothing. */
function agree({ name, isCeiling }, { data, total, is_total_exact: isExact }, plain) {
  const [ours, theirs] = [data.map(({ id }) => id).join(), plain.ids.join()];
  if ((!isCeiling && ours !== theirs) || (isExact ? total !== plain.total : plain.total <= total))
    throw new Trouble(`${name}: ${total} employees instead of ${plain.total}, or other ones.`);
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];

function heading() {
  say('  milliseconds over HTTP for a page of 50 with its total, counted up to 1,000');
  say(
    '  processor: of API and database together, for one page; plain: joins, count(*) and OFFSET in SQL alone, once',
  );
  say(columns('', ['total', 'median', '99th', 'processor', 'plain']));
}

function line(name, { total, times: { times, busy }, plain }) {
  const [middle, last] = [0.5, 0.99].map((share) => at(times, share).toFixed(1));
  const cells = [total, middle, last, busy.toFixed(1), plain?.toFixed(0) ?? ''];
  say(columns(name, cells));
}

function columns(name, cells) {
  return `  ${name.slice(0, 62).padEnd(62)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}
