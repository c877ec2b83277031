import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { guard } from '../process/guard.mjs';
import { freePort } from '../process/ports.mjs';
import { waitUntil } from '../process/wait.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { statusCounts, withMail } from './mail-bench.mjs';

const messages = Number(process.env.BENCH_MESSAGES ?? 5000);
const kills = Number(process.env.BENCH_KILLS ?? 100);
/** As many as a worker has under way (outbox-worker.ts): what may be repeated at each kill, at most. */
const mostUnderWay = 20;
/** It says that it took a message a moment after it did: that is when a death is felt. */
const milliseconds = 30;
/** A lease is four times as long: so long a message waits whose worker died. */
const settings = { MAIL_SECONDS: '1', LOG_LEVEL: 'silent' };

/**
 * A worker and PostgreSQL are killed (`kill -9`) in turns that chance decides, again and again while they send; then what
 * the mail server took is counted: what is missing, what came twice, and under which Message-ID.
 */
export async function run() {
  await withMail(settings, async (bench) => {
    await bench.receiver.ask({ milliseconds });
    await bench.recorder.ask({ count: messages });
    const began = Date.now();
    const worker = new Worker(bench.environment);
    const killed = { worker: 0, database: 0 };
    const victims = Array.from({ length: kills }, (_, nth) => (nth % 2 === 0 ? 'worker' : 'database'));
    try {
      for (const victim of shuffled(victims)) {
        if (!(await isAtWork(bench))) break;
        if (victim === 'worker') await worker.kill();
        else await killDatabase(bench.postgres);
        killed[victim] += 1;
      }
      await ended(bench);
    } finally {
      await worker.stop();
    }
    await count(bench, killed, (Date.now() - began) / 1000);
  });
}

/** Some messages more than before, and a moment that chance decides. @returns false once too few are left */
async function isAtWork({ receiver }) {
  const { different } = await receiver.ask('seen');
  const share = messages / kills;
  const enough = different + share * (0.3 + Math.random() * 0.4);
  if (enough + mostUnderWay > messages) return false;
  const isThere = async () => (await receiver.ask('seen')).different >= enough;
  if (!(await waitUntil(isThere, { within: 120_000, every: 10 })))
    throw new Trouble('Nothing is sent any more.');
  await wait(Math.random() * 2 * milliseconds);
  return true;
}

/** Whoever watches over it starts it again; it recovers by itself. */
async function killDatabase(postgres) {
  const back = once(postgres, 'restarted');
  process.kill(postgres.pid, 'SIGKILL');
  const [{ portChanged }] = await back;
  if (portChanged) throw new Trouble('Somebody else took the port of the database meanwhile.');
}

async function ended(bench) {
  const isDone = () =>
    statusCounts(bench).then(
      ({ queued }) => !queued,
      () => false,
    );
  if (!(await waitUntil(isDone, { within: 300_000, every: 500 })))
    throw new Trouble(`Messages wait: ${JSON.stringify(await statusCounts(bench))}`);
}

async function count(bench, killed, seconds) {
  const seen = await bench.receiver.ask('seen');
  const statuses = await statusCounts(bench);
  const repeated = seen.count - seen.different;
  const most = (killed.worker + killed.database) * mostUnderWay;
  say(
    `  ${messages} messages, ${killed.worker} kills of the worker and ${killed.database} of PostgreSQL, ${seconds.toFixed(0)} s`,
  );
  say(`  lost: ${messages - seen.different}; on record as sent: ${statuses.sent ?? 0}`);
  say(
    `  repeated, each under its Message-ID: ${repeated} (${(repeated / (killed.worker + killed.database)).toFixed(1)} a kill; as many as were in flight would be ${most}), one of them ${seen.mostOfOne} times`,
  );
  if (seen.different !== messages || statuses.sent !== messages || repeated > most)
    throw new Trouble('That does not hold.');
}

const shuffled = (items) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** A worker that comes back whenever it ends, as whoever supervises it sees to. */
class Worker {
  #isWanted = true;
  #child;
  #liftGuard = () => undefined;

  constructor(environment) {
    this.environment = environment;
    void this.#start();
  }

  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop() {
    this.#isWanted = false;
    await this.kill();
    this.#liftGuard();
  }

  async #start() {
    const env = { ...this.environment, ROLE: 'worker', WORKER_PORT: String(await freePort()) };
    this.#child = spawn(process.execPath, workerArguments, { env, stdio: 'ignore' });
    this.#liftGuard();
    this.#liftGuard = guard(this.#child.pid);
    await once(this.#child, 'exit');
    if (this.#isWanted) await this.#start();
  }
}
