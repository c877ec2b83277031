import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { fill } from './components-data.mjs';
import { serve } from './served-api.mjs';

const many = Number(process.env.REVIEWS_ROWS ?? 1_000_000);
const rounds = Number(process.env.REVIEWS_ROUNDS ?? 40);

/** What a page of 50 of the queue of signatures costs over HTTP: all of it, narrowed, deep in it, and as a group sees it. */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-reviews-');
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
    const token = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')).live.api_token;
    await measure(api, token, await prepare(client, api, token));
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

/** One in ten of the tasks waits for its employer; one in a hundred employers is small. */
async function prepare(client, api, token) {
  await api.ask('/api/v1/forms', token);
  const [large, small] = [await employer(api, token, 'Harbor Foods'), await employer(api, token, 'Pier 7')];
  const cookie = await signIn(api, token, 'Pier 7');
  const { rows: forms } = await client.query(
    `SELECT forms.id, forms.key, forms.edition, account_id FROM forms JOIN accounts ON accounts.id = account_id
      WHERE mode = 'live' ORDER BY key LIMIT 4`,
  );
  const accountId = forms[0].account_id;
  await fill(client, { accountId, rows: many, forms });
  await client.query(`SET session_replication_role = replica`);
  await client.query(
    `UPDATE tasks SET next_action = 'employer_action', completed_at = NULL, expired_at = NULL, turn_section_id = 'section_2',
            employer_id = CASE WHEN hashtext(id) % 10007 = 0 THEN $1 ELSE $2 END
      WHERE hashtext(id) % 10 = 0 OR hashtext(id) % 10007 = 0`,
    [small, large],
  );
  await client.query(`SET session_replication_role = DEFAULT`);
  await client.query(`VACUUM ANALYZE tasks`);
  const { rows: counts } = await client.query(
    `SELECT count(*)::int AS tasks, (count(*) FILTER (WHERE next_action = 'employer_action'))::int AS waiting,
            (count(*) FILTER (WHERE employer_id = $1))::int AS small FROM tasks`,
    [small],
  );
  say(`  ${JSON.stringify(counts[0])}`);
  return { small, form: forms[1].id, client, cookie };
}

async function measure(api, token, { small, form, client, cookie }) {
  const own = { authorization: `Bearer ${token}` };
  const signer = { cookie, origin: 'http://localhost:3000' };
  const deep = await cursorAfter(api, own, 50);
  await line(api, own, 'all', {});
  await line(api, own, 'page 51', { after: deep });
  await line(api, own, 'one form', { form_id: form });
  await line(api, own, 'a small employer', { employer_id: small });
  await line(api, own, 'a client that nothing waits for', { client_id: `cl_${'1'.repeat(22)}` });
  await line(api, own, 'to look at', { waits_for: 'look' });
  await line(api, signer, 'a group that sees one small employer', {});
  await explain(client);
}

async function line(api, headers, name, query) {
  const path = `/api/v1/component_rows/reviews?${new URLSearchParams({ limit: '50', ...query })}`;
  const times = [];
  let answer;
  for (let round = 0; round < rounds; round += 1) {
    answer = await api.send(path, { headers });
    times.push(answer.ms);
  }
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(rounds - 1, Math.floor(rounds * share))].toFixed(1);
  say(
    `  ${name.padEnd(40)} rows ${String(answer.body.data?.length).padStart(3)} of ${answer.body.total}  median ${at(0.5)} ms  95th ${at(0.95)} ms`,
  );
}

async function cursorAfter(api, headers, pages) {
  let after;
  for (let page = 0; page < pages; page += 1) {
    const asked = new URLSearchParams({ limit: '50', ...(after ? { after } : {}) });
    ({ after } = (await api.send(`/api/v1/component_rows/reviews?${asked}`, { headers })).body);
  }
  return after;
}

async function explain(client) {
  const { rows: plan } = await client.query(
    `EXPLAIN SELECT id FROM tasks WHERE account_id = (SELECT account_id FROM tasks LIMIT 1) AND deleted_at IS NULL
        AND completed_at IS NULL AND next_action = 'employer_action' AND due_at IS NOT NULL ORDER BY due_at, id LIMIT 51`,
  );
  for (const row of plan) say(`    ${row['QUERY PLAN']}`);
}

const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const employer = async (api, token, name) =>
  (await post(api, token, '/employers', { name, ein: '12-3456789', address })).id;

const post = async (api, token, path, body) =>
  (await api.send(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` }, body })).body;

/** Somebody signed in whose group sees one employer; their cookie. */
async function signIn(api, token, employer) {
  const group = await post(api, token, '/user_groups', {
    name: 'Signers',
    permissions: ['task:view', 'task:edit', 'employee:view'],
    access_rule: { fact: 'employer.name', operator: 'equals', value: employer },
  });
  const email = 'signer@harborfoods.com';
  await post(api, token, '/users', { email, user_group_ids: [group.id] });
  const link = await post(api, token, '/magic_links', { user_email: email, expire_in: 600 });
  const answer = await fetch(`${api.url}/api/v1/session/magic_link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(link.url).searchParams.get('link') }),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
