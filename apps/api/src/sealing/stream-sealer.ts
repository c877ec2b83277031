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
    // Pieces come in any size: one buffer takes what they hold, so that a long file costs no more copies than its length.
    const chunk = Buffer.alloc(chunkLength);
    let [index, filled] = [0, 0];
    for await (const piece of content)
      for (let at = 0; at < piece.length;) {
        // The last chunk is marked as such: a full one is held back until it is known whether another follows.
        if (filled === chunkLength) {
          yield chunks.seal(chunk, index++, false);
          filled = 0;
        }
        const taken = piece.subarray(at, at + chunkLength - filled);
        chunk.set(taken, filled);
        filled += taken.length;
        at += taken.length;
      }
    yield chunks.seal(chunk.subarray(0, filled), index, true);
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
    const sealed = cipher.update(plain);
    cipher.final();
    return Buffer.concat([sealed, cipher.getAuthTag()]);
  }

  open(sealed: Uint8Array, index: number, isLast: boolean): Buffer {
    const end = sealed.length - tagLength;
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonceOf(index, isLast), {
      authTagLength: tagLength,
    });
    decipher.setAAD(this.bound).setAuthTag(sealed.subarray(end));
    const plain = decipher.update(sealed.subarray(0, end));
    // GCM leaves nothing for the end but the comparison of the tag: it throws here.
    decipher.final();
    return plain;
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}
