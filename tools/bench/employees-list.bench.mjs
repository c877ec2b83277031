import { randomUUID } from 'node:crypto';
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
import { orders } from './components-cases.mjs';
import { processorTime, serverPids } from './processor-time.mjs';
import { serve } from './served-api.mjs';

const many = Number(process.env.EMPLOYEES_ROWS ?? 1_000_000);
const rounds = Number(process.env.EMPLOYEES_ROUNDS ?? 20);
const linked = 5000;
const warmUp = 2;

/**
 * The list of employees as staff ask it: by employer, client and day of the start in every order, and while somebody types; then
 * onboarding links for 5,000 of them, beside one bare INSERT a link on the same tables. `EMPLOYEES_ROWS` makes the account smaller.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-employees-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const api = await serve({
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ROLE: 'api',
    RATE_LIMIT_TOKENS: '1000000',
    // Messages are recorded and, without a worker, not sent.
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Firstday <people@example.com>',
  });
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    const headers = { authorization: `Bearer ${live.api_token}` };
    const accountId = await prepare(client, api, live.api_token);
    await measureFilters(api, headers, [api.pid, ...(await serverPids(client))]);
    await measureSearch(api, headers);
    await measureLinks(client, api, { headers, accountId });
    await measureReminders(client, api, { headers, accountId });
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function prepare(client, api, token) {
  await api.ask('/api/v1/forms', token);
  const { rows: forms } = await client.query(
    `SELECT forms.id, forms.key, forms.edition, account_id FROM forms JOIN accounts ON accounts.id = account_id
      WHERE mode = 'live' ORDER BY key LIMIT 4`,
  );
  const gb = await fill(client, { accountId: forms[0].account_id, rows: many, forms });
  say(`  ${many.toLocaleString('en-US')} employees: ${gb.toFixed(1)} GB`);
  return forms[0].account_id;
}

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** Filters that many meet, and few; together, one serves and the other does not. */
const filters = {
  'employer of 1 in 50': { employer_id: 'er_7' },
  'client of every second': { client_id: 'cl_0' },
  'nobody’s employer': { employer_id: 'er_999' },
  'starts on a day': { start_date_from: day(3), start_date_to: day(3) },
  'starts in a month': { start_date_from: day(30) },
  'started two years ago, at an employer': { start_date_to: day(690), employer_id: 'er_7' },
  'starts in a month, open forms': { start_date_from: day(30), status: 'requires_action' },
  'starts in a month, by a word': { start_date_from: day(30), search: 'jose' },
};

async function measureFilters(api, headers, pids) {
  say(
    '  milliseconds over HTTP for a page of 50 with its total: median, slowest order at the 95th percentile, processor a page',
  );
  for (const [name, filter] of Object.entries(filters)) {
    const all = [];
    const before = processorTime(pids);
    const slowest = { ms: 0, order: '' };
    for (const order of orders) {
      const times = await timesOf(() => page(api, headers, { ...filter, ...order }));
      all.push(...times);
      const last = at(times, 0.95);
      if (last > slowest.ms)
        Object.assign(slowest, { ms: last, order: `${order.order_by} ${order.order_dir}` });
    }
    const busy = (processorTime(pids) - before) / (all.length * (1 + warmUp / rounds));
    all.sort((one, other) => one - other);
    say(
      `  ${name.padEnd(42)}${at(all, 0.5).toFixed(1).padStart(10)}${slowest.ms.toFixed(1).padStart(10)}${busy.toFixed(1).padStart(10)}  ${slowest.order}`,
    );
  }
}

/** Each beginning of some names, as somebody types them. */
async function measureSearch(api, headers) {
  const words = ['jose garcia', 'ana bacedi', 'smith te', 'nobody', 'rosa12345'];
  const typed = words.flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1)));
  const times = [];
  for (let round = 0; round < 3; round += 1)
    for (const search of typed) times.push((await page(api, headers, { search })).ms);
  times.sort((one, other) => one - other);
  say(
    `  while one types, ${times.length} searches: median ${at(times, 0.5).toFixed(1)}, 95th ${at(times, 0.95).toFixed(1)}`,
  );
}

