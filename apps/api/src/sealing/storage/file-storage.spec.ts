import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chunkLength, sealedChunkLength } from '../chunk-cipher.js';
import { Keyring, SealingKey } from '../keyring.js';
import { keyIdOf } from '../sealed-header.js';
import { streamHeadLength } from '../stream-sealer.js';
import { SealedFileStorage } from './file-storage.js';
import { FolderObjects } from './folder-objects.js';

const [old, young] = [new SealingKey(Buffer.alloc(32, 1)), new SealingKey(Buffer.alloc(32, 2))];
let dataDir: string;
let storage: SealedFileStorage;
const inFolder = (keyring: Keyring) =>
  new SealedFileStorage(new FolderObjects(join(dataDir, 'files')), keyring);
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'firstday-storage-'));
  storage = inFolder(new Keyring([old]));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const at = (key: string) => join(dataDir, 'files', key);
async function* pieces(content: Buffer, length: number) {
  for (let start = 0; start < content.length; start += length)
    yield Promise.resolve(content.subarray(start, start + length));
}
const contentOf = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31) % 251));
const put = (key: string, content: Buffer, length = 10_000) =>
  storage.putStream(key, pieces(content, length));

describe('a file that is put piece by piece', () => {
  it.each([0, 1, chunkLength - 1, chunkLength, chunkLength + 1, 3 * chunkLength, 200_001])(
    'of %d bytes comes back to the byte, however it was cut',
    async (length) => {
      const content = contentOf(length);
      for (const cut of [7_919, chunkLength, 150_000]) {
        await put('uploads/a', content, cut);
        expect((await storage.get('uploads/a')).equals(content)).toBe(true);
        expect((await buffer(await storage.read('uploads/a'))).equals(content)).toBe(true);
      }
    },
  );

  it('names the key that sealed it, and opens after another has become the current', async () => {
    await put('uploads/b', contentOf(100_000));
    expect(keyIdOf(await readFile(at('uploads/b')))).toBe(old.id);
    const later = inFolder(new Keyring([young, old]));
    expect((await later.get('uploads/b')).equals(contentOf(100_000))).toBe(true);
    const without = inFolder(new Keyring([young]));
    await expect(without.get('uploads/b')).rejects.toThrow(/no key/);
  });

  it('is never sealed twice to the same bytes', async () => {
    await put('uploads/c', contentOf(1000));
    const first = await readFile(at('uploads/c'));
    await put('uploads/c', contentOf(1000));
    expect((await readFile(at('uploads/c'))).subarray(streamHeadLength)).not.toEqual(
      first.subarray(streamHeadLength),
    );
  });

  it('shows nothing of what it holds', async () => {
    await put('uploads/d', Buffer.from('512-83-7741 '.repeat(20_000)));
    expect((await readFile(at('uploads/d'))).includes('512-83')).toBe(false);
  });

  it('opens nowhere once it was changed: turned bits, swapped, repeated, dropped or cut chunks, another place', async () => {
    await put('uploads/e', contentOf(4 * chunkLength + 10));
    const sealed = await readFile(at('uploads/e'));
    const chunk = (index: number) =>
      sealed.subarray(
        streamHeadLength + index * sealedChunkLength,
        streamHeadLength + (index + 1) * sealedChunkLength,
      );
    const head = sealed.subarray(0, streamHeadLength);
    const all = [0, 1, 2, 3, 4].map(chunk);
    const of = (order: readonly number[]) =>
      Buffer.concat([head, ...order.map((index) => all[index] ?? Buffer.alloc(0))]);
    expect(of([0, 1, 2, 3, 4]).equals(sealed)).toBe(true);
    const turned = (position: number) => {
      const copy = Buffer.from(sealed);
      copy.writeUInt8(copy.readUInt8(position) ^ 1, position);
      return copy;
    };
    const changed = [
      of([1, 0, 2, 3, 4]),
      of([0, 0, 1, 2, 3, 4]),
      of([0, 2, 3, 4]),
      of([0, 1, 2, 3]),
      of([0, 1]),
      of([4]),
      head,
      sealed.subarray(0, sealed.length - 1),
      sealed.subarray(0, streamHeadLength + sealedChunkLength),
      Buffer.concat([sealed, Buffer.alloc(1)]),
      Buffer.concat([sealed, all[4] ?? Buffer.alloc(0)]),
      ...[3, 5, 12, streamHeadLength, streamHeadLength + 70_000, sealed.length - 1].map(turned),
    ];
    for (const content of changed) {
      await writeFile(at('uploads/e'), content);
      await expect(storage.get('uploads/e')).rejects.toThrow();
    }
    await writeFile(at('uploads/f'), sealed);
    await expect(storage.get('uploads/f')).rejects.toThrow();
  });

  it('gives out what is whole, and fails before the piece that was changed', async () => {
    await put('uploads/g', contentOf(4 * chunkLength));
    const sealed = await readFile(at('uploads/g'));
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
    await writeFile(at('uploads/g'), sealed);
    let given = 0;
    const reading = async () => {
      for await (const piece of await storage.read('uploads/g')) given += Buffer.from(piece).length;
    };
    await expect(reading()).rejects.toThrow();
    expect(given).toBe(3 * chunkLength);
  });

  it('leaves nothing behind where its source fails', async () => {
    const broken = async function* () {
      yield Promise.resolve(contentOf(200_000));
      throw new Error('broken off');
    };
    await expect(storage.putStream('broken/a', broken())).rejects.toThrow('broken off');
    expect(await readdir(at('broken'))).toEqual([]);
  });

  it('and was left half written by a process that ended, goes once it is old', async () => {
    await put('left/a', contentOf(10));
    for (const name of ['left/b.0123456789ab.part', 'left/c.0123456789ab.part'])
      await writeFile(at(name), 'half');
    await utimes(at('left/b.0123456789ab.part'), new Date(0), new Date(0));
    await utimes(at('left/a'), new Date(0), new Date(0));
    await storage.removeUnfinished(new Date(Date.now() - 60_000));
    expect((await readdir(at('left'))).sort()).toEqual(['a', 'c.0123456789ab.part']);
  });

  it('is sealed anew with the current key, a piece at a time', async () => {
    await put('anew/a', contentOf(200_000));
    const keyring = new Keyring([young, old]);
    const later = inFolder(keyring);
    await later.reseal('anew/a');
    expect(keyIdOf(await readFile(at('anew/a')))).toBe(young.id);
    expect((await inFolder(new Keyring([young])).get('anew/a')).equals(contentOf(200_000))).toBe(true);
  });

  it('is one of the files that were sealed as a whole, which open as before', async () => {
    await storage.put('documents/a', contentOf(300_000));
    expect((await storage.get('documents/a')).equals(contentOf(300_000))).toBe(true);
    expect((await buffer(await storage.read('documents/a'))).equals(contentOf(300_000))).toBe(true);
  });

  it('is one or the other where two are put in the same place at the same time', async () => {
    const both = [contentOf(500_000), contentOf(300_000).reverse()];
    await Promise.all(both.map((content) => put('uploads/i', content, 1000)));
    const kept = await storage.get('uploads/i');
    expect(both.some((content) => content.equals(kept))).toBe(true);
    expect((await readdir(at('uploads'))).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('is closed when its reader gives up', async () => {
    await put('uploads/h', contentOf(10 * chunkLength));
    const open = async () => (await readdir('/proc/self/fd')).length;
    const before = await open();
    for (let times = 0; times < 20; times += 1) {
      const given = await storage.read('uploads/h');
      if (times % 2 === 0) for await (const _ of given) break;
      given.destroy();
      await finished(given).catch(() => undefined);
    }
    expect(await open()).toBeLessThan(before + 5);
  });
});
