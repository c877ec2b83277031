import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say } from '../setup/say.mjs';
import { serveBehindDoor } from './behind-door.mjs';
import { inProduction, makeService } from './in-production.mjs';
import { load, median, watchMemory } from './rest-load.mjs';
import { rowCounts, seedEmployees, sites } from './rest-seed.mjs';
import { serveProgram } from './served-program.mjs';

const employees = 100_000;
const databasePool = 10;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 1);
/** Node compiles what is asked for often: the program with more code takes longer to become as fast as it gets. */
const warmUpSeconds = Math.max(2, seconds);
const only = process.env.BENCH_ONLY;

const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };
const person = {
  first_name: 'Ana',
  last_name: 'Flores',
  email: 'ana.flores@example.com',
  phone: '+12125550100',
  address,
  department: 'Kitchen',
};

/**
 * Requests a second of the API at its public address, the web behind it, beside those of a bare server that does the same work in SQL (bare-server.mjs says
 * what it leaves out), on the same data, in turns, at 16 and 64 kept connections. PostgreSQL has its usual settings:
 * what is answered is on the disk. The API connects as the role that serves, as after `npm start`; the bare server as the owner.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-rest-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const servers = [];
  try {
    const place = await prepare(dataDir, postgres.url);
    const DATABASE_URL = await makeService(postgres.url, place.environment);
    const served = await serveBehindDoor({
      ...place,
      environment: { ...place.environment, DATABASE_URL },
    });
    servers.push(served);
    const headers = { authorization: `Bearer ${place.token}`, 'content-type': 'application/json' };
    const api = { ...served.api, headers };
    const { ids, requests, samples } = await makeReady(api, place);
    const environment = { ...place.environment, BENCH_PLACEMENT: samples.placement.id };
    const program = [join(import.meta.dirname, 'bare-server.mjs')];
    const bareServer = await serveProgram(program, { ...place, environment, readyPath: '/' });
    servers.push(bareServer);
    const bare = { ...bareServer, headers };
    await compare(api, bare, { ids, requests, url: postgres.url });
    const memory = watchMemory(api.pid);
    try {
      for (const connections of [16, 64]) await measureAll({ api, bare, requests, connections });
    } finally {
      memory.stop();
    }
    say(`  memory of the API's process under this load: ${Math.round(memory.most / 1e6)} MB at most`);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function prepare(dataDir, url) {
  const { account, token, environment } = await inProduction(dataDir, url, {
    DATABASE_POOL: String(databasePool),
    // Webhooks and documents are a worker's, and measured apart: the bare server makes neither.
    ROLE: 'api',
    // As high as it goes: the limit counts and does not refuse.
    RATE_LIMIT_TOKENS: '1000000',
  });
  const secrets = { BENCH_ACCOUNT: account, BENCH_TOKEN: token };
  return { dataDir, url, account, token, environment: { ...environment, ...secrets } };
}

async function call({ url, headers }, { method, path, body }) {
  const answer = await fetch(url + path, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const post = (path, body) => ({ method: 'POST', path: `/api/v1${path}`, body: JSON.stringify(body) });
const get = (path) => ({ method: 'GET', path: `/api/v1${path}` });

/** The data, and what is asked of both servers. */
async function makeReady(api, { url, account }) {
  for (const name of ['region', 'site']) {
    const property = { entity_type: 'employee', name, label: name, scalar_type: 'string' };
    await call(api, post('/custom_properties', property));
  }
  const employer = await call(api, post('/employers', { name: 'Harbor Foods', ein: '12-3456789', address }));
  await keepFourForms(api);
  const ids = await seedEmployees(url, account, employees);
  const anyId = () => ids[Math.floor(Math.random() * ids.length)];
  // Each placement is of somebody who has none yet.
  const fresh = ids.values();
  const placement = () =>
    post('/placements', {
      employee_id: fresh.next().value,
      employer_id: employer.id,
      start_date: '2026-12-01',
      create_tasks: true,
    });
  const bySite = () => `site-${Math.floor(Math.random() * sites)}`;
  const filter = (pairs) => get(`/employees?custom_attributes=${encodeURIComponent(JSON.stringify(pairs))}`);
  const requests = {
    'get one by id': { request: () => get(`/employees/${anyId()}`), status: 200 },
    'list a page, total and filter': { request: () => filter({ site: bySite() }), status: 200 },
    'the same, a quarter of all met': { request: () => filter({ region: 'east' }), status: 200 },
    'create with its event': { request: () => post('/employees', person), status: 201 },
    'create a placement, four tasks': { request: placement, status: 201 },
  };
  return { ids, requests, samples: { placement: await call(api, placement()) } };
}

async function keepFourForms(api) {
  const { data } = await call(api, get('/policies?status=active'));
  for (const { id } of data.slice(4)) {
    const archived = {
      method: 'PATCH',
      path: `/api/v1/policies/${id}`,
      body: JSON.stringify({ status: 'archived' }),
    };
    await call(api, archived);
  }
}

/** Both answer alike and write alike, or there is nothing to compare. */
async function compare(api, bare, { requests, url }) {
  for (const [name, { request, status }] of Object.entries(requests)) {
    const before = await rowCounts(url);
    const asked = request();
    const ours = await call(api, asked);
    const between = await rowCounts(url);
    const theirs = await call(bare, status === 200 ? asked : request());
    const after = await rowCounts(url);
    if (status === 200) deepStrictEqual(theirs, ours, name);
    else deepStrictEqual(shapeOf(theirs), shapeOf(ours), name);
    deepStrictEqual(gained(between, after), gained(before, between), `${name}: rows written`);
  }
}

const gained = (before, after) =>
  Object.fromEntries(Object.keys(after).map((table) => [table, after[table] - before[table]]));

/** A body without what must differ: ids and moments. */
function shapeOf(body) {
  return JSON.parse(
    JSON.stringify(body, (_, value) =>
      typeof value !== 'string'
        ? value
        : value.replace(/^[a-z]+_\w{22}$/, 'id').replace(/^\d{4}-.*Z$/, 'moment'),
    ),
  );
}

async function measureAll({ api, bare, requests, connections }) {
  const heads = ['API', 'bare', 'ratio', 'API', 'bare'].map((head) => head.padStart(8));
  say(
    `  ${`${connections} connections`.padEnd(34)}${heads.join('')}   (requests a second; milliseconds of processor)`,
  );
  for (const [name, plan] of Object.entries(requests)) {
    if (only && !name.includes(only)) continue;
    const { ours, theirs } = await measure({ api, bare }, { ...plan, connections });
    const [rates, processor] = ['rate', 'processor'].map((figure) =>
      [ours, theirs].map((rounds) => median(rounds.map((round) => round[figure]))),
    );
    const cells = [
      ...rates.map((rate) => rate.toFixed(0)),
      (rates[0] / rates[1]).toFixed(2),
      ...processor.map((time) => time.toFixed(2)),
    ];
    say(`    ${name.padEnd(32)}${cells.map((cell) => cell.padStart(8)).join('')}`);
  }
}

/** In turns, so that whatever else the machine does meets both; the first turn only warms up. */
async function measure({ api, bare }, plan) {
  const [ours, theirs] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const length = { ...plan, seconds: round === 0 ? warmUpSeconds : seconds };
    const [first, second] = [await load(api, length), await load(bare, length)];
    if (round === 0) continue;
    ours.push(first);
    theirs.push(second);
  }
  return { ours, theirs };
}
