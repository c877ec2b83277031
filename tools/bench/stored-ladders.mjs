import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { fill } from './components-data.mjs';
import { serve } from './served-api.mjs';

const rounds = 5;
const batch = 200;

/**
 * How long a worker takes to look at the ladders of as many employees, all due at once, with what it reads and writes of them; beside
 * the least that does: the same rows read and written in the same batches, with nothing worked out.
 */
export async function measureStored(hires) {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-ladder-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const api = await serve({ ...env, ROLE: 'all' });
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    await api.ask('/api/v1/forms', live.api_token);
    const accountId = await prepareLadders(client, hires);
    const times = [];
    for (let round = 0; round <= rounds; round += 1) {
      const taken = await wakeAll(client, accountId);
      if (round > 0) times.push(taken);
    }
    const bare = [];
    for (let round = 0; round <= rounds; round += 1) {
      const start = performance.now();
      await readAndWrite(client, accountId);
      if (round > 0) bare.push(performance.now() - start);
    }
    say(
      `  stored ladders of ${hires} employees, all due at once; median of ${rounds} rounds, and the slowest`,
    );
    line('worked out by a worker', times);
    line('baseline: rows read and written', bare);
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

function line(name, times) {
  times.sort((one, other) => one - other);
  say(`  ${name.padEnd(36)} ${times[rounds >> 1].toFixed(0)} ms   ${times.at(-1).toFixed(0)} ms`);
}

/** Everybody has open forms, each due on another day, and was given a link; the account is told by events, so no mail server is needed. */
export async function prepareLadders(client, hires) {
  const { rows: forms } = await client.query(
    `SELECT forms.id, forms.key, forms.edition, account_id FROM forms JOIN accounts ON accounts.id = account_id
      WHERE mode = 'live' ORDER BY key LIMIT 4`,
  );
  const accountId = forms[0].account_id;
  await fill(client, { accountId, rows: hires, forms });
  await client.query(
    `UPDATE tasks SET completed_at = NULL, expired_at = NULL, next_action = 'employee_action',
            due_on = to_char(now() + (11 + abs(hashtext(id)) % 60) * interval '1 day', 'YYYY-MM-DD')`,
  );
  await client.query(
    `INSERT INTO message_ladders (employee_id, account_id, next_at) SELECT id, account_id, NULL FROM employees`,
  );
  await client.query(
    `INSERT INTO message_settings (account_id, mode, updated_at) VALUES ($1, 'events', now())`,
    [accountId],
  );
  await client.query('VACUUM ANALYZE');
  await settled(client, `SELECT 1 FROM message_ladder_accounts WHERE walked_to IS NULL`);
  return accountId;
}

/** Until a statement finds something. */
export async function settled(client, text) {
  while ((await client.query(text)).rows.length === 0) await wait(100);
}

/** From the first that was looked at to the last. */
async function wakeAll(client, accountId) {
  await settled(client, `SELECT 1 WHERE NOT EXISTS (SELECT FROM message_ladders WHERE next_at <= now())`);
  await client.query(`UPDATE message_ladders SET next_at = now() WHERE account_id = $1`, [accountId]);
  const left = async () =>
    Number(
      (await client.query(`SELECT count(*) AS count FROM message_ladders WHERE next_at <= now()`)).rows[0]
        .count,
    );
  const all = await left();
  let start;
  for (;;) {
    const now = await left();
    if (start === undefined && now < all) start = performance.now();
    if (now === 0) return performance.now() - start;
    await wait(50);
  }
}

/** The least that a worker does: the rows of each batch read, and the ladders written, with nothing worked out. */
export async function readAndWrite(client, accountId) {
  const { rows } = await client.query(
    `SELECT employee_id FROM message_ladders WHERE account_id = $1 ORDER BY employee_id`,
    [accountId],
  );
  for (let from = 0; from < rows.length; from += batch) {
    const ids = rows.slice(from, from + batch).map(({ employee_id }) => employee_id);
    await client.query('BEGIN');
    await client.query(`SELECT * FROM message_ladders WHERE employee_id = ANY ($1) FOR UPDATE`, [ids]);
    for (const table of ['tasks', 'placements', 'onboarding_links'])
      await client.query(`SELECT * FROM ${table} WHERE account_id = $1 AND employee_id = ANY ($2)`, [
        accountId,
        ids,
      ]);
    await client.query(`UPDATE message_ladders SET next_at = now() WHERE employee_id = ANY ($1)`, [ids]);
    await client.query('COMMIT');
  }
}
