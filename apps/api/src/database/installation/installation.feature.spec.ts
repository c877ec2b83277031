import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { shutDownGracefully } from '../../background/shutdown-on-signals.js';
import { EverifyConnectionsService } from '../../everify/everify-connections.service.js';
import { becomesTrue } from '../../testing/becomes-true.js';
import { Receiver } from '../../testing/receiver.js';
import { testSystemContext } from '../../testing/factories.js';
import { TestApi } from '../../testing/test-api.js';
import { Database } from '../database.js';
import { InstallationPlaces } from './installation-places.js';

type Process = Awaited<ReturnType<typeof TestApi.beside>>;

let api: TestApi;
let receiver: Receiver;
const path = '/hook';
const settings = { EVERIFY_SIMULATOR_URL: 'http://127.0.0.1:9' };

beforeAll(async () => {
  receiver = await Receiver.start();
  // A database is copied while no one else is connected to it: by the owner alone.
  api = await TestApi.start(settings, 'owner');
  await api.call('webhooks.create', { body: { url: receiver.url + path } });
  await newClient(api);
  await receiver.deliveries(path, 1);
  await shutDownGracefully(api.app);
});
afterAll(async () => {
  await receiver.stop();
  await rm(api.dataDir, { recursive: true, force: true });
});

const newClient = async ({ url }: { url: string }) => {
  const answer = await fetch(`${url}/api/v1/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.live.apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Orchard' }),
  });
  expect(answer.status).toBe(201);
};
const readiness = async ({ url }: Process) => {
  const answer = await fetch(`${url}/health/ready`);
  const { status, checks } = await answer.json();
  return { code: answer.status, status, installation: checks.installation };
};
const metrics = async ({ url }: Process) => (await fetch(`${url}/metrics`)).text();
const isServing = { code: 200, status: 'ok', installation: 'ok' };
const isPaused = { code: 200, status: 'paused', installation: 'paused' };

/** As `createdb` and `pg_restore` do, beside the database that is in use. */
async function copiedDatabase(): Promise<string> {
  const url = new URL(api.databaseUrl);
  const name = url.pathname.slice(1);
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}_copy TEMPLATE ${name}`);
  await client.end();
  url.pathname = `/${name}_copy`;
  return url.href;
}

async function copiedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'firstday-copy-'));
  await cp(api.dataDir, folder, { recursive: true });
  return folder;
}

describe('a copy of the installation', () => {
  it('sends no webhooks and asks E-Verify nothing, says so, and does both once it is adopted', async () => {
    const [DATABASE_URL, DATA_DIR] = [await copiedDatabase(), await copiedFolder()];
    const production = await TestApi.beside(api, settings);
    const copy = await TestApi.beside(api, { ...settings, DATABASE_URL, DATA_DIR });
    expect([await readiness(production), await readiness(copy)]).toEqual([isServing, isPaused]);
    expect(await metrics(copy)).toContain('firstday_installation_copy 1\n');
    await newClient(copy);
    await wait(2500);
    expect(receiver.arrived.filter((one) => one.path === path)).toHaveLength(1);
    const everify = copy.app.get(EverifyConnectionsService, { strict: false });
    const ofTest = { ...testSystemContext(api), account: api.test.account };
    await expect(everify.getOpen(ofTest)).rejects.toMatchObject({ code: 'paused_copy' });
    await newClient(production);
    await receiver.deliveries(path, 2);

    const config = { dataDir: DATA_DIR, installationName: undefined };
    await new InstallationPlaces(copy.app.get(Database, { strict: false }), config).adopt();
    await receiver.deliveries(path, 3);
    await becomesTrue(async () => (await readiness(copy)).status === 'ok');
    expect([await readiness(production), await readiness(copy)]).toEqual([isServing, isServing]);
    await expect(everify.getOpen(ofTest)).resolves.toBeDefined();
    expect(await metrics(copy)).toContain('firstday_installation_copy 0\n');
    await Promise.all([production.stop(), copy.stop()]);
    await rm(DATA_DIR, { recursive: true });
  });

  it('is known by its folder too, where the database came with it', async () => {
    const DATA_DIR = await copiedFolder();
    const copy = await TestApi.beside(api, { ...settings, DATA_DIR });
    expect(await readiness(copy)).toEqual(isPaused);
    await copy.stop();
    await rm(DATA_DIR, { recursive: true });
  });
});

describe('the installation itself', () => {
  it('is no copy at another start, beside another process, or once its folder was moved', async () => {
    const first = await TestApi.beside(api, settings);
    const second = await TestApi.beside(api, { ...settings, ROLE: 'worker' });
    expect([await readiness(first), await readiness(second)]).toEqual([isServing, isServing]);
    await Promise.all([first.stop(), second.stop()]);
    await rename(api.dataDir, `${api.dataDir}-moved`);
    const moved = await TestApi.beside(api, { ...settings, DATA_DIR: `${api.dataDir}-moved` });
    expect(await readiness(moved)).toEqual(isServing);
    await moved.stop();
    await rename(`${api.dataDir}-moved`, api.dataDir);
  });
});
