import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Seals bytes with AES-256-GCM under a key derived for one purpose, bound to the record that they belong to. */
export class Sealer {
  private readonly key: KeyObject;

  /** @param secret the installation's secret, 32 bytes or more; @param purpose separates keys, e.g. `answers` */
  constructor(secret: Buffer, purpose: string) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'firstday', purpose, 32)));
  }

  /** @param owner the record's id: a blob moved to another record does not open */
  seal(plain: Uint8Array, owner: string): Buffer {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(owner));
    return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error when the blob was changed, moved or sealed with another secret */
  open(sealed: Uint8Array, owner: string): Buffer {
    const iv = sealed.subarray(0, ivLength);
    const tag = sealed.subarray(sealed.length - tagLength);
    // A shorter tag would be easier to guess: none but a whole one is taken.
    const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: tagLength })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([
      decipher.update(sealed.subarray(ivLength, sealed.length - tagLength)),
      decipher.final(),
    ]);
  }

  sealJson(value: unknown, owner: string): Buffer {
    return this.seal(Buffer.from(JSON.stringify(value)), owner);
  }

  openJson<Value>(sealed: Uint8Array, owner: string): Value {
    return JSON.parse(this.open(sealed, owner).toString());
  }
}
