import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayCredentials, ObjectGateway } from '../../testing/object-gateway.js';
import { placeNamed } from '../../testing/place-named.js';
import { StorageUnavailableError } from '../../context/index.js';
import { Keyring, SealingKey } from '../keyring.js';
import type { FileStorage } from './file-storage.js';
import { moveFiles } from './move-files.js';
import { openObjects, openStorage } from './open-storage.js';
import { parseS3Address } from './s3-address.js';

const [old, young] = [new SealingKey(Buffer.alloc(32, 1)), new SealingKey(Buffer.alloc(32, 2))];
const keyring = new Keyring([old]);
const credentials = {
  AWS_ACCESS_KEY_ID: gatewayCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: gatewayCredentials.secretAccessKey,
};
let folder: string;
let server: ObjectGateway;
let storage: FileStorage;
const before = { ...process.env };
const ownPlace = placeNamed('production');

const storageAt = (url: string, keys = keyring, previousUrl?: string) =>
  openStorage({ dataDir: folder, storage: { url, previousUrl } }, keys, ownPlace);

beforeAll(async () => {
  Object.assign(process.env, credentials);
  folder = await mkdtemp(join(tmpdir(), 'firstday-s3-'));
  server = await ObjectGateway.start();
  storage = await storageAt(server.urlOf('main'));
}, 120_000);
afterEach(() => server.admit());
afterAll(async () => {
  process.env = before;
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function* pieces(content: Buffer, length: number) {
  for (let start = 0; start < content.length; start += length)
    yield Promise.resolve(content.subarray(start, start + length));
}
const contentOf = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31) % 251));
const keysOf = async (of: FileStorage) => {
  const keys: string[] = [];
  for await (const key of of.keys()) keys.push(key);
  return keys.sort();
};
const megabyte = 1024 * 1024;

describe('files in an S3 bucket', () => {
  it.each([0, 1, 65_536, 65_537, 6 * megabyte, 11 * megabyte + 3])(
    'of %d bytes come back to the byte',
    async (length) => {
      const content = contentOf(length);
      await storage.putStream('uploads/a', pieces(content, 100_000));
      expect((await storage.get('uploads/a')).equals(content)).toBe(true);
      expect((await buffer(await storage.read('uploads/a'))).equals(content)).toBe(true);
      await storage.put('documents/a', content);
      expect((await storage.get('documents/a')).equals(content)).toBe(true);
    },
  );

  it('that are long are sent in parts, and nothing leaves in clear', async () => {
    const from = server.requests.length;
    await storage.putStream('uploads/long', pieces(Buffer.from('512-83-7741 '.repeat(megabyte)), 100_000));
    const sent = server.requests.slice(from).filter((request) => request.includes('partNumber'));
    expect(sent.length).toBe(3);
    const { current } = await openObjects({
      dataDir: folder,
      storage: { url: server.urlOf('main'), previousUrl: undefined },
    });
    const object = await current.open('uploads/long');
    const sealed = await object.read(Buffer.alloc(object.size));
    await object.close();
    expect(sealed.length).toBe(object.size);
    expect(sealed.includes('512-83')).toBe(false);
  });

  it('are kept apart by their prefix, and listed without the probe of readiness', async () => {
    const other = await storageAt(server.urlOf('other/installation'));
    await other.put('documents/theirs', contentOf(10));
    await other.assertWritable();
    expect(await keysOf(other)).toEqual(['documents/theirs']);
    expect(await keysOf(storage)).not.toContain('documents/theirs');
    await expect(storage.get('documents/theirs')).rejects.toThrow('no such file');
    expect(await storage.stateOf('documents/theirs')).toBeUndefined();
  });

  it('do not exist once they were removed, also twice', async () => {
    await storage.put('documents/gone', contentOf(10));
    expect((await storage.stateOf('documents/gone'))?.keyId).toBe(old.id);
    await storage.remove('documents/gone');
    await storage.remove('documents/gone');
    expect(await storage.stateOf('documents/gone')).toBeUndefined();
    await expect(storage.read('documents/gone')).rejects.toThrow('no such file');
  });

  it.each(['../outside', '/etc/passwd', 'a//b', 'a/../../b', ''])('are never called %j', async (key) => {
    await expect(storage.put(key, contentOf(1))).rejects.toThrow('letters, digits and slashes');
    await expect(storage.get(key)).rejects.toThrow('letters, digits and slashes');
  });

  it('leave nothing behind where their source fails, not even parts', async () => {
    const broken = async function* () {
      yield Promise.resolve(contentOf(7 * megabyte));
      throw new Error('broken off');
    };
    await expect(storage.putStream('uploads/broken', broken())).rejects.toThrow('broken off');
    expect(await storage.stateOf('uploads/broken')).toBeUndefined();
    expect(await storage.unfinished()).toEqual([]);
  });

  it('that an ended process left half sent are told of without their key, and go once they are old', async () => {
    const stalled = async function* () {
      yield Promise.resolve(contentOf(7 * megabyte));
      await new Promise(() => undefined);
    };
    void storage.putStream('uploads/stalled', stalled()).catch(() => undefined);
    const found = async () => (await storage.unfinished()).map(({ keyId }) => keyId);
    while ((await found()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await found()).toEqual([undefined]);
    await storage.removeUnfinished(new Date(0));
    expect(await found()).toEqual([undefined]);
    await storage.removeUnfinished(new Date());
    expect(await found()).toEqual([]);
  });

  it('are sealed anew with the current key, and stay gone where they were removed meanwhile', async () => {
    await storage.putStream('uploads/anew', pieces(contentOf(200_000), 10_000));
    const later = await storageAt(server.urlOf('main'), new Keyring([young, old]));
    await later.reseal('uploads/anew');
    expect((await later.stateOf('uploads/anew'))?.keyId).toBe(young.id);
    const only = await storageAt(server.urlOf('main'), new Keyring([young]));
    expect((await only.get('uploads/anew')).equals(contentOf(200_000))).toBe(true);
    await later.remove('uploads/anew');
    await later.reseal('uploads/anew');
    expect(await later.stateOf('uploads/anew')).toBeUndefined();
  });

  it('say that the store is away, whatever is asked of it, and no more than that', async () => {
    await storage.put('documents/kept', contentOf(10));
    server.refuse(503);
    const asked = [
      storage.put('documents/b', contentOf(10)),
      storage.putStream('uploads/b', pieces(contentOf(10), 5)),
      storage.get('documents/kept'),
      storage.stateOf('documents/kept'),
      storage.remove('documents/kept'),
      keysOf(storage),
      storage.unfinished(),
      (await storageAt(server.urlOf('main'))).assertWritable(),
    ];
    for (const answer of asked) await expect(answer).rejects.toThrow(StorageUnavailableError);
    server.admit();
    expect((await storage.get('documents/kept')).equals(contentOf(10))).toBe(true);
    const nowhere = await storageAt('s3://bucket/x?endpoint=http%3A%2F%2F127.0.0.1%3A9');
    await expect(nowhere.get('documents/kept')).rejects.toThrow(StorageUnavailableError);
  });

  it('are nobody’s without credentials', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'another';
    const stranger = await storageAt(server.urlOf('main'));
    await expect(stranger.get('documents/a')).rejects.toThrow();
    Object.assign(process.env, credentials);
  });
});

