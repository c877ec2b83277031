import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs';
import { oids } from './oids.js';
import type { TimeStamp } from './sign-detached.js';
import { toArrayBuffer } from './to-array-buffer.js';

const waitMilliseconds = 10_000;
/** PKIStatus (RFC 3161, 2.4.2): granted, granted with changes. */
const granted = [0, 1];

/**
 * A time-stamp authority that is asked over HTTP (RFC 3161, section 3.4).
 * @throws Error where it does not answer in ten seconds, refuses, or stamps something else than what it was asked
 */
export function timeStampClient(url: string): TimeStamp {
  return async (bytes) => {
    const digest = createHash('sha256').update(bytes).digest();
    const nonce = randomBytes(16);
    nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: timeStampRequest(digest, nonce),
      signal: AbortSignal.timeout(waitMilliseconds),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The time-stamp authority answered ${answer.status}`);
    const { status, timeStampToken } = TimeStampResp.fromBER(await answer.arrayBuffer());
    if (!granted.includes(status.status) || !timeStampToken)
      throw new Error(`The time-stamp authority refused with status ${status.status}`);
    assertStampOf(timeStampToken, digest, nonce);
    return new Uint8Array(timeStampToken.toSchema().toBER());
  };
}

function timeStampRequest(digest: Uint8Array, nonce: Uint8Array): ArrayBuffer {
  const messageImprint = new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
    hashedMessage: new OctetString({ valueHex: toArrayBuffer(digest) }),
  });
  const request = new TimeStampReq({
    version: 1,
    messageImprint,
    nonce: new Integer({ valueHex: toArrayBuffer(nonce) }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

function assertStampOf(token: ContentInfo, digest: Uint8Array, nonce: Uint8Array): void {
  const { encapContentInfo } = new SignedData({ schema: token.content });
  const content = encapContentInfo.eContent?.getValue();
  if (encapContentInfo.eContentType !== oids.timeStampInfo || !content)
    throw new Error('The time-stamp authority answered no time-stamp');
  const stamp = TSTInfo.fromBER(content);
  const stamped = new Uint8Array(stamp.messageImprint.hashedMessage.getValue());
  const asked = stamp.nonce && new Uint8Array(stamp.nonce.valueBlock.valueHexView);
  if (Buffer.compare(stamped, digest) !== 0 || !asked || Buffer.compare(asked, nonce) !== 0)
    throw new Error('The time-stamp authority stamped something else than it was asked');
}
