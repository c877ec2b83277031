import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { StorageUnavailableError } from '../../context/index.js';
import { gatewayCredentials, ObjectGateway } from '../../testing/object-gateway.js';
import { placeNamed } from '../../testing/place-named.js';
import { Keyring, SealingKey } from '../keyring.js';
import type { FileStorage } from './file-storage.js';
import { ForeignStoreError } from './foreign-store-error.js';
import { moveFiles } from './move-files.js';
import { claimStorage, openObjects, openOwnedObjects, openStorage } from './open-storage.js';

const keyring = new Keyring([new SealingKey(Buffer.alloc(32, 1))]);
const anotherKey = new Keyring([new SealingKey(Buffer.alloc(32, 2)), new SealingKey(Buffer.alloc(32, 1))]);
const [original, copy] = [placeNamed('production'), placeNamed('copy')];
const credentials = {
  AWS_ACCESS_KEY_ID: gatewayCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: gatewayCredentials.secretAccessKey,
};
const before = { ...process.env };
let folder: string;
let server: ObjectGateway;
let outside: string;

beforeAll(async () => {
  Object.assign(process.env, credentials);
  folder = await mkdtemp(join(tmpdir(), 'firstday-owned-'));
  outside = await mkdtemp(join(tmpdir(), 'firstday-shared-'));
  server = await ObjectGateway.start();
}, 120_000);
afterEach(() => server.admit());
afterAll(async () => {
  process.env = before;
  await server.stop();
  for (const made of [folder, outside]) await rm(made, { recursive: true, force: true });
});

const configOf = (url: string, previousUrl?: string) => ({ dataDir: folder, storage: { url, previousUrl } });
const storageOf = (url: string, places = original, keys = keyring) =>
  openStorage(configOf(url), keys, places);
const content = Buffer.from('a signed form');
const keysOf = async (of: Pick<FileStorage, 'keys'>) => {
  const keys: string[] = [];
  for await (const key of of.keys()) keys.push(key);
  return keys.sort();
};
const claimAt = async (url: string) => (await openObjects(configOf(url))).current.readClaim();

const stores = [
  ['a bucket', (name: string) => server.urlOf(name)],
  ['a folder of several machines', (name: string) => `file://${join(outside, name)}`],
] as const;

