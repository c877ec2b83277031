import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { fill } from './components-data.mjs';
import { serve } from './served-api.mjs';

const many = Number(process.env.TODAY_ROWS ?? 1_000_000);
const rounds = Number(process.env.TODAY_ROUNDS ?? 40);
const warmUp = 3;
/** What this work is found by: without it stands the baseline. */
const ownIndexes = [
  'IDX_tasks_to_review',
  'IDX_tasks_employees_turn',
  'IDX_tasks_correction_requested',
  'IDX_employee_summaries_open',
  'placements_starts_on',
];

/**
 * What the requests of Today cost over HTTP in an account of a million employees, with their indexes and without them.
 * `TODAY_ROWS` makes the account smaller.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-today-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, RATE_LIMIT_TOKENS: '1000000' };
  const api = await serve({ ...process.env, ...environment, LOG_LEVEL: 'warn', ROLE: 'api' });
  try {
    const token = await prepare(client, api, dataDir);
    const withIndexes = await measure(api, token, rounds);
    for (const name of ownIndexes) await client.query(`DROP INDEX "${name}"`);
    const without = await measure(api, token, 3);
    for (const [at, { name, times }] of withIndexes.entries())
      say(
        `  ${name.padEnd(44)} ${middle(times).toFixed(0).padStart(6)} ms, 95th ${at95(times).toFixed(0).padStart(6)} ms; ` +
          `without its indexes ${middle(without[at].times).toFixed(0).padStart(7)} ms`,
      );
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
  const gb = await fill(client, { accountId: forms[0].account_id, rows: many, forms });
  await client.query(`SET session_replication_role = replica`);
  for (const statement of asToday) await client.query(statement);
  await client.query(`SET session_replication_role = DEFAULT`);
  await client.query(`VACUUM ANALYZE tasks, placements`);
  const { rows } = await client.query(`SELECT count(*)::int AS tasks FROM tasks`);
  const number = (count) => count.toLocaleString('en-US');
  say(
    `  ${number(many)} employees, ${number(rows[0].tasks)} tasks: ${gb.toFixed(1)} GB, ` +
      `made in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  return live.api_token;
}

/** A tenth of the open forms waits for the employer; first days of work lie around today, some thousands on each. */
const asToday = [
  `UPDATE tasks SET next_action = 'employer_action', due_at = now() + (hashtext(id) % 4320) * interval '10 minutes',
          due_on = to_char(now() + (hashtext(id) % 4320) * interval '10 minutes', 'YYYY-MM-DD'),
          employer_id = 'er_' || abs(hashtext(id)) % 50
    WHERE completed_at IS NULL AND abs(hashtext(id)) % 10 = 0`,
  `UPDATE placements SET system_attributes = jsonb_build_object('start_date', to_char(now() + (hashtext(id) % 365) * interval '1 day', 'YYYY-MM-DD'))`,
];

const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function measure(api, token, times) {
  const starts = `starts_on_gte=${day(0)}&starts_on_lte=${day(5)}`;
  const found = [];
  for (const [name, path] of [
    ['menu: late and today, counted', '/work_items/count?bucket=late,today'],
    ['tabs, counted', '/work_items/count?bucket=late,today,week,waiting_on_others'],
    ['late, 50', '/work_items?bucket=late&per_page=50'],
    ['today, 50', '/work_items?bucket=today&per_page=50'],
    ['this week, 50', '/work_items?bucket=week&per_page=50'],
    ['waiting on others, 50', '/work_items?bucket=waiting_on_others&per_page=50'],
    ['this week of one of 50 employers', '/work_items?bucket=week&per_page=50&employer_id=er_7'],
    ['starts of six days, counted', `/upcoming_starts/count?${starts}`],
    ['starts of six days, not ready, 5', `/upcoming_starts?${starts}&readiness=waiting&per_page=5`],
  ])
    found.push({ name, times: await timesOf(() => api.ask(`/api/v1${path}`, token), times) });
  return found;
}

async function timesOf(ask, count) {
  const times = [];
  for (let round = -Math.min(warmUp, count); round < count; round += 1) {
    const { ms } = await ask();
    if (round >= 0) times.push(ms);
  }
  return times.sort((one, other) => one - other);
}

const middle = (times) => times[Math.floor(times.length / 2)];
const at95 = (times) => times[Math.floor(times.length * 0.95)];
