import { createHash } from 'node:crypto';
import { byteRangeStart, contentsStart } from './reserve-seal.js';
import type { SealSigner } from './seal-signer.js';
import { type TimeStamp, signDetached } from './sign-detached.js';

/** What a signature takes beside its certificates, with room to spare; a time-stamp token brings certificates too. */
const signatureBytes = 2048;
const timeStampBytes = 16_384;

/** How many bytes a file has to reserve for a signature. */
export const sealLength = ({ certificates }: SealSigner, isTimeStamped: boolean): number =>
  certificates.reduce((sum, { length }) => sum + length, 0) +
  signatureBytes +
  (isTimeStamped ? timeStampBytes : 0);

/**
 * Signs a file in the place that it reserved, as PAdES has it (ETSI EN 319 142-1: B-B; B-T where it is time-stamped).
 * The same file gives the same bytes, unless it is time-stamped.
 *
 * @param file as `reserveSeal` returned it; it is written to
 * @throws Error where the signature does not fit
 */
export async function sealFile(
  file: Uint8Array,
  signer: SealSigner,
  timeStamp?: TimeStamp,
): Promise<Uint8Array> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // The last of each: whatever the file itself holds comes before.
  const range = bytes.lastIndexOf(byteRangeStart) + byteRangeStart.length;
  const start = bytes.lastIndexOf(contentsStart) + contentsStart.length - 1;
  const end = bytes.indexOf('>', start) + 1;
  const numbers = [start, end, bytes.length - end].map((it) => String(it).padEnd(10));
  bytes.write(numbers.join(' '), range, 'latin1');
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  const signature = Buffer.from(await signDetached(digest, signer, timeStamp)).toString('hex');
  if (signature.length > end - start - 2) throw new Error('The signature does not fit its place in the file');
  bytes.write(signature, start + 1, 'latin1');
  return bytes;
}
