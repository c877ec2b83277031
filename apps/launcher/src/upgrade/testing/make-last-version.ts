/*
 * Makes the fixture of upgrade.night.spec.ts again:
 *
 *   git worktree add /tmp/last COMMIT && cd /tmp/last && npm ci && npx nx run @firstday/api:build
 *   node apps/launcher/src/upgrade/testing/make-last-version.ts /tmp/last
 *
 * It needs PostgreSQL's own programs (initdb, pg_ctl, pg_dump), of version 15 or newer: the embedded server has no pg_dump.
 */
import { spawn, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { freePort } from '../../../../../tools/process/ports.mjs';
import { waitUntil } from '../../../../../tools/process/wait.mjs';
import { databaseAccount } from '../../postgres/system-account.ts';
import { temporaryFolder } from '../../postgres/temporary-postgres.ts';
import { fillAccount } from './fill-account.ts';
import { readAccount, readTrails } from './read-account.ts';
import { RestClient } from './rest-client.ts';

const checkout = resolve(process.argv[2] ?? '.');
const target = join(import.meta.dirname, '..', 'last-version');
const folder = temporaryFolder('firstday-last-version-');
const programs = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();

const account = databaseAccount('/');
const inFolder = { ...account, cwd: folder };
const cluster = join(folder, 'cluster');
const dataDir = join(folder, 'data');

/** A server of the same program version as pg_dump, which reads no newer one. */
async function startServer(): Promise<string> {
  mkdirSync(cluster, { mode: 0o777 });
  execFileSync('chown', [`${account.uid ?? process.getuid?.()}`, cluster]);
  const init = [
    '--pgdata',
    cluster,
    '--username=firstday',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(join(programs, 'initdb'), init, { ...inFolder, stdio: 'ignore' });
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  execFileSync(join(programs, 'pg_ctl'), ['-D', cluster, '-w', '-o', options, 'start'], {
    ...inFolder,
    stdio: 'ignore',
  });
  const server = `postgres://firstday@127.0.0.1:${port}`;
  execFileSync(join(programs, 'createdb'), ['--maintenance-db', `${server}/postgres`, 'firstday']);
  return `${server}/firstday`;
}

const stopServer = () =>
  execFileSync(join(programs, 'pg_ctl'), ['-D', cluster, '-m', 'fast', '-w', 'stop'], {
    ...inFolder,
    stdio: 'ignore',
  });

async function startApi(env: NodeJS.ProcessEnv, url: string) {
  const child = spawn(process.execPath, [join(checkout, 'apps/api/dist/main.js')], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isReady, { within: 60_000 }))) throw new Error('The API does not answer.');
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}

const databaseUrl = await startServer();
try {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const address = receiver.address();
  const env = {
    ...process.env,
    API_PORT: port,
    BASE_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: port,
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  };
  execFileSync(process.execPath, [join(checkout, 'apps/api/dist/migrate.js')], { cwd: checkout, env });
  const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  const stopApi = await startApi(env, url);
  const api = RestClient.bearing(url, live.api_token);
  const forms = await import(pathToFileURL(join(checkout, 'libs/forms/dist/index.js')).href);
  const receiverUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const filled = await fillAccount(api, {
    editionOf: forms.currentEdition,
    receiverUrl: `${receiverUrl}/payroll`,
  });
  const allDelivered = async () =>
    (await api.get(`/webhooks/${filled.webhookId}/deliveries?per_page=100`)).data.every(
      ({ status }: { status: string }) => status === 'delivered' || status === 'succeeded',
    );
  await waitUntil(allDelivered, { within: 20_000, every: 200 });
  const read = await readAccount(api, filled);
  const trails = await readTrails(api, filled);
  await stopApi();
  receiver.close();
  const dump = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=50', databaseUrl];
  const sql = execFileSync(join(programs, 'pg_dump'), dump, { maxBuffer: 64e6 });
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'database.sql.gz'), gzipSync(sql, { level: 9 }));
  copyFileSync(join(dataDir, 'secret.key'), join(target, 'key-of-no-real-data.txt'));
  cpSync(join(dataDir, 'files'), join(target, 'files'), { recursive: true });
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim();
  const made = { at: new Date().toISOString(), commit, receiverUrl };
  const records = { made, token: live.api_token, filled, read, trails };
  writeFileSync(join(target, 'account.json.gz'), gzipSync(JSON.stringify(records), { level: 9 }));
  const hash = createHash('sha256').update(sql).digest('hex').slice(0, 12);
  console.log(`${sql.length} bytes of SQL (${hash}) of ${commit}`);
  execFileSync('ls', ['-lR', dataDir, target], { stdio: 'inherit' });
} finally {
  stopServer();
  rmSync(folder, { recursive: true, force: true });
}