async function measureLinks(client, api, { headers, accountId }) {
  const { rows } = await client.query(
    `SELECT id FROM employees WHERE account_id = $1 ORDER BY id DESC LIMIT ${linked}`,
    [accountId],
  );
  const employee_ids = rows.map(({ id }) => id);
  const body = { selection: { employee_ids }, act_id: randomUUID() };
  for (const name of ['links for 5,000', 'the same act again']) {
    const start = performance.now();
    const answer = await fetch(`${api.url}/api/v1/employee_acts/links`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const lines = (await answer.text()).trim().split('\n');
    const totals = JSON.parse(lines.at(-1));
    if (totals.done !== linked) throw new Trouble(`${name}: ${lines.at(-1)}`);
    say(`  ${name.padEnd(42)}${((performance.now() - start) / 1000).toFixed(2).padStart(9)} s`);
  }
  const { rows: made } = await client.query(
    `SELECT count(*)::int AS count FROM onboarding_links WHERE act_id = $1`,
    [body.act_id],
  );
  if (made[0].count !== linked) throw new Trouble(`${made[0].count} links instead of ${linked}`);
  await bareInserts(client, body.act_id);
}

/** Reminders to 5,000 people for whom something is open, each with a link, beside one bare INSERT a message. */
async function measureReminders(client, api, { headers, accountId }) {
  await client.query(
    `INSERT INTO message_settings (account_id, mode, updated_at) VALUES ($1, 'on', now()) ON CONFLICT (account_id) DO UPDATE SET mode = 'on'`,
    [accountId],
  );
  const { rows } = await client.query(
    `SELECT DISTINCT employee_id AS id FROM tasks WHERE account_id = $1 AND completed_at IS NULL AND deleted_at IS NULL
        AND next_action = 'employee_action' AND (expired_at IS NULL OR expired_at > now()) LIMIT ${linked}`,
    [accountId],
  );
  const selection = { employee_ids: rows.map(({ id }) => id) };
  for (const name of ['reminders for 5,000', 'reminded a moment ago']) {
    const start = performance.now();
    const answer = await fetch(`${api.url}/api/v1/employee_acts/messages`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ selection, act_id: randomUUID(), kind: 'reminder' }),
    });
    const lines = (await answer.text()).trim().split('\n');
    say(
      `  ${name.padEnd(42)}${((performance.now() - start) / 1000).toFixed(2).padStart(9)} s  ${lines.at(-1)}`,
    );
  }
  const { rows: messages } = await client.query(`SELECT * FROM messages WHERE kind = 'reminder'`);
  const columns = Object.keys(messages[0] ?? {});
  const places = columns.map((_, at) => `$${at + 1}`).join(', ');
  const start = performance.now();
  for (const message of messages)
    await client.query(
      `INSERT INTO messages (${columns.join(', ')}) VALUES (${places})`,
      columns.map((column) =>
        column === 'id' || column === 'dedupe_key' ? `${message.id}b` : message[column],
      ),
    );
  say(
    `  ${`a bare INSERT each, ${messages.length} messages`.padEnd(42)}${((performance.now() - start) / 1000).toFixed(2).padStart(9)} s`,
  );
}

/** The least that keeps a link: one statement a link, each its own transaction, no check and no log. */
async function bareInserts(client, actId) {
  const { rows } = await client.query(`SELECT * FROM onboarding_links WHERE act_id = $1`, [actId]);
  const start = performance.now();
  for (const { id, account_id, employee_id, issuer_id, created_at, expires_at } of rows)
    await client.query(
      `INSERT INTO onboarding_links (id, account_id, employee_id, side, issuer_type, issuer_id, issuer_sees_sensitive, handed_over,
         ip, user_agent, created_at, expires_at) VALUES ($1, $2, $3, 'employee', 'api_token', $4, true, 'api', '', '', $5, $6)`,
      [`bare_${id}`, account_id, employee_id, issuer_id, created_at, expires_at],
    );
  say(
    `  ${'bare: one INSERT a link'.padEnd(42)}${((performance.now() - start) / 1000).toFixed(2).padStart(9)} s`,
  );
}

const page = (api, headers, query) =>
  api.send(`/api/v1/component_rows/employees?${new URLSearchParams({ limit: '50', ...query })}`, { headers });

async function timesOf(ask) {
  const times = [];
  for (let round = 0; round < warmUp; round += 1) await ask();
  for (let round = 0; round < rounds; round += 1) {
    times.push((await ask()).ms);
  }
  return times.sort((one, other) => one - other);
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
