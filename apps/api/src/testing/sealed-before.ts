import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals as versions before the keyring did: no header, so that no key is named. */
export function sealedBefore(
  secret: Buffer,
  { purpose, plain, owner }: { readonly purpose: string; readonly plain: Buffer; readonly owner: string },
  iv: Uint8Array = randomBytes(12),
): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'firstday', purpose, 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
