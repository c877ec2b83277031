import { apiArguments } from '../../apps/launcher/src/api-arguments.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say, Trouble } from '../setup/say.mjs';
import { inProduction, makeService } from './in-production.mjs';
import { load, median } from './rest-load.mjs';
import { seedEmployees, sites } from './rest-seed.mjs';
import { serveProgram } from './served-program.mjs';

const employees = Number(process.env.BENCH_EMPLOYEES ?? 50_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 16;
const address = { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };
const person = { first_name: 'Ana', last_name: 'Flores', email: 'ana.flores@example.com', address };

/**
 * What it costs that PostgreSQL hides other accounts' rows: three API processes on one database, in turns within each round. One connects
 * as the owner, from whom nothing is hidden; one as the role that serves, whose requests say nothing of an account
 * (DATABASE_ROW_SECURITY=off: policies are looked at, and let everything through); one whose requests do.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-roles-');
  const postgres = await startPostgres({ dataDir, remove: true });
  const servers = [];
  try {
    const settings = { DATABASE_POOL: '10', RATE_LIMIT_TOKENS: '1000000', ROLE: 'api' };
    const { account, token, environment } = await inProduction(dataDir, postgres.url, settings);
    const serviceUrl = await makeService(postgres.url, environment);
    const ways = {
      owner: {},
      'service, off': { DATABASE_URL: serviceUrl, DATABASE_ROW_SECURITY: 'off' },
      'service, on': { DATABASE_URL: serviceUrl },
    };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const apis = {};
    for (const [name, own] of Object.entries(ways)) {
      const place = { dataDir, environment: { ...environment, ...own }, readyPath: '/health/live' };
      const server = await serveProgram(apiArguments, place);
      servers.push(server);
      apis[name] = { ...server, headers };
    }
    const requests = await makeReady(apis.owner, { url: postgres.url, account });
    for (const [name, plan] of Object.entries(requests)) await measure(name, apis, plan);
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function makeReady({ url: api, headers }, { url, account }) {
  const post = (path, body) => ({ method: 'POST', path: `/api/v1${path}`, body: JSON.stringify(body) });
  const get = (path) => ({ method: 'GET', path: `/api/v1${path}` });
  const call = async ({ path, ...request }) => {
    const answer = await fetch(api + path, { ...request, headers });
    if (!answer.ok) throw new Trouble(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  for (const name of ['region', 'site']) {
    const property = { entity_type: 'employee', name, label: name, scalar_type: 'string' };
    await call(post('/custom_properties', property));
  }
  const employer = await call(post('/employers', { name: 'Harbor Foods', ein: '12-3456789', address }));
  const ids = await seedEmployees(url, account, employees);
  const anyOf = (count) => Math.floor(Math.random() * count);
  const fresh = ids.values();
  const placement = () =>
    post('/placements', {
      employee_id: fresh.next().value,
      employer_id: employer.id,
      start_date: '2026-12-01',
      create_tasks: true,
    });
  const filter = (pairs) => get(`/employees?custom_attributes=${encodeURIComponent(JSON.stringify(pairs))}`);
  const plans = {
    'get one by id': { request: () => get(`/employees/${ids[anyOf(ids.length)]}`), status: 200 },
    'list a page': { request: () => get(`/employees?page=${1 + anyOf(40)}`), status: 200 },
    'list, 50 of all met': { request: () => filter({ site: `site-${anyOf(sites)}` }), status: 200 },
    'list, a quarter of all met': { request: () => filter({ region: 'east' }), status: 200 },
    'create with its event': { request: () => post('/employees', person), status: 201 },
    'create a placement with tasks': { request: placement, status: 201 },
  };
  const only = process.env.BENCH_ONLY;
  return Object.fromEntries(Object.entries(plans).filter(([name]) => !only || name.includes(only)));
}

/** The first round only warms up; who comes first changes with each. */
async function measure(name, apis, plan) {
  const names = Object.keys(apis);
  const found = Object.fromEntries(names.map((way) => [way, []]));
  for (let round = 0; round <= rounds; round++)
    for (let turn = 0; turn < names.length; turn++) {
      const way = names[(turn + round) % names.length];
      const figures = await load(apis[way], { ...plan, connections, seconds });
      if (round > 0) found[way].push(figures);
    }
  const of = (way, figure) => median(found[way].map((one) => one[figure]));
  const base = of(names[0], 'rate');
  const cells = names.map((way) => {
    const rate = of(way, 'rate');
    const change = ((rate / base - 1) * 100).toFixed(0);
    return `${way} ${rate.toFixed(0)}/s (${change} %, ${of(way, 'processor').toFixed(2)} ms)`;
  });
  say(`  ${name.padEnd(30)} ${cells.join('   ')}`);
}