describe.each(stores)('%s', (_, urlOf) => {
  it('that is empty becomes the installation’s that comes first, and tells no file of it', async () => {
    const url = urlOf('empty');
    const storage = await storageOf(url);
    await storage.assertWritable();
    expect(await claimAt(url)).toContain('"name": "production"');
    expect(await keysOf(storage)).toEqual([]);
  });

  it('is read by a copy that has the same address, which neither writes, replaces nor removes there', async () => {
    const url = urlOf('shared');
    const storage = await storageOf(url);
    await storage.put('documents/a', content);
    const copied = await storageOf(url, copy, anotherKey);
    expect((await copied.get('documents/a')).equals(content)).toBe(true);
    await expect(copied.assertWritable()).rejects.toThrow(ForeignStoreError);
    await expect(copied.put('documents/a', Buffer.from('other'))).rejects.toThrow(
      /belongs to another.+adopt --files/,
    );
    async function* stream() {
      yield await Promise.resolve(content);
    }
    await expect(copied.putStream('documents/b', stream())).rejects.toThrow(StorageUnavailableError);
    await expect(copied.reseal('documents/a')).rejects.toThrow(ForeignStoreError);
    await copied.remove('documents/a');
    await copied.removeUnfinished(new Date());
    expect(await keysOf(storage)).toEqual(['documents/a']);
    expect((await storage.get('documents/a')).equals(content)).toBe(true);
  });

  it('keeps the first word that was said of it, unless somebody takes it over', async () => {
    const { current } = await openObjects(configOf(urlOf('worded')));
    await current.claim('first');
    await current.claim('second');
    expect(await current.readClaim()).toBe('first');
    await current.replaceClaim('third');
    expect(await current.readClaim()).toBe('third');
  });

  it('goes to one of several that come at once, and all know to which', async () => {
    const url = urlOf('raced');
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const outcomes = await Promise.allSettled(
      names.map(async (name) => (await storageOf(url, placeNamed(name))).put(`documents/${name}`, content)),
    );
    const winners = names.filter((_, at) => outcomes[at]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(await claimAt(url)).toContain(`"name": "${winners[0]}"`);
    expect(await keysOf(await storageOf(url))).toEqual([`documents/${winners[0]}`]);
  });

  it('is worked with by several processes of one installation that start at once', async () => {
    const url = urlOf('together');
    const processes = await Promise.all([1, 2, 3, 4].map(() => storageOf(url)));
    await Promise.all(processes.map((one, at) => one.put(`documents/p${at}`, content)));
    expect(await keysOf(await storageOf(url))).toHaveLength(4);
  });

  it('that has files and does not say whose is left as it is until somebody says so', async () => {
    const url = urlOf('unsaid');
    const { current } = await openObjects(configOf(url));
    await current.write('documents/theirs', [content]);
    const storage = await storageOf(url);
    await expect(storage.put('documents/ours', content)).rejects.toThrow('does not say whose they are');
    await storage.remove('documents/theirs');
    expect(await keysOf(storage)).toEqual(['documents/theirs']);
    expect(await claimStorage(configOf(url), original, { takesOver: false })).toContain('adopt --files');
    expect(await claimStorage(configOf(url), original, { takesOver: true })).toBeUndefined();
    await (await storageOf(url)).put('documents/ours', content);
  });

  it('whose claim was cut off or written by others is nobody’s', async () => {
    const url = urlOf('cut');
    const { current } = await openObjects(configOf(url));
    for (const text of ['', '{"database": "1/first', '[]', 'null']) {
      await current.replaceClaim(text);
      await expect((await storageOf(url)).put('documents/a', content)).rejects.toThrow('cannot be read');
    }
  });

  it('that was taken over is no longer its former owner’s', async () => {
    const url = urlOf('taken');
    await (await storageOf(url)).put('documents/a', content);
    expect(await claimStorage(configOf(url), copy, { takesOver: true })).toBeUndefined();
    await (await storageOf(url, copy)).put('documents/b', content);
    const former = await storageOf(url);
    await former.remove('documents/a');
    await expect(former.put('documents/c', content)).rejects.toThrow('belongs to another installation');
    expect(await keysOf(former)).toEqual(['documents/a', 'documents/b']);
  });

  it('from which a copy takes its files keeps them, and is not asked again for what is there', async () => {
    const [theirs, ours] = [urlOf('source'), urlOf('target')];
    const storage = await storageOf(theirs);
    for (const key of ['documents/a', 'documents/b']) await storage.put(key, content);
    const config = configOf(ours, theirs);
    const { current, previous } = await openOwnedObjects(config, copy);
    if (!previous) throw new Error('there are two stores');
    const both = await openStorage(config, keyring, copy);
    await both.remove('documents/a');
    expect(await keysOf(storage)).toEqual(['documents/a', 'documents/b']);
    expect(await moveFiles({ current, previous })).toMatchObject({ moved: 2, areCopies: true });
    expect(await moveFiles({ current, previous })).toMatchObject({ moved: 0, areCopies: true });
    expect(await keysOf(storage)).toEqual(['documents/a', 'documents/b']);
    expect(await keysOf(await storageOf(ours, copy))).toEqual(['documents/a', 'documents/b']);
  });
});

describe('a bucket that does not answer', () => {
  it('is nobody’s until it does', async () => {
    const storage = await storageOf(server.urlOf('away'));
    server.refuse(503);
    await expect(storage.put('documents/a', content)).rejects.toThrow(StorageUnavailableError);
    await expect(storage.put('documents/a', content)).rejects.not.toThrow(ForeignStoreError);
    server.admit();
    await storage.put('documents/a', content);
  });
});
