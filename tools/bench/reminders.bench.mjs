import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { serve } from './served-api.mjs';
import { prepareLadders, readAndWrite, settled } from './stored-ladders.mjs';
import { child } from './webhooks-processes.mjs';

const hires = Number(process.env.BENCH_HIRES ?? 10_000);
const quietRequests = 300;
const address = { street: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };

/**
 * Nine in the morning: a reminder is due to all employees of an account at one moment. How long until all are recorded, and until
 * all are sent, by a process that answers requests as well; and how long those take meanwhile, beside before; with the least that reading and
 * writing the same rows takes.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-reminders-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const receiver = await child('mail-receiver.mjs');
  const api = await serve({
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ROLE: 'all',
    SMTP_URL: `smtp://127.0.0.1:${receiver.greeting.port}`,
    MAIL_FROM: 'people@firstday.example',
  });
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    const ask = () => api.ask('/api/v1/employees?per_page=20', live.api_token);
    await ask();
    const accountId = await prepareLadders(client, hires);
    const headers = { authorization: `Bearer ${live.api_token}` };
    const { body: employer } = await api.send('/api/v1/employers', {
      headers,
      body: { name: 'Harbor Foods', ein: '12-3456789', address },
    });
    await morning(client, { accountId, employer: employer.id });
    const start = performance.now();
    await readAndWrite(client, accountId);
    say(`  baseline: the rows of ${hires} read and written in ${seconds(start)} s`);
    await client.query(`UPDATE message_ladders SET next_at = NULL`);
    const quiet = [];
    while (quiet.length < quietRequests) quiet.push((await ask()).ms);
    await measure({ client, ask, quiet });
  } finally {
    await client.end();
    await api.stop();
    await receiver.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

/** It is ten in the morning where all of them work, five days before all forms are due, and they were asked long ago. */
async function morning(client, { accountId, employer }) {
  const ahead = (34 - new Date().getUTCHours()) % 24;
  const zone = ahead > 12 ? `Etc/GMT+${24 - ahead}` : `Etc/GMT-${ahead}`;
  await client.query(
    `UPDATE employers SET system_attributes = system_attributes - 'address' || jsonb_build_object('time_zone', $2::text) WHERE id = $1`,
    [employer, zone],
  );
  await client.query(
    `UPDATE placements SET employer_id = $2, system_attributes = '{}' WHERE account_id = $1`,
    [accountId, employer],
  );
  await client.query(
    `UPDATE tasks SET expired_at = NULL, due_on = to_char((now() AT TIME ZONE $2) + interval '5 days', 'YYYY-MM-DD')
      WHERE account_id = $1`,
    [accountId, zone],
  );
  await client.query(`UPDATE message_ladder_accounts SET turned_on_at = now() - interval '30 days'`);
  await client.query(`UPDATE message_settings SET mode = 'on'`);
  await client.query(
    `INSERT INTO onboarding_links (id, account_id, employee_id, side, issuer_type, issuer_id, issuer_sees_sensitive,
      handed_over, ip, user_agent, created_at, expires_at)
    SELECT 'oln_' || md5(id), account_id, id, 'employee', 'api_token', (SELECT id FROM api_tokens WHERE account_id = $1 LIMIT 1), true,
      'hosted_page', '', '', now() - interval '20 days', now() FROM employees WHERE account_id = $1`,
    [accountId],
  );
  await client.query('VACUUM ANALYZE');
}

async function measure({ client, ask, quiet }) {
  const counts = async () =>
    (
      await client.query(
        `SELECT (SELECT count(*)::int FROM message_ladders WHERE next_at <= now()) AS ladders,
                (SELECT count(*)::int FROM messages) AS recorded,
                (SELECT count(*)::int FROM messages WHERE status = 'queued') AS waiting`,
      )
    ).rows[0];
  await client.query(`UPDATE message_ladders SET next_at = now()`);
  await settled(client, `SELECT 1 FROM messages LIMIT 1`);
  const start = performance.now();
  const busy = [];
  let recordedAt;
  for (;;) {
    for (let nth = 0; nth < 20; nth += 1) busy.push((await ask()).ms);
    const { ladders, recorded, waiting } = await counts();
    if (ladders === 0) recordedAt ??= performance.now();
    if (ladders > 0 || waiting > 0) continue;
    say(`  ${recorded} reminders: recorded in ${seconds(start, recordedAt)} s, sent in ${seconds(start)} s`);
    break;
  }
  say('  a page of employees over HTTP: median, 95th percentile, slowest');
  line('before', quiet);
  line(`meanwhile, ${busy.length} one after the other`, busy);
}

const seconds = (from, until = performance.now()) => ((until - from) / 1000).toFixed(1);

function line(name, times) {
  times.sort((one, other) => one - other);
  const [middle, most] = [times[times.length >> 1], times[Math.floor(times.length * 0.95)]];
  const shown = [middle, most, times.at(-1)].map((time) => `${time.toFixed(0)} ms`.padStart(8)).join('');
  say(`  ${name.padEnd(44)}${shown}`);
}
