import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { guard } from '../process/guard.mjs';
import { freePort } from '../process/ports.mjs';
import { commandOf } from '../process/running.mjs';
import { sleep, waitUntil } from '../process/wait.mjs';
import { root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { median } from './rest-load.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const within = { within: 120_000, every: 20 };

/**
 * How long nothing answers at the service's address after the API was killed: with a standby, and without (`STANDBY=off`), where the
 * program is loaded first.
 */
export async function run() {
  for (const [name, standby] of [
    ['with a standby', 'on'],
    ['without', 'off'],
  ]) {
    const { times, megabytes } = await takeovers(standby);
    const [middle, slowest] = [median(times), Math.max(...times)].map((one) => (one / 1000).toFixed(2));
    const memory = megabytes ? `; the standby takes ${megabytes} MB` : '';
    say(
      `  ${name.padEnd(14)} answers again after ${middle} s, at most ${slowest} s (${rounds} kills)${memory}`,
    );
  }
}

async function takeovers(standby) {
  const dataDir = temporaryFolder('firstday-takeover-');
  const port = String(await freePort());
  const env = {
    ...process.env,
    ...{ DATABASE_URL: '', BASE_URL: '', DATA_DIR: dataDir, PORT: port, STANDBY: standby },
    EVERIFY_SIMULATOR: 'off',
  };
  const service = spawn(process.execPath, [join(root, 'tools/setup/start.mjs')], {
    cwd: root,
    env,
    stdio: 'ignore',
    detached: true,
  });
  const liftGuard = guard(-service.pid);
  try {
    const answers = () => isAnswered(port, dataDir);
    await waitUntil(answers, within);
    const times = [];
    let megabytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (standby === 'on') await waitUntil(() => apis(dataDir).length === 2, within);
      // Until it has loaded the program.
      await sleep(8000);
      const [serving, spare] = apis(dataDir);
      if (spare) megabytes = residentMegabytes(spare);
      process.kill(serving, 'SIGKILL');
      const began = performance.now();
      await waitUntil(answers, within);
      times.push(performance.now() - began);
    }
    return { times, megabytes };
  } finally {
    service.kill('SIGINT');
    await once(service, 'exit');
    liftGuard();
    removeDataFolder(dataDir);
  }
}

/** The API's processes that the launcher noted: the one that serves first. */
function apis(dataDir) {
  const { parts = [] } = JSON.parse(readFileSync(join(dataDir, 'firstday.lock'), 'utf8'));
  return parts.map(({ pid }) => pid).filter((pid) => commandOf(pid).includes('dist/main.js'));
}

const residentMegabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

async function isAnswered(port, dataDir) {
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    const headers = { authorization: `Bearer ${live.api_token}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/employees?per_page=1`, {
      headers,
      signal: AbortSignal.timeout(2000),
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}
