import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Config } from '../context/index.js';
import { Database, InstallationPlaces, PostgresDataSource } from '../database/index.js';
import { claimStorage, openObjects } from '../sealing/index.js';
import { createDatabase, createMigratedDatabase } from '../testing/create-database.js';
import { gatewayCredentials, ObjectGateway } from '../testing/object-gateway.js';
import { placeNamed } from '../testing/place-named.js';
import { examineStorage, examineStoreOf } from './examine-storage.js';

const [original, copy] = [placeNamed('production'), placeNamed('copy')];
const before = { ...process.env };
let folder: string;
let server: ObjectGateway;

beforeAll(async () => {
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: gatewayCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: gatewayCredentials.secretAccessKey,
  });
  folder = await mkdtemp(join(tmpdir(), 'firstday-examined-'));
  server = await ObjectGateway.start();
}, 120_000);
afterEach(() => server.admit());
afterAll(async () => {
  process.env = before;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (url: string, dataDir = join(folder, 'data')) => ({
  dataDir,
  storage: { url, previousUrl: undefined },
});
const stores = [
  ['a bucket', (name: string) => server.urlOf(name)],
  ['a folder of several machines', (name: string) => `file://${join(folder, name)}`],
] as const;

describe.each(stores)('the doctor says of %s', (_, urlOf) => {
  it('that it is this installation’s, or will be, and claims nothing itself', async () => {
    const settings = settingsOf(urlOf('own'));
    const look = () => examineStoreOf(settings, original);
    for (let turn = 0; turn < 2; turn++)
      expect(await look()).toEqual([
        { area: 'files', state: 'ok', text: expect.stringContaining('is empty: the next start makes it') },
      ]);
    expect(await (await openObjects(settings)).current.readClaim()).toBeUndefined();
    await claimStorage(settings, original, { takesOver: false });
    expect(await look()).toEqual([
      { area: 'files', state: 'ok', text: expect.stringMatching(/own is this installation’s\.$/) },
    ]);
  });

  it('that it belongs to another installation, to which, and what to do', async () => {
    const settings = settingsOf(urlOf('theirs'));
    await claimStorage(settings, original, { takesOver: false });
    const [finding, ...others] = await examineStoreOf(settings, copy);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ area: 'files', state: 'fault' });
    expect(finding?.text).toMatch(
      /theirs is not ours\. .*belongs to another installation since .*: production/,
    );
    expect(finding?.remedy).toMatch(/STORAGE_URL with a new prefix.*files move.*adopt --files/);
  });

  it('that it has files and does not say whose', async () => {
    const settings = settingsOf(urlOf('unsaid'));
    await (await openObjects(settings)).current.write('documents/theirs', [Buffer.from('a signed form')]);
    expect(await examineStoreOf(settings, original)).toMatchObject([
      { state: 'fault', text: expect.stringContaining('does not say whose they are') },
    ]);
  });
});

describe('the doctor says of a bucket', () => {
  it('that it does not answer, that there is none, that it lets nobody in, and never with what', async () => {
    const url = server.urlOf('away');
    server.refuse(503);
    const [away] = await examineStoreOf(settingsOf(url), original);
    server.admit();
    const [none] = await examineStoreOf(settingsOf(url.replace('firstday-files', 'no-such-files')), original);
    process.env['AWS_SECRET_ACCESS_KEY'] = 'another';
    const [closed] = await examineStoreOf(settingsOf(url), original);
    process.env['AWS_SECRET_ACCESS_KEY'] = gatewayCredentials.secretAccessKey;
    for (const [found, why] of [
      [away, 'the store of files is not available: 503'],
      [none, 'NoSuchBucket'],
      [closed, 'SignatureDoesNotMatch'],
    ] as const) {
      expect(found).toMatchObject({ state: 'fault', remedy: expect.stringContaining('STORAGE_URL') });
      expect(found?.text).toContain(`as it should (${why}`);
      expect(found?.text).not.toMatch(/endpoint|firstday-tests-only/);
    }
  });
});

describe('the doctor of an installation', () => {
  const configOf = (databaseUrl: string, url: string | undefined, dataDir: string) => ({
    ...settingsOf(url ?? '', dataDir),
    ...{ databaseUrl, installationName: undefined, storage: { url, previousUrl: undefined } },
  });

  it('says nothing of files in the data folder', async () => {
    const config: Parameters<typeof examineStorage>[0] & Partial<Config> = configOf('', undefined, folder);
    expect(await examineStorage(config)).toEqual([]);
  });

  it('knows its bucket by its database and folder, from a copy of the folder that nobody adopted', async () => {
    const url = server.urlOf('places');
    const databaseUrl = await createMigratedDatabase();
    const here = configOf(databaseUrl, url, join(folder, 'here'));
    const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }).initialize();
    const places = new InstallationPlaces(new Database(dataSource), here);
    await places.isHere();
    await claimStorage(here, places, { takesOver: false });
    await dataSource.destroy();
    expect(await examineStorage(here)).toMatchObject([{ state: 'ok' }]);
    const copied = { ...here, dataDir: join(folder, 'copied') };
    expect(await examineStorage(copied)).toMatchObject([{ state: 'fault' }]);
  });

  it('knows that a bucket is not its own where its database was made anew by the same name', async () => {
    const url = server.urlOf('anew');
    const databaseUrl = await createDatabase();
    const config = configOf(databaseUrl, url, join(folder, 'anew'));
    const dataSource = await new PostgresDataSource({ databaseUrl, databasePool: 2 }).initialize();
    await claimStorage(config, new InstallationPlaces(new Database(dataSource), config), {
      takesOver: false,
    });
    await dataSource.destroy();
    const other = { ...config, dataDir: join(folder, 'another') };
    expect(await examineStorage(other)).toMatchObject([
      { state: 'fault', text: expect.stringContaining('belongs') },
    ]);
  });

  it('that was never started knows a bucket of another, and leaves nothing in its own folder', async () => {
    const url = server.urlOf('first');
    await claimStorage(settingsOf(url), original, { takesOver: false });
    const dataDir = join(folder, 'never');
    expect(await examineStorage(configOf(await createDatabase(), url, dataDir))).toMatchObject([
      { state: 'fault', text: expect.stringContaining('belongs to another installation') },
    ]);
    await expect(access(dataDir)).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).not.toContain('never');
  });
});
