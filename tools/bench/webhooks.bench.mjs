import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { inProduction } from './in-production.mjs';
import { arrivalTimes } from './webhooks-arrival.mjs';
import { child } from './webhooks-processes.mjs';
import { rates } from './webhooks-rate.mjs';

const only = process.env.BENCH_ONLY;
const parts = { arrival: arrivalTimes, rate: rates };

/**
 * How long an event takes to arrive when nothing else is to do, and deliveries a second to a receiver on this machine
 * beside a bare loop of the same HTTP client (bare-deliveries.mjs says what it leaves out), in turns. PostgreSQL has its
 * usual settings.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-webhooks-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const programs = [];
  try {
    const place = await inProduction(dataDir, postgres.url);
    const receiver = await child('webhooks-receiver.mjs');
    programs.push(receiver);
    const bare = await child('bare-deliveries.mjs');
    programs.push(bare);
    const url = `http://127.0.0.1:${receiver.greeting.port}/in`;
    const bench = { ...place, db, postgres, receiver, bare, url };
    for (const [name, part] of Object.entries(parts)) if (!only || only === name) await part(bench);
  } finally {
    for (const { stop } of programs) await stop();
    await db.end();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}
