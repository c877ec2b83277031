import { type KeyObject, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { ChunkCipher } from './chunk-cipher.js';
import { type Keyring, UnknownKeyError } from './keyring.js';
import { headerLength, headerOf, readHeader, sealedInChunks } from './sealed-header.js';
import { sealInChunks } from './seal-in-chunks.js';

const saltLength = 32;
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
    yield head;
    yield* sealInChunks(
      content,
      new ChunkCipher(this.keyOf(key.derive(this.purpose), head), boundTo(head, owner)),
    );
  }

  /** What opens the chunks of a file by its head; nothing where it was sealed as a whole. @throws UnknownKeyError */
  opener(head: Buffer, owner: string): ChunkCipher | undefined {
    const header = readHeader(head);
    if (header?.format !== sealedInChunks || head.length < streamHeadLength) return undefined;
    const key = this.keyring.find(header.keyId);
    if (!key) throw new UnknownKeyError(header.keyId);
    const whole = head.subarray(0, streamHeadLength);
    return new ChunkCipher(this.keyOf(key.derive(this.purpose), whole), boundTo(whole, owner));
  }

  private keyOf(key: KeyObject, head: Buffer): KeyObject {
    const salt = head.subarray(headerLength);
    return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, `firstday ${this.purpose} chunks`, 32)));
  }
}

const boundTo = (head: Buffer, owner: string): Buffer => Buffer.concat([head, Buffer.from(owner)]);
