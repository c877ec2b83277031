import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, Set } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { oids } from './oids.js';
import type { SealSigner } from './seal-signer.js';
import { toArrayBuffer } from './to-array-buffer.js';

/** Asks a time-stamp authority about bytes. @returns a time-stamp token, DER (RFC 3161) */
export type TimeStamp = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * A detached CMS signature as PAdES asks for (ETSI EN 319 142-1, level B-B; B-T with a time-stamp): it names its
 * certificate in what is signed, and no time, which is the PDF's to say.
 *
 * @param digest SHA-256 of the content
 * @returns ContentInfo, DER
 */
export async function signDetached(
  digest: Uint8Array,
  signer: SealSigner,
  timeStamp?: TimeStamp,
): Promise<Uint8Array> {
  const [own, ...others] = signer.certificates.map((it) => Certificate.fromBER(toArrayBuffer(it)));
  const [ownDer] = signer.certificates;
  if (!own || !ownDer) throw new Error('A signature needs a certificate');
  const attributes = inDerOrder([
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
    new Attribute({
      type: oids.messageDigest,
      values: [new OctetString({ valueHex: toArrayBuffer(digest) })],
    }),
    new Attribute({ type: oids.signingCertificateV2, values: [signingCertificate(ownDer)] }),
  ]);
  const signed = new Set({ value: attributes.map((it) => it.toSchema()) }).toBER();
  const signature = await signer.sign(new Uint8Array(signed));
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    digestAlgorithm: sha256(),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.rsaWithSha256 }),
    signature: new OctetString({ valueHex: toArrayBuffer(signature) }),
  });
  if (timeStamp) signerInfo.unsignedAttrs = await stamped(signature, timeStamp);
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: [own, ...others],
    signerInfos: [signerInfo],
  });
  const content = new ContentInfo({ contentType: oids.signedData, content: data.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

const sha256 = () => new AlgorithmIdentifier({ algorithmId: oids.sha256 });

/** ESSCertIDv2 with SHA-256, which is left unsaid as its default (RFC 5035, section 4). */
function signingCertificate(certificate: Uint8Array): Sequence {
  const hash = createHash('sha256').update(certificate).digest();
  const id = new Sequence({ value: [new OctetString({ valueHex: toArrayBuffer(hash) })] });
  return new Sequence({ value: [new Sequence({ value: [id] })] });
}

/** The elements of a SET are in the order of their encodings (X.690, 11.6). */
function inDerOrder(attributes: readonly Attribute[]): Attribute[] {
  const encoded = (it: Attribute) => Buffer.from(it.toSchema().toBER());
  return attributes.toSorted((one, other) => Buffer.compare(encoded(one), encoded(other)));
}

async function stamped(signature: Uint8Array, timeStamp: TimeStamp): Promise<SignedAndUnsignedAttributes> {
  const token = ContentInfo.fromBER(toArrayBuffer(await timeStamp(signature)));
  const attribute = new Attribute({ type: oids.timeStampToken, values: [token.toSchema()] });
  return new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
}
