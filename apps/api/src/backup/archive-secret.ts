import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  scrypt,
} from 'node:crypto';
import { BackupError } from './backup-error.js';

/** What an archive is sealed with, or opened with. */
export type ArchiveSecret =
  | { readonly passphrase: string }
  /** X25519: whoever seals needs the public key alone. */
  | { readonly recipient: KeyObject }
  | { readonly identity: KeyObject };

/** The head of an archive, and the key of its chunks. */
export interface ArchiveKey {
  readonly head: Buffer;
  readonly key: KeyObject;
}

const magic = Buffer.from('FIRSTDAY BACKUP\n');
/** Archives of format 1 are not signed. */
const format = 2;
const readableFormats: readonly (number | undefined)[] = [1, format];
const ways = { passphrase: 1, recipient: 2 } as const;
const uniqueLength = 32;
/** The magic, the format, the way, the cost of scrypt, and what makes the key this archive's own. */
export const archiveHeadLength = magic.length + 3 + uniqueLength;

/** 64 MB and a fifth of a second for each guess. */
const usualCost = 16;
const shortestPassphrase = 12;

/** A new head, and the key that goes with it: no two archives have the same. */
export async function newArchiveKey(secret: ArchiveSecret): Promise<ArchiveKey> {
  if ('identity' in secret)
    throw new BackupError('A backup is made with the public key, not with the private one.');
  if ('recipient' in secret) {
    const own = generateKeyPairSync('x25519');
    const unique = rawOf(own.publicKey);
    const shared = diffieHellman({ privateKey: own.privateKey, publicKey: secret.recipient });
    return { head: headOf(ways.recipient, 0, unique), key: agreedKey(shared, unique, secret.recipient) };
  }
  if (secret.passphrase.length < shortestPassphrase)
    throw new BackupError(`The passphrase of a backup has ${shortestPassphrase} characters or more.`);
  const unique = randomBytes(uniqueLength);
  return {
    head: headOf(ways.passphrase, usualCost, unique),
    key: await keyOfPassphrase(secret.passphrase, unique, usualCost),
  };
}

/** The key of an archive by its head. @throws BackupError where it is no archive, or opened in another way */
export async function archiveKeyOf(head: Buffer, secret: ArchiveSecret): Promise<ArchiveKey> {
  const [isOurs, itsFormat, way, cost] = [
    head.length === archiveHeadLength && head.subarray(0, magic.length).equals(magic),
    head.at(magic.length),
    head.at(magic.length + 1),
    head.at(magic.length + 2) ?? 0,
  ];
  if (!isOurs) throw new BackupError('This is no backup of Firstday.');
  if (!readableFormats.includes(itsFormat))
    throw new BackupError('This backup is of a newer version of Firstday: restore it with that one.');
  const unique = head.subarray(-uniqueLength);
  if (way === ways.recipient && 'identity' in secret)
    return { head, key: keyOfIdentity(secret.identity, unique) };
  // What the file says is not believed: it would decide how much memory is taken.
  const isUsable = way === ways.passphrase && cost >= 14 && cost <= 20;
  if (isUsable && 'passphrase' in secret)
    return { head, key: await keyOfPassphrase(secret.passphrase, unique, cost) };
  throw new BackupError(
    way === ways.recipient
      ? 'This backup was made for a public key: give BACKUP_IDENTITY_FILE, the private key.'
      : 'This backup was made with a passphrase: give BACKUP_PASSPHRASE_FILE.',
  );
}

/** @throws BackupError where the text is no X25519 public key */
export const toRecipient = (pem: string): KeyObject =>
  curveKey('BACKUP_RECIPIENT', 'public', () => createPublicKey(pem));

/** @throws BackupError where the text is no X25519 private key; it is not shown */
export const toIdentity = (pem: string): KeyObject =>
  curveKey('BACKUP_IDENTITY', 'private', () => createPrivateKey(pem));

function curveKey(name: string, kind: 'public' | 'private', read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'x25519') return key;
  } catch {
    // Told below; the error of OpenSSL says nothing to an operator.
  }
  throw new BackupError(
    `${name} must be a ${kind} X25519 key in PEM (\`openssl genpkey -algorithm X25519\`).`,
  );
}

const headOf = (way: number, cost: number, unique: Buffer): Buffer =>
  Buffer.concat([magic, Buffer.of(format, way, cost), unique]);

function keyOfPassphrase(passphrase: string, salt: Buffer, cost: number): Promise<KeyObject> {
  const N = 2 ** cost;
  const options = { N, r: 8, p: 1, maxmem: 256 * N * 8 };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, options, (error, derived) =>
      error ? reject(error) : resolve(createSecretKey(derived)),
    );
  });
}

/** Both public keys are part of what the key is derived from, as in HPKE: it belongs to this sender and this receiver. */
function agreedKey(shared: Buffer, ephemeral: Buffer, recipient: KeyObject): KeyObject {
  const salt = Buffer.concat([ephemeral, rawOf(recipient)]);
  return createSecretKey(Buffer.from(hkdfSync('sha256', shared, salt, 'firstday backup x25519', 32)));
}

function keyOfIdentity(identity: KeyObject, ephemeral: Buffer): KeyObject {
  try {
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'X25519', x: ephemeral.toString('base64url') },
      format: 'jwk',
    });
    const shared = diffieHellman({ privateKey: identity, publicKey });
    return agreedKey(shared, ephemeral, createPublicKey(identity));
  } catch {
    throw new BackupError('The beginning of this backup was changed.');
  }
}

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');
