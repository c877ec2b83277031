import { type KeyObject, createCipheriv, createDecipheriv } from 'node:crypto';

const tagLength = 16;

/** How many bytes of plain text each chunk but the last has. */
export const chunkLength = 64 * 1024;
export const sealedChunkLength = chunkLength + tagLength;

/**
 * The chunks of one stream, each with AES-256-GCM under a key of this stream alone. A chunk's nonce is its number and whether it
 * is the last (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015), so chunks that were swapped,
 * repeated, cut off or moved to another stream do not open.
 */
export class ChunkCipher {
  /**
   * @param key never used for another stream
   * @param bound what is authenticated with every chunk: the head of the stream, and where it belongs
   */
  constructor(
    private readonly key: KeyObject,
    private readonly bound: Uint8Array,
  ) {}

  seal(plain: Uint8Array, index: number, isLast: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(index, isLast)).setAAD(this.bound);
    const sealed = cipher.update(plain);
    cipher.final();
    return Buffer.concat([sealed, cipher.getAuthTag()]);
  }

  /** @throws Error where the chunk was changed, or is not the one of this number */
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
