import { Pool } from 'undici';

import { apiArguments } from '../../apps/launcher/src/api-arguments.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { inProduction } from './in-production.mjs';
import { median } from './rest-load.mjs';
import { serveProgram } from './served-program.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const bodies = Number(process.env.BENCH_BODIES ?? 200);
const path = '/api/v1/clients';
/** As large as a body may be: text, as many values as one may have, or as many properties. */
const shapes = {
  'one long text': () => ({ name: 'Harbor Foods', note: 'n'.repeat(1_048_000) }),
  '9,900 values': () => ({ name: 'Harbor Foods', list: Array.from({ length: 9900 }, () => 'v'.repeat(100)) }),
  '4,900 properties': () => ({
    name: 'Harbor Foods',
    ...Object.fromEntries(Array.from({ length: 4900 }, (_, at) => [`property_${at}`, 'v'.repeat(190)])),
  }),
};

/**
 * How long a light request of somebody else waits while two hundred bodies of a megabyte arrive at once: with the queue of large bodies,
 * and with its plain twin, which reads and parses them as they come.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-bodies-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const servers = {};
  try {
    const settings = { ROLE: 'api', RATE_LIMIT_TOKENS: '1000000', LOG_LEVEL: 'warn' };
    const { environment, token } = await inProduction(dataDir, postgres.url, settings);
    const serve = (more) =>
      serveProgram(apiArguments, {
        dataDir,
        environment: { ...environment, ...more },
        readyPath: '/health/live',
      });
    servers['in turn'] = await serve({});
    servers['as they come'] = await serve({ PLAIN_PATHS: 'bodies' });
    for (const [shape, bodyOf] of Object.entries(shapes)) {
      const body = JSON.stringify(bodyOf());
      const found = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
      for (let round = 0; round <= rounds; round++)
        for (const [name, server] of Object.entries(servers)) {
          const seen = await measure(server.url, token, body);
          if (round > 0) found[name].push(seen);
        }
      for (const [name, seen] of Object.entries(found)) say(lineOf(shape, name, seen));
    }
  } finally {
    for (const server of Object.values(servers)) await server.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

/** @returns in milliseconds how long light requests took at worst alone, at worst meanwhile, and all of the large ones */
async function measure(url, token, body) {
  const headers = { authorization: `Bearer ${token}` };
  const light = new Pool(url, { connections: 1 });
  const heavy = new Pool(url, { connections: bodies });
  try {
    const ask = async () => {
      const began = performance.now();
      const answer = await light.request({ method: 'GET', path: `${path}?per_page=1`, headers });
      await answer.body.dump();
      return performance.now() - began;
    };
    const alone = [];
    for (let at = 0; at < 20; at++) alone.push(await ask());
    const send = async () => {
      const sent = {
        method: 'POST',
        path,
        body,
        headers: { ...headers, 'content-type': 'application/json' },
      };
      const answer = await heavy.request(sent);
      await answer.body.dump();
      return answer.statusCode;
    };
    const began = performance.now();
    let isOver = false;
    const all = Promise.all(Array.from({ length: bodies }, send)).finally(() => (isOver = true));
    const meanwhile = [];
    while (!isOver) meanwhile.push(await ask());
    const statuses = [...new Set(await all)];
    return {
      alone: Math.max(...alone),
      worst: Math.max(...meanwhile),
      typical: median(meanwhile),
      total: performance.now() - began,
      statuses,
    };
  } finally {
    await light.close();
    await heavy.close();
  }
}

function lineOf(shape, name, seen) {
  const of = (what) => median(seen.map((one) => one[what]));
  const [worst, typical] = [of('worst').toFixed(0), of('typical').toFixed(0)];
  const rest = `alone at most ${of('alone').toFixed(0)} ms, all ${bodies} answered (${seen[0].statuses.join(', ')}) after ${(of('total') / 1000).toFixed(1)} s`;
  return `  ${shape}, ${name}: a light request took ${worst} ms at most, ${typical} ms as a rule; ${rest}`;
}
