import { createHash } from 'node:crypto';
import { BackupError } from './backup-error.js';

/** What follows a record of an archive. */
export const recordKinds = { head: 1, data: 2, end: 3 } as const;

/** A part of an archive: what it is, and its bytes. */
export interface ArchivePart {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What the list at the end of an archive says of each part. */
export interface PartRecord {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

const prefixLength = 5;
const longestRecord = 1024 * 1024;

/**
 * Parts one after the other, each with its name, its bytes in records, and their SHA-256. No part needs to be known whole before
 * it begins.
 * @param onEnd is told what each part came to
 */
export async function* toRecords(
  parts: AsyncIterable<ArchivePart>,
  onEnd: (part: PartRecord) => void,
): AsyncGenerator<Buffer> {
  for await (const { name, content } of parts) {
    yield record(recordKinds.head, Buffer.from(name));
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of content)
      for (let at = 0; at < piece.length; at += longestRecord) {
        const taken = piece.subarray(at, at + longestRecord);
        hash.update(taken);
        bytes += taken.length;
        yield record(recordKinds.data, taken);
      }
    const digest = hash.digest();
    yield record(recordKinds.end, digest);
    onEnd({ name, bytes, sha256: digest.toString('hex') });
  }
}

/** Reads records from plain bytes that come in pieces. */
export class RecordReader {
  private buffered = Buffer.alloc(0);
  private readonly pieces: AsyncIterator<Buffer>;

  constructor(pieces: AsyncIterable<Buffer>) {
    this.pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next record; undefined at the end. @throws BackupError where it is cut off */
  async next(): Promise<{ readonly kind: number; readonly content: Buffer } | undefined> {
    if (!(await this.has(prefixLength))) {
      if (this.buffered.length === 0) return undefined;
      throw new BackupError('This backup is cut off.');
    }
    const [kind, length] = [this.buffered.readUInt8(0), this.buffered.readUInt32BE(1)];
    if (length > longestRecord || !(await this.has(prefixLength + length)))
      throw new BackupError('This backup is cut off.');
    const content = this.buffered.subarray(prefixLength, prefixLength + length);
    this.buffered = this.buffered.subarray(prefixLength + length);
    return { kind, content };
  }

  private async has(length: number): Promise<boolean> {
    while (this.buffered.length < length) {
      const { done, value } = await this.pieces.next();
      if (done) return false;
      this.buffered = Buffer.concat([this.buffered, value]);
    }
    return true;
  }
}

function record(kind: number, content: Uint8Array): Buffer {
  const prefix = Buffer.alloc(prefixLength);
  prefix.writeUInt8(kind, 0);
  prefix.writeUInt32BE(content.length, 1);
  return Buffer.concat([prefix, content]);
}
