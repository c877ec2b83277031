import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { SealingKey } from '../sealing/index.js';

/** The part that follows the list of an archive. */
export const signatureName = 'signature';

const Signature = z.object({ public_key: z.base64(), signature: z.base64() });

/** Ed25519 in PKCS #8 (RFC 8410), before the 32 bytes of the key. */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The key with which the holder of a key of the installation signs archives. It is derived, so it is wherever that key is: also on the
 * machine that restores, which has no database yet.
 */
export const signingKeyOf = (key: SealingKey): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([privateKeyPrefix, key.derive('archive-signatures').export()]),
    format: 'der',
    type: 'pkcs8',
  });

/** SHA-256 of a public key, in hex, by which a signer is named: a private key names its public one. */
export const signerFingerprint = (key: KeyObject): string => {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
};

/** @param head of the archive, which no other one has; its list names and hashes every part */
export function signArchive(head: Buffer, list: string, key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return JSON.stringify({
    public_key: publicKey.toString('base64'),
    signature: sign(null, signedBytes(head, list), key).toString('base64'),
  });
}

/** @returns the fingerprint of the signer; undefined where this is no signature of that archive */
export function archiveSigner(head: Buffer, list: string, text: string): string | undefined {
  try {
    const { public_key, signature } = Signature.parse(JSON.parse(text));
    const key = createPublicKey({ key: Buffer.from(public_key, 'base64'), format: 'der', type: 'spki' });
    const isGenuine =
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, signedBytes(head, list), key, Buffer.from(signature, 'base64'));
    return isGenuine ? signerFingerprint(key) : undefined;
  } catch {
    return undefined;
  }
}

const signedBytes = (head: Buffer, list: string): Buffer =>
  Buffer.concat([
    Buffer.from('firstday archive signature 1\n'),
    head,
    createHash('sha256').update(list).digest(),
  ]);
