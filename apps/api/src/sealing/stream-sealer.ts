import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { type Keyring, UnknownKeyError } from './keyring.js';
import { headerLength, headerOf, readHeader, sealedInChunks } from './sealed-header.js';

const saltLength = 32;
const tagLength = 16;

/** How many bytes of plain text each chunk but the last has. */
export const chunkLength = 64 * 1024;
export const sealedChunkLength = chunkLength + tagLength;
/** Header and salt, before the first chunk. */
export const streamHeadLength = headerLength + saltLength;

/**
 * Seals what is too long to hold in memory, in chunks of 64 KiB: each with AES-256-GCM under a key of this file alone, derived
 * with the salt in its head. A chunk's nonce is its number and whether it is the last (the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015), so chunks that were swapped, repeated, cut off or moved to another file do not open.
 */
export class StreamSealer {
  constructor(
    private readonly keyring: Keyring,
    private readonly purpose: string,
  ) {}

  /** @param owner the record's id, or the file's key: a file moved to another place does not open */
  async *seal(content: AsyncIterable<Uint8Array>, owner: string): AsyncGenerator<Buffer> {
    const key = this.keyring.current;
    const head = Buffer.concat([headerOf(key, sealedInChunks), randomBytes(saltLength)]);
    const chunks = new Chunks(this.keyOf(key.derive(this.purpose), head), head, owner);
    yield head;
    let index = 0;
    let rest = Buffer.alloc(0);
    for await (const piece of content) {
      rest = Buffer.concat([rest, piece]);
      // The last chunk is marked as such: one is held back until it is known whether another follows.
      for (; rest.length > chunkLength; rest = rest.subarray(chunkLength))
        yield chunks.seal(rest.subarray(0, chunkLength), index++, false);
    }
    yield chunks.seal(rest, index, true);
  }

  /** What opens the chunks of a file by its head; nothing where it was sealed as a whole. @throws UnknownKeyError */
  opener(head: Buffer, owner: string): ChunkOpener | undefined {
    const header = readHeader(head);
    if (header?.format !== sealedInChunks || head.length < streamHeadLength) return undefined;
    const key = this.keyring.find(header.keyId);
    if (!key) throw new UnknownKeyError(header.keyId);
    const whole = head.subarray(0, streamHeadLength);
    return new Chunks(this.keyOf(key.derive(this.purpose), whole), whole, owner);
  }

  private keyOf(key: KeyObject, head: Buffer): KeyObject {
    const salt = head.subarray(headerLength);
    return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, `firstday ${this.purpose} chunks`, 32)));
  }
}

export interface ChunkOpener {
  /** @throws Error where the chunk was changed, or is not the one of this number */
  open(sealed: Uint8Array, index: number, isLast: boolean): Buffer;
}

class Chunks implements ChunkOpener {
  private readonly bound: Buffer;

  constructor(
    private readonly key: KeyObject,
    head: Buffer,
    owner: string,
  ) {
    this.bound = Buffer.concat([head, Buffer.from(owner)]);
  }

  seal(plain: Uint8Array, index: number, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(index, isLast)).setAAD(this.bound);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  open(sealed: Uint8Array, index: number, isLast: boolean): Buffer {
    const end = sealed.length - tagLength;
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(index, isLast), {
      authTagLength: tagLength,
    });
    decipher.setAAD(this.bound).setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
