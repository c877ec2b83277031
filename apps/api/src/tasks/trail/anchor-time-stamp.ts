import { readTimeStamp, type TimeStampFacts, TimeStampOutOfForce } from '@firstday/documents/seal';
import { z } from 'zod';
import type { Anchor } from './anchor.js';

/** What an authority says of an anchor, as it is written down: a line of JSON. Times are ISO 8601 UTC. */
export const AnchorTimeStamp = z.object({
  sequence: z.int().min(1),
  hash: z.string(),
  at: z.iso.datetime(),
  token: z.string(),
});
export type AnchorTimeStamp = Readonly<z.infer<typeof AnchorTimeStamp>>;

/** An authority's clock and ours may differ by as much. */
const toleranceMilliseconds = 600_000;

/** What is stamped of an anchor: its hash, which covers all anchors before it. */
export const stampedBytes = ({ hash }: Pick<Anchor, 'hash'>): Buffer => Buffer.from(hash);

export const readAnchorTimeStamp = (token: Uint8Array, anchor: Pick<Anchor, 'hash'>): TimeStampFacts =>
  readTimeStamp(token, stampedBytes(anchor));

/** What is wrong with the time-stamp of an anchor, if anything is. */
export function timeStampFault(stamp: AnchorTimeStamp, anchor: Anchor | undefined): string | undefined {
  if (anchor?.hash !== stamp.hash) return `The time-stamp of anchor ${stamp.sequence} is of another anchor`;
  try {
    const { at } = readAnchorTimeStamp(Buffer.from(stamp.token, 'base64'), anchor);
    if (at !== stamp.at)
      return `The time-stamp of anchor ${stamp.sequence} says another time than stands beside it`;
    if (Date.parse(at) + toleranceMilliseconds < Date.parse(anchor.at))
      return `Anchor ${stamp.sequence} says a later time than its time-stamp`;
  } catch (error) {
    if (error instanceof TimeStampOutOfForce)
      return `The certificate of the time-stamp of anchor ${stamp.sequence} was not in force at that time`;
    return `The time-stamp of anchor ${stamp.sequence} is none of it`;
  }
  return undefined;
}
