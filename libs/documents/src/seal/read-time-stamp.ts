import { createHash, verify, X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import { Certificate, ContentInfo, type SignerInfo, SignedData, TSTInfo } from 'pkijs';
import { oids } from './oids.js';
import { toArrayBuffer } from './to-array-buffer.js';

export interface TimeStampFacts {
  /** When the authority had the bytes: ISO 8601 UTC. */
  readonly at: string;
  /** Who it says that it is, as its certificate has it. */
  readonly authority: string;
  /** SHA-256 of its certificate, in hex. */
  readonly fingerprint: string;
  /** When that certificate ends: ISO 8601 UTC. */
  readonly validUntil: string;
}

/** The certificate had ended, or had not begun, at the time that the stamp says. */
export class TimeStampOutOfForce extends Error {
  override readonly name = 'TimeStampOutOfForce';

  constructor() {
    super('The certificate of the time-stamp was not in force at the time that it says');
  }
}

const digests: Readonly<Record<string, string>> = {
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};

/**
 * Reads a time-stamp token (RFC 3161): the stamp is of these bytes, and signed by a certificate that it brings along, which
 * is one of time-stamps and was in force at the time of the stamp. That it ended since takes nothing from the stamp. Whether that
 * certificate is to be trusted, only the reader can say.
 *
 * @param token DER
 * @throws Error where any of that is not so
 */
export function readTimeStamp(token: Uint8Array, bytes: Uint8Array): TimeStampFacts {
  const data = new SignedData({ schema: ContentInfo.fromBER(toArrayBuffer(token)).content });
  const { eContentType, eContent } = data.encapContentInfo;
  const [signer] = data.signerInfos;
  if (eContentType !== oids.timeStampInfo || !eContent || !signer) throw new Error('This is no time-stamp');
  const content = eContent.getValue();
  const { genTime, messageImprint } = TSTInfo.fromBER(content);
  const digest = createHash('sha256').update(bytes).digest();
  const isOfBytes =
    messageImprint.hashAlgorithm.algorithmId === oids.sha256 &&
    digest.equals(Buffer.from(messageImprint.hashedMessage.getValue()));
  if (!isOfBytes) throw new Error('The time-stamp is of something else');
  assertSignedContent(signer, new Uint8Array(content));
  const certificate = signingCertificateOf(data, signer);
  if (!certificate) throw new Error('The time-stamp is not signed by a certificate of time-stamps in it');
  const [from, until] = [certificate.validFromDate, certificate.validToDate];
  if (genTime < from || genTime > until) throw new TimeStampOutOfForce();
  return {
    at: genTime.toISOString(),
    authority: certificate.subject.replaceAll('\n', ', '),
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    validUntil: until.toISOString(),
  };
}

/** What is signed are attributes, one of which is the hash of the content (RFC 5652, 5.4). */
function assertSignedContent(signer: SignerInfo, content: Uint8Array): void {
  const attribute = signer.signedAttrs?.attributes.find(({ type }) => type === oids.messageDigest);
  const value: unknown = attribute?.values[0];
  const hash = createHash(digestOf(signer.digestAlgorithm.algorithmId)).update(content).digest();
  if (!(value instanceof OctetString) || !hash.equals(Buffer.from(value.getValue())))
    throw new Error('The time-stamp was changed');
}

function signingCertificateOf(data: SignedData, signer: SignerInfo): X509Certificate | undefined {
  const certificates = (data.certificates ?? []).flatMap((it) =>
    it instanceof Certificate ? new X509Certificate(Buffer.from(it.toSchema().toBER())) : [],
  );
  const signed = Buffer.from(signer.signedAttrs?.encodedValue ?? new ArrayBuffer());
  const signature = Buffer.from(signer.signature.getValue());
  return certificates.find(
    (it) =>
      it.keyUsage?.includes(oids.timeStamping) &&
      verify(digestOf(signer.digestAlgorithm.algorithmId), signed, it.publicKey, signature),
  );
}

function digestOf(id: string): string {
  const name = digests[id];
  if (!name) throw new Error(`The time-stamp is made with an algorithm that is not known: ${id}`);
  return name;
}
