import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { inProduction } from './in-production.mjs';
import { child } from './webhooks-processes.mjs';

/**
 * PostgreSQL with its usual settings, a mail server and what records messages, each a process of its own, for as long as
 * `work` takes.
 */
export async function withMail(settings, work) {
  const dataDir = temporaryFolder('firstday-messages-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const programs = [];
  const started = async (program, env) => {
    programs.push(await child(program, env));
    return programs.at(-1);
  };
  try {
    const receiver = await started('mail-receiver.mjs');
    const smtpUrl = `smtp://127.0.0.1:${receiver.greeting.port}`;
    const mail = { SMTP_URL: smtpUrl, MAIL_FROM: 'people@firstday.example', ...settings };
    const place = await inProduction(dataDir, postgres.url, mail);
    const account = JSON.stringify({ id: place.account, organizationId: '', mode: 'live' });
    const recording = { ...place.environment, ROLE: 'api', BENCH_ACCOUNT: account };
    const recorder = await started('messages-queue.mjs', recording);
    await work({ ...place, postgres, receiver, recorder, smtpUrl, started });
  } finally {
    for (const { stop } of programs) await stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

/** How many messages there are of each status. */
export async function statusCounts({ postgres }) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT status, count(*)::int AS count FROM messages GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  } finally {
    await client.end();
  }
}

/** Whether any message waits: by an index, so that asking takes no time from what is measured. */
export async function hasQueued({ postgres }) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT 1 FROM messages WHERE status = 'queued' LIMIT 1`);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}
