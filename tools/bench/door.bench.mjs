import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { apiArguments } from '../../apps/launcher/src/api-arguments.ts';
import { serveBehindDoor } from './behind-door.mjs';
import { openedTask } from './hosted-task.mjs';
import { inProduction } from './in-production.mjs';
import { load, median } from './rest-load.mjs';
import { serveProgram } from './served-program.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
/** Another service that runs, say of an earlier version: `BENCH_BESIDE=http://localhost:4000 BENCH_BESIDE_DATA=/its/data`. */
const { BENCH_BESIDE: besideUrl, BENCH_BESIDE_DATA: besideData } = process.env;

/**
 * What the front door costs: REST at the public address beside an API process that has no web, on the same database; and a
 * hosted page and a file of the build through the door beside the web's own port, which nobody else reaches.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-door-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const servers = [];
  try {
    const settings = { ROLE: 'api', RATE_LIMIT_TOKENS: '1000000', RATE_LIMIT_SESSIONS: '1000000' };
    const { environment, token } = await inProduction(dataDir, postgres.url, settings);
    const place = { dataDir, environment };
    const served = await serveBehindDoor(place);
    servers.push(served);
    const alone = await serveProgram(apiArguments, { ...place, readyPath: '/health/live' });
    servers.push(alone);
    await compareRest(served.api, alone, token);
    await comparePages(served, token);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function compareRest(api, alone, token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Harbor Foods' });
  const create = () => ({ method: 'POST', path: '/api/v1/clients', body });
  const made = await fetch(`${api.url}/api/v1/clients`, { method: 'POST', headers, body });
  const { id } = await made.json();
  const plans = {
    'REST: get one by id': { request: () => ({ method: 'GET', path: `/api/v1/clients/${id}` }), status: 200 },
    'REST: create with its event': { request: create, status: 201 },
  };
  for (const [name, plan] of Object.entries(plans))
    await compare(name, { public: { ...api, headers }, 'no web': { ...alone, headers } }, plan);
}

async function comparePages({ api, web }, token) {
  const { cookie, path, file } = await openedTask(api.url, token);
  const page = (server, asked) => ({ ...server, headers: { cookie: asked.cookie }, path: asked.path });
  const door = page(api, { cookie, path });
  const places = { public: door, 'its port': page(web, { cookie, path }) };
  if (besideUrl) {
    const { live } = JSON.parse(readFileSync(join(besideData, 'credentials.json'), 'utf8'));
    places.beside = page({ url: besideUrl }, await openedTask(besideUrl, live.api_token));
  }
  await compare('page: a question of Form W-4', places, { status: 200 });
  const files = { public: { ...door, path: file }, 'its port': { ...places['its port'], path: file } };
  await compare('file of the build', files, { status: 200 });
}

/** In turns, so that whatever else the machine does meets all; the first turn only warms up. */
async function compare(name, places, plan) {
  for (const connections of [1, 16]) {
    const rates = Object.fromEntries(Object.keys(places).map((place) => [place, []]));
    for (let round = 0; round <= rounds; round++)
      for (const [place, server] of Object.entries(places)) {
        const request = plan.request ?? (() => ({ method: 'GET', path: server.path }));
        const { rate } = await load(server, {
          ...plan,
          request,
          connections,
          seconds: round === 0 ? 0.5 : seconds,
        });
        if (round > 0) rates[place].push(rate);
      }
    print(`${name}, ${connections} at a time`, rates);
  }
}

/** The median of each place, and of the shares round by round: one bad moment of the machine meets one round. */
function print(name, { public: ours, ...others }) {
  const cells = Object.entries(others).map(
    ([place, theirs]) =>
      `${place} ${median(theirs).toFixed(0)} (${median(ours.map((rate, at) => rate / theirs[at])).toFixed(2)})`,
  );
  say(`  ${name.padEnd(44)} public ${median(ours).toFixed(0)} a second; ${cells.join('; ')}`);
}
