import { createServer } from 'node:http';

import { apiArguments } from '../../apps/launcher/src/api-arguments.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { inProduction } from './in-production.mjs';
import { load, median, watchMemory } from './rest-load.mjs';
import { serveProgram } from './served-program.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 16;

/**
 * What telemetry costs: the same API on one database without it, with every request traced, and with one in ten; a collector
 * takes what it is sent. In turns, so that whatever else the machine does meets all.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-telemetry-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const collector = await startCollector();
  const servers = [];
  try {
    const settings = { ROLE: 'api', RATE_LIMIT_TOKENS: '1000000' };
    const { environment, token } = await inProduction(dataDir, postgres.url, settings);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const on = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const tenth = { ...on, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' };
    const places = {};
    for (const [name, more] of Object.entries({ off: {}, 'every request': on, 'one in ten': tenth })) {
      const place = { dataDir, environment: { ...environment, ...more }, readyPath: '/health/live' };
      const server = await serveProgram(apiArguments, place);
      servers.push(server);
      places[name] = { ...server, headers };
    }
    const memories = Object.entries(places).map(([name, { pid }]) => ({ name, memory: watchMemory(pid) }));
    await measureAll(places);
    for (const { name, memory } of memories) {
      memory.stop();
      say(`  memory, ${name}: ${Math.round(memory.most / 1e6)} MB at most`);
    }
    say(
      `  ${collector.seen.requests} requests of ${Math.round(collector.seen.bytes / 1e6)} MB came to the collector`,
    );
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    collector.stop();
    removeDataFolder(dataDir);
  }
}

async function startCollector() {
  const seen = { requests: 0, bytes: 0 };
  const server = createServer((request, response) => {
    seen.requests += 1;
    request.on('data', (chunk) => (seen.bytes += chunk.length));
    request.on('end', () => response.end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { seen, stop, url: `http://127.0.0.1:${server.address().port}` };
}

async function measureAll(places) {
  const { url, headers } = places.off;
  const body = JSON.stringify({ name: 'Harbor Foods' });
  const made = await fetch(`${url}/api/v1/clients`, { method: 'POST', headers, body });
  const { id } = await made.json();
  const plans = {
    'get one by id': { request: () => ({ method: 'GET', path: `/api/v1/clients/${id}` }), status: 200 },
    'create with its event': {
      request: () => ({ method: 'POST', path: '/api/v1/clients', body }),
      status: 201,
    },
  };
  for (const [name, plan] of Object.entries(plans)) {
    const found = Object.fromEntries(Object.keys(places).map((place) => [place, []]));
    for (let round = 0; round <= rounds; round++)
      for (const [place, server] of Object.entries(places)) {
        const one = await load(server, { ...plan, connections, seconds });
        if (round > 0) found[place].push(one);
      }
    for (const [place, ones] of Object.entries(found))
      say(`  ${name.padEnd(24)}${place.padEnd(16)}${cells(ones, found.off)}`);
  }
}

/** The median of the rates, of their shares round by round, and of the processor's time. */
function cells(ones, off) {
  const share = median(ones.map(({ rate }, at) => rate / off[at].rate));
  const [rate, processor] = ['rate', 'processor'].map((figure) => median(ones.map((one) => one[figure])));
  return `${rate.toFixed(0)} a second (${share.toFixed(2)}), ${processor.toFixed(2)} ms of processor`;
}
