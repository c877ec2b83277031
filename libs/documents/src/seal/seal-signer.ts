import { X509Certificate, createPrivateKey, sign, type KeyObject } from 'node:crypto';

/** Whoever seals: a certificate with the ones that vouch for it, and its private key, here or in a service of its own. */
export interface SealSigner {
  /** DER, the signer's own first. RSA only: its signatures are the same each time, so a document's bytes are too. */
  readonly certificates: readonly Uint8Array[];
  /** RSASSA-PKCS1-v1_5 with SHA-256 over `bytes`. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/**
 * @param pem a private key and its certificate, with any certificates that vouch for it after it
 * @throws Error where there is no RSA key, no certificate, or the first certificate is not of that key
 */
export function toSealSigner(pem: string): SealSigner {
  const certificates = [...pem.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)].map(
    ([one]) => new X509Certificate(one),
  );
  const [own] = certificates;
  const key = privateKeyIn(pem);
  if (!own) throw new Error('There is no certificate beside the key that seals documents');
  if (!own.checkPrivateKey(key))
    throw new Error('The first certificate is not of the key that seals documents');
  return {
    certificates: certificates.map(({ raw }) => raw),
    sign: (bytes) => Promise.resolve(sign('sha256', bytes, key)),
  };
}

function privateKeyIn(pem: string): KeyObject {
  const [found] =
    /-----BEGIN (?:RSA )?PRIVATE KEY-----[^-]+-----END (?:RSA )?PRIVATE KEY-----/.exec(pem) ?? [];
  if (!found) throw new Error('There is no private key to seal documents with');
  const key = createPrivateKey(found);
  if (key.asymmetricKeyType !== 'rsa') throw new Error('The key that seals documents is to be an RSA key');
  return key;
}
