import type { SealingKey } from './keyring.js';

/** The header of every sealed value; values of earlier versions have none, and begin with twelve random bytes. */
const magic = Buffer.from('FDK');
const keyIdLength = 4;

export const headerLength = magic.length + 1 + keyIdLength;

/** How what follows the header is sealed. */
export const sealedWhole = 1;
export const sealedInChunks = 2;

/** The header of a sealed value. */
export interface SealedHeader {
  readonly format: number;
  readonly keyId: string;
}

/** `FDK`, the format, the id of the key. It is authenticated with the value. */
export function headerOf(key: Pick<SealingKey, 'id'>, format = sealedWhole): Buffer {
  return Buffer.concat([magic, Buffer.of(format), Buffer.from(key.id, 'hex')]);
}

/**
 * The header of a sealed value; undefined where it has none. A value of an earlier version could look as if it had one
 * (once in 2^32): who opens it tries both, and the authentication tag decides.
 */
export function readHeader(sealed: Uint8Array): SealedHeader | undefined {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, Math.min(sealed.length, headerLength));
  if (bytes.length < headerLength || !bytes.subarray(0, magic.length).equals(magic)) return undefined;
  return { format: bytes.readUInt8(magic.length), keyId: bytes.toString('hex', magic.length + 1) };
}

/** The id of the key that sealed a value; undefined where the value is of an earlier version and names none. */
export const keyIdOf = (sealed: Uint8Array): string | undefined => readHeader(sealed)?.keyId;