describe('files that move from a folder to a bucket', () => {
  const folderUrl = () => `file://${join(folder, 'files')}`;
  const stores = () =>
    openObjects({ dataDir: folder, storage: { url: server.urlOf('moved'), previousUrl: folderUrl() } });

  it('are read, written, listed and removed in both while they move, and are in the bucket alone afterwards', async () => {
    const inFolder = await storageAt(folderUrl());
    await inFolder.putStream('uploads/a', pieces(contentOf(7 * megabyte), 100_000));
    await inFolder.put('documents/b', contentOf(100));
    await inFolder.put('documents/c', contentOf(200));
    const both = await storageAt(server.urlOf('moved'), keyring, folderUrl());
    expect((await both.get('uploads/a')).equals(contentOf(7 * megabyte))).toBe(true);
    await both.put('documents/new', contentOf(300));
    await both.remove('documents/c');
    expect(await keysOf(both)).toEqual(['documents/b', 'documents/new', 'uploads/a']);
    const { current, previous } = await stores();
    if (!previous) throw new Error('there are two stores');
    expect(await moveFiles({ current, previous })).toMatchObject({ moved: 2 });
    expect(await keysOf(inFolder)).toEqual([]);
    expect(await keysOf(both)).toEqual(['documents/b', 'documents/new', 'uploads/a']);
    expect((await both.get('uploads/a')).equals(contentOf(7 * megabyte))).toBe(true);
    const alone = await storageAt(server.urlOf('moved'));
    expect((await alone.get('documents/b')).equals(contentOf(100))).toBe(true);
    expect(await moveFiles({ current, previous })).toMatchObject({ moved: 0, bytes: 0 });
  });

  it('stay gone where they are removed while they are copied', async () => {
    const both = await storageAt(server.urlOf('moved'), keyring, folderUrl());
    const { current, previous } = await stores();
    if (!previous) throw new Error('there are two stores');
    await (await storageAt(folderUrl())).put('documents/removed', contentOf(100));
    const watched = Object.assign(Object.create(current), {
      write: async (...given: Parameters<typeof current.write>) => {
        await both.remove('documents/removed');
        await current.write(...given);
      },
    });
    expect(await moveFiles({ current: watched, previous })).toMatchObject({ moved: 0, bytes: 0 });
    expect(await keysOf(both)).not.toContain('documents/removed');
  });

  it('stay where they are while the bucket takes nothing', async () => {
    const { current, previous } = await stores();
    if (!previous) throw new Error('there are two stores');
    const inFolder = await storageAt(folderUrl());
    await inFolder.put('documents/d', contentOf(100));
    server.refuse(500);
    await expect(moveFiles({ current, previous })).rejects.toThrow(StorageUnavailableError);
    server.admit();
    expect((await inFolder.get('documents/d')).equals(contentOf(100))).toBe(true);
  });
});

describe('an address of a bucket', () => {
  it('is read with what is not said taken from the environment of AWS', () => {
    expect(parseS3Address('s3://acme-files')).toEqual({
      bucket: 'acme-files',
      prefix: '',
      region: undefined,
      endpoint: undefined,
      isPathStyle: false,
    });
    expect(
      parseS3Address('s3://acme/first/day/?endpoint=https://s3.acme.com&region=eu&path_style=no'),
    ).toEqual({
      bucket: 'acme',
      prefix: 'first/day/',
      region: 'eu',
      endpoint: 'https://s3.acme.com',
      isPathStyle: false,
    });
  });
});
