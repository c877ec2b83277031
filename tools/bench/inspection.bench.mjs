import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiVariables, workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { waitUntil } from '../process/wait.mjs';
import { say } from '../setup/say.mjs';
import { cloneForms } from './cloned-forms.mjs';
import { memoryOf, serve } from './served-api.mjs';
import { serve as serveInRole } from './webhooks-processes.mjs';
import { caller, signedI9 } from './signed-i9.mjs';

const forms = Number(process.env.INSPECTION_FORMS ?? 10_000);
const hasWorker = process.env.INSPECTION_WORKER === '1';

/**
 * An inspection package of 10,000 signed Forms I-9: how long it takes, and what the processes take meanwhile. `INSPECTION_FORMS`
 * makes it smaller; with `INSPECTION_WORKER=1` it is made by a worker beside the API.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-inspection-');
  const environment = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_TOKENS: '1000000',
    RATE_LIMIT_ADDRESSES: '1000000',
    RATE_LIMIT_SESSIONS: '1000000',
  };
  let api = await serve(environment);
  let worker;
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    const first = await signedI9(api.url, live.api_token);
    await api.stop();
    const start = performance.now();
    await cloneForms(environment, first, forms - 1);
    say(`  ${forms} signed forms were made in ${seconds(start)} s`);
    api = await serve({ ...environment, ROLE: hasWorker ? 'api' : 'all' });
    worker = hasWorker ? await serveWorker(environment) : undefined;
    const memory = () => [api, worker].flatMap((it) => (it ? memoryOf(it.pid) : [])).join('; worker ');
    await measure(memory, caller(api.url, live.api_token), first.employerId);
  } finally {
    await worker?.stop();
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

function serveWorker(environment) {
  mkdirSync(join(environment.DATA_DIR, 'logs'), { recursive: true });
  const place = { dataDir: environment.DATA_DIR, environment: { ...apiVariables, ...environment } };
  return serveInRole(workerArguments, place, 'worker');
}

async function measure(memory, call, employerId) {
  say(`  memory before: ${memory()}`);
  const start = performance.now();
  const { id, people } = await call('inspection_packages.create', { body: { employer_id: employerId } });
  say(`  ordered in ${seconds(start)} s: ${people} people`);
  const path = { inspection_package_id: id };
  let made;
  await waitUntil(
    async () => {
      made = await call('inspection_packages.findById', { path });
      return made.status === 'ready' || made.status === 'failed';
    },
    { within: 3_600_000 },
  );
  say(`  ${made.status} in ${seconds(start)} s; memory: ${memory()}`);
  const download = performance.now();
  let bytes = 0;
  for await (const chunk of (await call('inspection_packages.download', { path })).body)
    bytes += chunk.length;
  say(`  downloaded ${Math.round(bytes / 1e6)} MB in ${seconds(download)} s; memory: ${memory()}`);
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
