import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { guard } from '../process/guard.mjs';
import { freePort } from '../process/ports.mjs';
import { lastLines } from '../setup/run.mjs';
import { root } from '../setup/root.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { median } from './rest-load.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/**
 * How long `npm start` takes until it says that it is ready: the first time, when it makes its database, and again after it
 * was stopped. Beside it, on the same folder and in turns, the database alone: what no start can be faster than.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-start-');
  try {
    const port = String(await freePort());
    const first = await startedFor(dataDir, port);
    const [again, database] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      again.push(await startedFor(dataDir, port));
      database.push(await databaseStartedFor(dataDir));
    }
    const seconds = (times) => `${(median(times) / 1000).toFixed(2)} s`;
    say(
      `  the first start ${seconds([first])}; a start again ${seconds(again)} (slowest ${seconds([Math.max(...again)])})`,
    );
    say(`  the database alone ${seconds(database)}: medians of ${rounds}, in turns`);
  } finally {
    removeDataFolder(dataDir);
  }
}

/** @returns milliseconds until it is ready; it is stopped then */
async function startedFor(dataDir, port) {
  const env = { ...process.env, DATABASE_URL: '', BASE_URL: '', DATA_DIR: dataDir, PORT: port };
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/setup/start.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const liftGuard = guard(-child.pid);
  let said = '';
  const took = await new Promise((ready, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (said.includes('is ready at')) ready(performance.now() - began);
      });
    child.on('exit', () => failed(new Trouble(`It did not start:\n${lastLines(said, 5)}`)));
  });
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  liftGuard();
  return took;
}

async function databaseStartedFor(dataDir) {
  const began = performance.now();
  const postgres = await startPostgres({ dataDir });
  const took = performance.now() - began;
  await postgres.stop();
  return took;
}
