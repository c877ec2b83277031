import { type KeyObject, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keyring, UnknownKeyError } from './keyring.js';
import { headerLength, headerOf, readHeader, sealedWhole } from './sealed-header.js';

const ivLength = 12;
const tagLength = 16;

/**
 * Seals bytes with AES-256-GCM under a key derived for one purpose, bound to the record that they belong to. What is
 * sealed: header (which names the key), initialisation vector, ciphertext, tag.
 */
export class Sealer {
  constructor(
    private readonly keyring: Keyring,
    private readonly purpose: string,
  ) {}

  /** @param owner the record's id: a blob moved to another record does not open */
  seal(plain: Uint8Array, owner: string): Buffer {
    const key = this.keyring.current;
    const header = headerOf(key);
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', key.derive(this.purpose), iv).setAAD(boundTo(owner, header));
    return Buffer.concat([header, iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error when the blob was changed, moved or sealed with a key that is not known */
  open(sealed: Uint8Array, owner: string): Buffer {
    const header = readHeader(sealed);
    const key = header?.format === sealedWhole ? this.keyring.find(header.keyId) : undefined;
    if (!header || !key) return this.openWithoutHeader(sealed, owner, header?.keyId);
    try {
      const body = sealed.subarray(headerLength);
      return opened(key.derive(this.purpose), body, boundTo(owner, headerOf(key)));
    } catch {
      return this.openWithoutHeader(sealed, owner);
    }
  }

  sealJson(value: unknown, owner: string): Buffer {
    return this.seal(Buffer.from(JSON.stringify(value)), owner);
  }

  openJson<Value>(sealed: Uint8Array, owner: string): Value {
    return JSON.parse(this.open(sealed, owner).toString());
  }

  /** Earlier versions named no key: whichever fits. */
  private openWithoutHeader(sealed: Uint8Array, owner: string, unknown?: string): Buffer {
    for (const key of this.keyring.keys) {
      try {
        return opened(key.derive(this.purpose), sealed, Buffer.from(owner));
      } catch {
        continue;
      }
    }
    throw unknown === undefined ? new Error('a sealed value does not open') : new UnknownKeyError(unknown);
  }
}

const boundTo = (owner: string, header: Buffer): Buffer => Buffer.concat([header, Buffer.from(owner)]);

/** @throws Error where key, bytes and what they are bound to do not belong together */
function opened(key: KeyObject, body: Uint8Array, bound: Buffer): Buffer {
  const iv = body.subarray(0, ivLength);
  const tag = body.subarray(body.length - tagLength);
  // A shorter tag would be easier to guess: none but a whole one is taken.
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
    .setAAD(bound)
    .setAuthTag(tag);
  const plain = decipher.update(body.subarray(ivLength, body.length - tagLength));
  // GCM leaves nothing for the end but the comparison of the tag: it throws here.
  decipher.final();
  return plain;
}
