import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { removeDataFolder } from '../apps/launcher/src/postgres/cluster-place.ts';
import { temporaryFolder } from '../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../tools/process/ports.mjs';
import { isRunning } from '../tools/process/running.mjs';
import { waitUntil } from '../tools/process/wait.mjs';
import { StartedService } from './started-service.js';

/** What the operator of `npm start` meets. One after the other: they start, kill and stop the same data folder. */
test.describe.configure({ mode: 'serial' });

/** What is waited for comes at once, but on a machine that does much else. How long a start takes: `npm run bench -- start`. */
const patience = 60_000;

const settings = { DATA_DIR: '', PORT: '' };
let service: StartedService;

const start = (changes = {}) => new StartedService({ ...settings, ...changes });

function tokens(): string[] {
  const { live, test: trial } = JSON.parse(readFileSync(join(settings.DATA_DIR, 'credentials.json'), 'utf8'));
  return [live.api_token, trial.api_token];
}

function call(path: string, body?: unknown) {
  return fetch(`http://localhost:${settings.PORT}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${tokens()[0]}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function clientNames(): Promise<string[]> {
  const { data }: { data: { name: string }[] } = await (await call('/clients')).json();
  return data.map(({ name }) => name);
}

/** What a process says of where it runs. */
async function stateOf(port: string): Promise<string> {
  const { checks } = await (await fetch(`http://localhost:${port}/health/ready`)).json();
  return checks.installation;
}

const nameOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

const environmentOf = (changes: Readonly<Record<string, string>>) => ({
  ...process.env,
  DATABASE_URL: '',
  BASE_URL: '',
  NODE_OPTIONS: '',
  ...changes,
});

const answersAgain = () =>
  waitUntil(
    () =>
      call('/clients').then(
        (response) => response.ok,
        () => false,
      ),
    { within: patience },
  );

test.beforeAll(async () => {
  settings.DATA_DIR = temporaryFolder('firstday-service-');
  settings.PORT = String(await freePort());
});

test.afterAll(async () => {
  service.kill('SIGTERM');
  await service.ended();
  removeDataFolder(settings.DATA_DIR);
});

test('the first start says where the service, the API reference and the tokens are, and shows no token', async () => {
  service = start();
  await service.ready();
  expect(service.output).toContain(`Firstday is ready at http://localhost:${settings.PORT}\n`);
  expect(service.output).toContain(`http://localhost:${settings.PORT}/api/docs`);
  expect(service.output).toContain(join(settings.DATA_DIR, 'credentials.json'));
  for (const token of tokens()) expect(service.output).not.toContain(token);
  expect(statSync(join(settings.DATA_DIR, 'credentials.json')).mode & 0o777).toBe(0o600);
  expect((await call('/clients', { name: 'Kept' })).status).toBe(201);
});

test('a folder in use is one clear message', async () => {
  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain(`${settings.DATA_DIR} is in use by a Firstday that runs already`);
});

test('the API, the web and the database each come back after a kill -9, with what was written', async () => {
  const { services, database } = service.parts();
  for (const pid of [...services, database]) {
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => !isRunning(pid), { within: patience });
    expect(await answersAgain()).toBe(true);
  }
  expect(await clientNames()).toContain('Kept');
});

test('while the web is away REST goes on, and a visitor reads a page that tries again', async () => {
  const web = service.parts().services.find((pid) => nameOf(pid).startsWith('next-server'));
  expect(web).toBeDefined();
  if (web === undefined) return;
  process.kill(web, 'SIGSTOP');
  expect((await call('/clients')).status).toBe(200);
  process.kill(web, 'SIGKILL');
  await waitUntil(() => !isRunning(web), { within: patience });
  const visitor = { headers: { accept: 'text/html' } };
  const page = await fetch(`http://localhost:${settings.PORT}/sign-in`, visitor);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('back in a moment')]);
  expect((await call('/clients')).status).toBe(200);
  const isBack = async () =>
    (await fetch(`http://localhost:${settings.PORT}/sign-in`, visitor)).status === 200;
  expect(await waitUntil(isBack, { within: patience })).toBe(true);
  const figures = await (await fetch(`http://localhost:${settings.PORT}/metrics`)).text();
  expect(figures).toMatch(/^firstday_web_restarts [1-9]\d*$/m);
});

test('after a kill -9 of the command itself nothing runs on, and the next start finds its data', async () => {
  const { services, database } = service.parts();
  service.kill('SIGKILL');
  const left = () => [...services, database].filter((pid) => isRunning(pid));
  await waitUntil(() => left().length === 0, { within: patience });
  expect(left()).toEqual([]);
  service = start();
  await service.ready();
  expect(await clientNames()).toContain('Kept');
});

test('Ctrl-C stops every process, and the next start finds its data', async () => {
  const { services, database } = service.parts();
  service.kill('SIGINT');
  expect(await service.ended()).toBe(0);
  expect([...services, database].filter((pid) => isRunning(pid))).toEqual([]);
  service = start();
  await service.ready();
  expect(await clientNames()).toContain('Kept');
});

