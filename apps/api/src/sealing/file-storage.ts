import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Keyring } from './keyring.js';
import { openSealedFile, writeAtomically } from './open-sealed-file.js';
import { headerLength, keyIdOf } from './sealed-header.js';
import { Sealer } from './sealer.js';
import { StreamSealer } from './stream-sealer.js';

/** Which key sealed a file, where it names one, and when it was written. */
export interface FileState {
  readonly keyId: string | undefined;
  readonly writtenAt: Date;
}

/** Keeps files by key; what it holds is sealed. */
export abstract class FileStorage {
  abstract put(key: string, content: Uint8Array): Promise<void>;
  /** Stores a stream. Where its source fails, nothing is stored. */
  abstract putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws Error when there is no such file, or it was changed */
  abstract get(key: string): Promise<Buffer>;
  /**
   * Reads a file as a stream. A modified chunk fails the stream before it is emitted.
   * @throws Error when there is no such file, or its beginning was modified
   */
  abstract read(key: string): Promise<Readable>;
  abstract remove(key: string): Promise<void>;
  /** The keys of all files. */
  abstract keys(): AsyncIterable<string>;
  /** The state of a file from its header; undefined where there is no such file. */
  abstract stateOf(key: string): Promise<FileState | undefined>;
  /** Reseals a file with the current key, unless it has just been removed or replaced. */
  abstract reseal(key: string): Promise<void>;
  /** The sealing keys of uploads in progress. */
  abstract unfinished(): Promise<readonly FileState[]>;
  /** Removes partly written files that have not changed since the given time: their process has ended. */
  abstract removeUnfinished(since: Date): Promise<void>;
  /** @throws Error where nothing can be stored at the moment */
  abstract assertWritable(): Promise<void>;
}

/** Files in a folder, each sealed and bound to its key; written completely or not at all. */
export class SealedFolderStorage extends FileStorage {
  private readonly folder: string;
  private readonly sealer: Sealer;
  private readonly streamSealer: StreamSealer;

  constructor(dataDir: string, keyring: Keyring) {
    super();
    this.folder = join(dataDir, 'files');
    this.sealer = new Sealer(keyring, 'files');
    this.streamSealer = new StreamSealer(keyring, 'files');
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.write(key, [this.sealer.seal(content, key)]);
  }

  async putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    await this.write(key, this.streamSealer.seal(content, key));
  }

  async get(key: string): Promise<Buffer> {
    const chunks = await this.chunksOf(key);
    if (!chunks) return this.openWhole(key);
    const read = new Array<Buffer>();
    for await (const chunk of chunks) read.push(chunk);
    return Buffer.concat(read);
  }

  async read(key: string): Promise<Readable> {
    const chunks = await this.chunksOf(key);
    return chunks ?? Readable.from([await this.openWhole(key)], { objectMode: false });
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *keys(): AsyncIterable<string> {
    for await (const path of this.paths()) if (!path.includes('.')) yield path;
  }

  stateOf(key: string): Promise<FileState | undefined> {
    return stateAt(this.pathOf(key));
  }

  async reseal(key: string): Promise<void> {
    const path = this.pathOf(key);
    const part = `${path}.resealed.part`;
    const { ino } = await stat(path);
    await writeAtomically(part, this.streamSealer.seal(await this.read(key), key));
    // A concurrent removal or replacement wins.
    const isSame = (await stat(path).catch(() => undefined))?.ino === ino;
    await (isSame ? rename(part, path) : rm(part, { force: true }));
  }

  async unfinished(): Promise<FileState[]> {
    const states: FileState[] = [];
    for await (const path of this.paths()) {
      const state = path.endsWith('.part') ? await stateAt(join(this.folder, path)) : undefined;
      if (state) states.push(state);
    }
    return states;
  }

  async removeUnfinished(since: Date): Promise<void> {
    for await (const path of this.paths()) {
      const state = path.endsWith('.part') ? await stateAt(join(this.folder, path)) : undefined;
      if (state && state.writtenAt < since) await rm(join(this.folder, path), { force: true });
    }
  }

  /** Paths of all files below the folder, relative to it. */
  private async *paths(below = ''): AsyncIterable<string> {
    const folder = await opendir(join(this.folder, below)).catch(() => []);
    for await (const entry of folder) {
      const path = join(below, entry.name);
      if (entry.isDirectory()) yield* this.paths(path);
      else yield path;
    }
  }

  async assertWritable(): Promise<void> {
    const probe = join(this.folder, `probe.${process.pid}.part`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'ready?', { mode: 0o600, flush: true });
    await rm(probe, { force: true });
  }

  private chunksOf(key: string): Promise<Readable | undefined> {
    return openSealedFile(this.pathOf(key), this.streamSealer, key);
  }

  /** Files that the service generates, and those of earlier versions, are sealed as a whole. */
  private async openWhole(key: string): Promise<Buffer> {
    return this.sealer.open(await readFile(this.pathOf(key)), key);
  }

  private async write(key: string, sealed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // A unique name: two concurrent uploads of one key must not write into the same file.
    const part = `${path}.${randomBytes(6).toString('hex')}.part`;
    await writeAtomically(part, sealed);
    await rename(part, path);
  }

  private pathOf(key: string): string {
    if (!/^\w+(\/\w+)*$/.test(key)) throw new Error('a file key is made of letters, digits and slashes');
    return join(this.folder, key);
  }
}

/** From the first bytes, without decrypting. */
async function stateAt(path: string): Promise<FileState | undefined> {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return undefined;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0);
    return { keyId: keyIdOf(buffer.subarray(0, bytesRead)), writtenAt: (await file.stat()).mtime };
  } finally {
    await file.close();
  }
}
