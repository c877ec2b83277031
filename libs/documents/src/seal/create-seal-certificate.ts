import { createPublicKey, generateKeyPair, randomBytes, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { BitString, Integer, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ExtKeyUsage,
  Extension,
  PublicKeyInfo,
} from 'pkijs';
import { oids } from './oids.js';
import { toArrayBuffer } from './to-array-buffer.js';

const rsaBits = 3072;
const years = 20;

/**
 * A key of one's own with a certificate that it signs itself: it says that files come of one installation, unchanged,
 * and nothing about who runs it. For that the operator gives a certificate that somebody vouches for.
 *
 * @param commonName what readers of PDFs show as the signer's name
 * @returns PEM: the private key (PKCS #8), then the certificate (X.509 v3, for signing documents: RFC 9336)
 */
export async function createSealCertificate(commonName: string, now: Date): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: rsaBits });
  const certificate = unsignedCertificate(commonName, now, privateKey);
  const body = Buffer.from(certificate.encodeTBS().toBER());
  certificate.signatureValue = new BitString({ valueHex: toArrayBuffer(sign('sha256', body, privateKey)) });
  const encoded = Buffer.from(certificate.toSchema(true).toBER()).toString('base64');
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const lines = encoded.match(/.{1,64}/g) ?? [];
  return `${key}-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function unsignedCertificate(commonName: string, now: Date, key: KeyObject): Certificate {
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: serialNumber() }),
  });
  const name = new AttributeTypeAndValue({
    type: oids.commonName,
    value: new Utf8String({ value: commonName }),
  });
  certificate.subject.typesAndValues.push(name);
  certificate.issuer.typesAndValues.push(name);
  const end = new Date(now);
  end.setUTCFullYear(now.getUTCFullYear() + years);
  certificate.notBefore.value = now;
  certificate.notAfter.value = end;
  const algorithm = { algorithmId: oids.rsaWithSha256 };
  certificate.signature = new AlgorithmIdentifier(algorithm);
  certificate.signatureAlgorithm = new AlgorithmIdentifier(algorithm);
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(toArrayBuffer(publicKey));
  certificate.extensions = extensions();
  return certificate;
}

/** Positive, and no two alike: 16 random bytes (RFC 5280, 4.1.2.2). */
function serialNumber(): ArrayBuffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) % 0x40) | 0x40;
  return toArrayBuffer(bytes);
}

function extensions(): Extension[] {
  // Bits 0 and 1: digital signature and content commitment (RFC 5280, 4.2.1.3).
  const keyUsage = new BitString({ valueHex: Uint8Array.of(0b1100_0000).buffer, unusedBits: 6 });
  const extension = (extnID: string, critical: boolean, value: { toBER(): ArrayBuffer }) =>
    new Extension({ extnID, critical, extnValue: value.toBER() });
  return [
    extension(oids.basicConstraints, true, new BasicConstraints({ cA: false }).toSchema()),
    extension(oids.keyUsage, true, keyUsage),
    extension(
      oids.extendedKeyUsage,
      false,
      new ExtKeyUsage({ keyPurposes: [oids.documentSigning] }).toSchema(),
    ),
  ];
}
