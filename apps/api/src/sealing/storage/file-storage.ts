import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Keyring } from '../keyring.js';
import { headerLength, keyIdOf } from '../sealed-header.js';
import { Sealer } from '../sealer.js';
import { StreamSealer } from '../stream-sealer.js';
import { openSealedFile } from './open-sealed-file.js';
import type { SealedObjects } from './sealed-objects.js';

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
  /** The sealing keys of uploads in progress; none where the store does not show what has been written so far. */
  abstract unfinished(): Promise<readonly FileState[]>;
  /** Removes partly written files that have not changed since the given time: their process has ended. */
  abstract removeUnfinished(since: Date): Promise<void>;
  /** @throws Error where nothing can be stored at the moment */
  abstract assertWritable(): Promise<void>;
}

/** Files that are sealed before they reach a store, each bound to its key. */
export class SealedFileStorage extends FileStorage {
  private readonly sealer: Sealer;
  private readonly streamSealer: StreamSealer;

  constructor(
    private readonly objects: SealedObjects,
    keyring: Keyring,
  ) {
    super();
    this.sealer = new Sealer(keyring, 'files');
    this.streamSealer = new StreamSealer(keyring, 'files');
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.objects.write(key, [this.sealer.seal(content, key)]);
  }

  async putStream(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    await this.objects.write(key, this.streamSealer.seal(content, key));
  }

  async get(key: string): Promise<Buffer> {
    return buffer(await this.read(key));
  }

  async read(key: string): Promise<Readable> {
    const { sealer, streamSealer } = this;
    return openSealedFile(await this.objects.open(key), { sealer, streamSealer, owner: key });
  }

  async remove(key: string): Promise<void> {
    await this.objects.remove(key);
  }

  keys(): AsyncIterable<string> {
    return this.objects.keys();
  }

  async stateOf(key: string): Promise<FileState | undefined> {
    const head = await this.objects.head(key, headerLength);
    return head && { keyId: keyIdOf(head.bytes), writtenAt: head.writtenAt };
  }

  async reseal(key: string): Promise<void> {
    await this.objects.replace(key, () => this.streamSealer.seal(this.contentOf(key), key));
  }

  async unfinished(): Promise<FileState[]> {
    const found = await this.objects.unfinished(headerLength);
    return found.map(({ bytes, begunAt }) => ({ keyId: bytes && keyIdOf(bytes), writtenAt: begunAt }));
  }

  async removeUnfinished(since: Date): Promise<void> {
    await this.objects.removeUnfinished(since);
  }

  async assertWritable(): Promise<void> {
    await this.objects.assertWritable();
  }

  /** Opened once it is asked for. */
  private async *contentOf(key: string): AsyncGenerator<Buffer> {
    yield* await this.read(key);
  }
}
