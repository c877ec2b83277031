import { networkInterfaces } from 'node:os';
import { isDeepStrictEqual } from 'node:util';

import { expect, test } from '@playwright/test';

import { removeDataFolder } from '../apps/launcher/src/postgres/cluster-place.ts';
import { temporaryFolder } from '../apps/launcher/src/postgres/temporary-postgres.ts';
import { freePort } from '../tools/process/ports.mjs';
import { StartedService } from './started-service.js';

/** What an operator's machine answers to whoever comes from outside, at its one port. */
test.describe.configure({ mode: 'serial' });

/** An address of this machine by which one comes as from another. */
const outside = Object.values(networkInterfaces())
  .flatMap((known) => known ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** As one behind a proxy of this machine is set. */
const behindProxy = { BASE_URL: 'https://hr.example.com', EVERIFY_SIMULATOR: 'off' };

let service: StartedService | undefined;
let served: Readonly<Record<string, string>> = {};
const settings = { DATA_DIR: '', PORT: '' };
test.beforeAll(async () => {
  settings.DATA_DIR = temporaryFolder('firstday-door-');
  settings.PORT = String(await freePort());
});
test.afterAll(async () => {
  await stop();
  removeDataFolder(settings.DATA_DIR);
});

/** The service with these settings besides; one that has them runs on. */
async function serve(more: Readonly<Record<string, string>>): Promise<void> {
  if (service && isDeepStrictEqual(more, served)) return;
  await stop();
  served = more;
  service = new StartedService({ ...settings, ...more });
  await service.ready();
}

async function stop(): Promise<void> {
  service?.kill('SIGTERM');
  await service?.ended();
  service = undefined;
}

/** What an anonymous request of this claimed origin has left of what its address may ask for. */
async function left(url: string, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
  return Number((await fetch(`${url}/api/v1/clients`, { headers })).headers.get('ratelimit-remaining'));
}

/** Ten seconds are counted together: three requests of one window. */
async function countedTogether(url: string): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    const [first = 0, second = 0, third = 0] = [
      await left(url, '203.0.113.1'),
      await left(url, '203.0.113.2'),
      await left(url, '198.51.100.3'),
    ];
    if (second === first - 1 && third === second - 1) return true;
  }
  return false;
}

/** The answer to a sign-in that another site's page sends, which claims to have asked for that site. */
async function foreignSignIn(url: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    origin: 'https://evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  };
  const body = JSON.stringify({ email: 'a@b.co', password: 'Correct7horse' });
  return (await fetch(`${url}/api/v1/session`, { method: 'POST', headers, body })).status;
}

test('a visitor cannot choose the address, the host or the protocol that it is seen with', async () => {
  await serve({ HOST: '0.0.0.0' });
  const hosts = ['localhost', ...(outside ? [outside] : [])];
  for (const host of hosts) {
    expect([host, await countedTogether(`http://${host}:${settings.PORT}`)]).toEqual([host, true]);
    expect([host, await foreignSignIn(`http://${host}:${settings.PORT}`)]).toEqual([host, 403]);
  }
});

test('figures and checks are shown to nobody from elsewhere, nor to a proxy of this machine that does not say for whom it asks', async () => {
  const shown = async (url: string) => {
    const [figures, readiness] = [await fetch(`${url}/metrics`), await fetch(`${url}/health/ready`)];
    return [figures.status, readiness.status, await readiness.json()];
  };
  await serve({ ...behindProxy, HOST: '0.0.0.0' });
  for (const host of ['localhost', ...(outside ? [outside] : [])])
    expect([host, await shown(`http://${host}:${settings.PORT}`)]).toEqual([
      host,
      [404, 200, { status: 'ok' }],
    ]);
});

test('over https pages and answers stay with https, and in no cache', { tag: '@gate' }, async () => {
  await serve(behindProxy);
  const url = `http://localhost:${settings.PORT}`;
  const pages = [
    '/',
    '/sign-in',
    '/sign-in?link=x',
    '/dashboard',
    '/onboarding/expired',
    '/o/x',
    '/o/x/expired',
    '/nothing',
    '/healthy',
    '/components/employees/list?code=x',
    '/components/ended',
    '/api/v1/clients',
    '/api/nothing',
    '/health',
  ];
  for (const page of pages) {
    const { headers } = await fetch(url + page, { redirect: 'manual' });
    expect([page, headers.get('cache-control')]).toEqual([page, expect.stringContaining('no-store')]);
    expect([page, headers.get('strict-transport-security')]).toEqual([page, 'max-age=31536000']);
    expect([page, headers.get('x-content-type-options')]).toEqual([page, 'nosniff']);
    const isData = page === '/health';
    const policy = expect.stringContaining("default-src 'self'");
    if (!isData) expect([page, headers.get('content-security-policy')]).toEqual([page, policy]);
  }
  for (const file of ['/embed.js', '/icon.svg', '/api/docs'])
    expect([file, (await fetch(url + file)).headers.get('cache-control')]).not.toEqual([file, 'no-store']);
});

test('behind a proxy of this machine the visitor is whom the proxy names last', async () => {
  await serve(behindProxy);
  const url = `http://localhost:${settings.PORT}`;
  const first = await left(url, '203.0.113.1');
  expect(await left(url, '198.51.100.7')).toBe(first);
  expect(await left(url, '203.0.113.99, 198.51.100.7')).toBe(first - 1);
});
