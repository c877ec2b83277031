import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say, Trouble } from '../setup/say.mjs';
import { changedAt, fillPlacements, fillPolicies, readPlainly } from './replay-data.mjs';
import { serve } from './served-api.mjs';

/**
 * A change of one of these policies replayed over HTTP, its answer read to the end, beside the same records read by plain SQL.
 * `REPLAY_PLACEMENTS` and `REPLAY_POLICIES` say how many of each the account has.
 */
export async function replayOverHttp(allPolicies) {
  const placements = Number(process.env.REPLAY_PLACEMENTS ?? 20_000);
  const policies = allPolicies.slice(0, Number(process.env.REPLAY_POLICIES ?? allPolicies.length));
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-replay-');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ROLE: 'api' };
  const api = await serve({ ...process.env, ...environment });
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    await api.ask('/api/v1/policies', live.api_token);
    const { rows } = await client.query(`SELECT id FROM accounts WHERE mode = 'live'`);
    const [{ id: accountId }] = rows;
    await fillPlacements(client, accountId, placements);
    const made = await fillPolicies(client, accountId, policies);
    const before = api.memory();
    say(
      `over HTTP: one change of ${policies.length} policies on ${placements} placements; before: ${before}`,
    );
    const plain = await timed(() => readPlainly(client, accountId));
    if (plain.result !== placements)
      throw new Trouble(`${plain.result} placements are read, and there are ${placements}`);
    await measure(api, live.api_token, { changed: made[changedAt], placements, plain: plain.seconds });
  } finally {
    await client.end();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function measure(api, token, { changed, placements, plain }) {
  const pings = pingMeanwhile(api);
  const draft = { policy_id: changed.id, condition: { not: changed.condition } };
  const replayed = await replay(api, token, draft);
  const slowestPing = await pings.stop();
  const { checked, gained, lost, undecided } = replayed.last;
  if (checked !== placements)
    throw new Trouble(`${checked} placements are decided, and there are ${placements}`);
  const changes = `${gained} gain, ${lost} lose, ${undecided} become undecided`;
  say(`  ${seconds(replayed.ms)} to the last line, ${seconds(replayed.firstMs)} to the first; ${changes}`);
  say(
    `  ${replayed.lines} lines, ${(replayed.bytes / 1e6).toFixed(1)} MB; the records read alone, in plain SQL: ${plain.toFixed(1)} s`,
  );
  say(
    `  memory of the API's process: ${api.memory()}; slowest /health/live meanwhile: ${slowestPing.toFixed(0)} ms`,
  );
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Reads the lines as they come and keeps none but the last. */
async function replay({ url }, token, draft) {
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1/policies/replay`, {
    method: 'POST',
    headers,
    body: JSON.stringify(draft),
  });
  if (!answer.ok) throw new Trouble(`The replay answered ${answer.status}: ${await answer.text()}`);
  const read = { lines: 0, bytes: 0, firstMs: 0, last: '' };
  for await (const line of createInterface({ input: Readable.fromWeb(answer.body) })) {
    if (read.lines === 0) read.firstMs = performance.now() - start;
    read.lines += 1;
    read.bytes += Buffer.byteLength(line) + 1;
    read.last = line;
  }
  return { ...read, ms: performance.now() - start, last: JSON.parse(read.last) };
}

/** What somebody else waits for meanwhile: the slowest answer of a route that does nothing, asked ten times a second. */
function pingMeanwhile(api) {
  let [slowest, isDone] = [0, false];
  const pinging = (async () => {
    while (!isDone) {
      slowest = Math.max(slowest, (await api.ask('/health/live')).ms);
      await setTimeout(100);
    }
  })();
  return {
    stop: async () => {
      isDone = true;
      await pinging;
      return slowest;
    },
  };
}

async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
}