test('a copy of the stopped service’s folder is a backup: started elsewhere it has what was written, and sends nothing until it is adopted', async () => {
  service.kill('SIGINT');
  await service.ended();
  const copy = temporaryFolder('firstday-backup-');
  execFileSync('cp', ['-a', `${settings.DATA_DIR}/.`, copy]);
  service = start();
  const places = { DATA_DIR: copy, PORT: String(await freePort()) };
  const restored = start(places);
  await Promise.all([service.ready(), restored.ready()]);
  const [, at] = /Firstday is ready at (\S+)/.exec(restored.output) ?? [];
  const found = await fetch(`${at}/api/v1/clients`, { headers: { authorization: `Bearer ${tokens()[0]}` } });
  expect(await found.text()).toContain('Kept');
  expect(service.output).not.toContain('THIS IS A COPY');
  expect(await waitUntil(() => restored.output.includes('THIS IS A COPY'), { within: patience })).toBe(true);
  expect(await stateOf(places.PORT)).toBe('paused');
  execFileSync('node', ['tools/firstday/firstday.mjs', 'adopt'], { env: environmentOf(places) });
  expect(await waitUntil(async () => (await stateOf(places.PORT)) === 'ok', { within: patience })).toBe(true);
  expect(await stateOf(settings.PORT)).toBe('ok');
  restored.kill('SIGTERM');
  expect(await restored.ended()).toBe(0);
  removeDataFolder(copy);
});

test('ROLE=worker starts the worker only, beside the service that runs in the same folder', async () => {
  const WORKER_PORT = String(await freePort());
  const worker = start({ ROLE: 'worker', DATABASE_URL: service.databaseUrl(), WORKER_PORT });
  await worker.ready();
  expect((await fetch(`http://localhost:${WORKER_PORT}/health/ready`)).status).toBe(200);
  expect((await fetch(`http://localhost:${WORKER_PORT}/api/v1/clients`)).status).toBe(404);
  expect(worker.workers()).toHaveLength(1);
  worker.kill('SIGTERM');
  expect(await worker.ended()).toBe(0);
  expect((await call('/clients')).status).toBe(200);
});

test('figures are for this machine alone, and so is what is wrong with a process', async () => {
  const ask = (path: string, headers = {}) => fetch(`http://localhost:${settings.PORT}${path}`, { headers });
  expect((await ask('/metrics')).status).toBe(200);
  expect(await (await ask('/health/ready')).json()).toHaveProperty('checks.database', 'ok');
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    const ofOther = { [name]: '203.0.113.9' };
    for (const path of ['/metrics', '/Metrics', '/metrics/', '/api/metrics', '//metrics'])
      expect([name, path, (await ask(path, ofOther)).status]).toEqual([name, path, 404]);
    expect(await (await ask('/health/ready', ofOther)).json()).toEqual({ status: 'ok' });
  }
});

test('logs on a full disk end neither the service nor the command, and what is killed comes back', async () => {
  service.kill('SIGINT');
  await service.ended();
  for (const part of ['api', 'web']) {
    rmSync(join(settings.DATA_DIR, 'logs', `${part}.log`));
    symlinkSync('/dev/full', join(settings.DATA_DIR, 'logs', `${part}.log`));
  }
  service = start();
  await service.ready();
  const before = service.parts().services;
  for (let nth = 0; nth < 40; nth++) expect((await call('/clients')).status).toBe(200);
  expect(service.output).toContain('api.log cannot be written (ENOSPC): the service goes on without it');
  expect(service.parts().services).toEqual(before);
  for (const pid of before) {
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => !isRunning(pid), { within: patience });
    expect(await answersAgain()).toBe(true);
  }
  for (const part of ['api', 'web']) rmSync(join(settings.DATA_DIR, 'logs', `${part}.log`));
});

test('a taken port is one clear message that names it', async () => {
  const other = createServer().listen(0);
  const address = other.address();
  const taken = typeof address === 'object' ? String(address?.port) : '';
  const folder = temporaryFolder('firstday-service-');
  const second = start({ DATA_DIR: folder, PORT: taken });
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain(`Port ${taken} is taken by another program`);
  other.close();
  removeDataFolder(folder);
});

test('a DATABASE_URL that nobody answers is one clear message without the password', async () => {
  const folder = temporaryFolder('firstday-service-');
  const url = `postgres://user:hunter2@127.0.0.1:${await freePort()}/firstday`;
  const ports = { PORT: String(await freePort()) };
  const second = start({ ...ports, DATA_DIR: folder, DATABASE_URL: url });
  expect(await second.ended()).toBe(1);
  expect(second.output).toContain('DATABASE_URL: no PostgreSQL answers at 127.0.0.1');
  expect(second.output).not.toContain('hunter2');
  removeDataFolder(folder);
});
