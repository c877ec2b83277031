import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';

import { apiArguments } from '../../apps/launcher/src/api-arguments.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import { startPostgres } from '../../apps/launcher/src/postgres/embedded-postgres.ts';
import { temporaryFolder } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say, Trouble } from '../setup/say.mjs';
import { formWith, hostileTenant, multipart, textPdf } from './hostile-tenant.mjs';
import { inProduction } from './in-production.mjs';
import { median } from './rest-load.mjs';
import { serveProgram } from './served-program.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 12);
const cycles = Number(process.env.BENCH_CYCLES ?? 5);
/** In which the hostile account uses up its budget: until then its work counts as anyone's. */
const firstRounds = 2;
/** In milliseconds: until the work of the hostile account that was canceled has ended. */
const rest = 1500;

/**
 * What an account waits for uploads, page pictures and previews while another account keeps eight requests going that each take
 * as long as they may, beside the same without it. Rounds alternate, so that whatever else the machine does meets both.
 */
export async function run() {
  const dataDir = temporaryFolder('firstday-tenants-');
  const postgres = await startPostgres({ dataDir, remove: true });
  let server;
  try {
    const settings = { ROLE: 'api', RATE_LIMIT_TOKENS: '1000000', LOG_LEVEL: 'warn' };
    const { environment } = await inProduction(dataDir, postgres.url, settings);
    server = await serveProgram(apiArguments, { dataDir, environment, readyPath: '/health/live' });
    const { live, test } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    await compare(clientOf(server.url, live.api_token), clientOf(server.url, test.api_token));
  } finally {
    await server?.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function compare(quietClient, hostileClient) {
  const quiet = await quietTenant(quietClient);
  const hostile = await hostileTenant(hostileClient);
  await quiet.cycle(new Map());
  const phases = { 'at first': [new Map(), new Map()], 'from then on': [new Map(), new Map()] };
  for (let round = 0; round < rounds; round += 1) {
    const [alone, beside] = phases[round < firstRounds ? 'at first' : 'from then on'];
    for (let at = 0; at < cycles; at += 1) await quiet.cycle(alone);
    const end = hostile.begin();
    await wait(rest);
    for (let at = 0; at < cycles; at += 1) await quiet.cycle(beside);
    await end();
    await wait(rest);
  }
  await hostile.close();
  await hostileClient.close();
  await quietClient.close();
  for (const [phase, [alone, beside]] of Object.entries(phases)) {
    say(`  ${phase}:`);
    for (const [name, times] of alone) print(name, times, beside.get(name));
  }
  const answered = [...hostile.answers].map(([name, count]) => `${name}: ${count}`).join(', ');
  say(`  the hostile account was answered ${answered || 'nothing'}`);
}

/** What an ordinary account does: a PDF of three pages, its pictures, and previews of a drawn form and of one with a sheet. */
async function quietTenant({ call, upload }) {
  const { sha256 } = await upload(await textPdf('Sheet', 1));
  const box = { page: 1, x: 60, y: 20, width: 200, height: 18, shows: 'answer', field: 'task.size' };
  const drawn = await call('POST', '/forms', { key: 'own-drawn', content: formWith('Drawn') });
  const content = { ...formWith('Filled in'), pdf: { sha256, boxes: [box] } };
  const filled = await call('POST', '/forms', { key: 'own-filled-in', content });
  let files = 0;
  const cycle = async (times) => {
    const timed = async (name, work) => {
      const start = performance.now();
      const result = await work();
      times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
      return result;
    };
    const bytes = await textPdf(`File ${(files += 1)}`, 3);
    const { sha256 } = await timed('upload', () => upload(bytes));
    for (const width of [400, 1200])
      for (const page of [1, 2, 3])
        await timed('picture', () => call('GET', `/form_pdfs/${sha256}/pages/${page}?width=${width}`));
    for (const [name, { id }] of [
      ['preview, drawn', drawn],
      ['preview, filled in', filled],
    ])
      for (let again = 0; again < 3; again += 1)
        await timed(name, () => call('POST', `/forms/${id}/preview`, { answers: 'sample' }));
  };
  return { cycle };
}

/** Calls the API over one kept connection. */
function clientOf(url, token) {
  const pool = new Pool(url, { connections: 1 });
  const authorization = `Bearer ${token}`;
  const send = async (method, path, headers, body) => {
    const answer = await pool.request({ method, path: `/api/v1${path}`, headers, body });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    if (answer.statusCode >= 300)
      throw new Trouble(`${method} ${path} answered ${answer.statusCode}: ${bytes.toString().slice(0, 500)}`);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return isJson ? JSON.parse(bytes.toString()) : bytes;
  };
  return {
    url,
    token,
    call: (method, path, body) =>
      body === undefined
        ? send(method, path, { authorization })
        : send(method, path, { authorization, 'content-type': 'application/json' }, JSON.stringify(body)),
    upload: (content) => {
      const { body, headers } = multipart(content);
      return send('POST', '/form_pdfs?name=Measured', { authorization, ...headers }, body);
    },
    close: () => pool.close(),
  };
}

function print(name, alone, beside) {
  const ninetyFifth = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
  const cell = (of) => {
    const [before, after] = [of(alone), of(beside)];
    return `${before.toFixed(1)} ms alone, ${after.toFixed(1)} beside (${(after / before).toFixed(2)})`;
  };
  say(
    `    ${name.padEnd(20)} median ${cell(median)}; 95th percentile ${cell(ninetyFifth)}; ${alone.length} each`,
  );
}
