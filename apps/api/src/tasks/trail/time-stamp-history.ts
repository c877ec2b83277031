import type { Queries } from '../../context/index.js';
import type { AnchorLog } from './anchor-log.js';
import { type AnchorTimeStamp, timeStampFault } from './anchor-time-stamp.js';
import { anchorTimeStampsStore } from './anchor-time-stamps.store.js';
import { anchorsStore } from './anchors.store.js';

const batch = 100;

/** All time-stamps of a database, beside those that were written down outside of it. */
export class TimeStampHistory {
  constructor(private readonly log: AnchorLog) {}

  /** What is not as it was made, a sentence each. */
  async *faults(db: Queries): AsyncGenerator<string> {
    const kept = new Map<number, string>();
    for (let after = 0; ;) {
      const stamps = await anchorTimeStampsStore.after(after, batch, db);
      if (stamps.length === 0) break;
      for (const stamp of stamps) {
        const fault = await faultOf(stamp, db);
        if (fault) yield fault;
        kept.set(stamp.sequence, stamp.token);
        after = stamp.sequence;
      }
    }
    for await (const { sequence, token } of this.log.timeStamps.all())
      if (kept.get(sequence) !== token)
        yield `The log has another time-stamp of anchor ${sequence} than the database, or the database lacks it`;
  }
}

async function faultOf(stamp: AnchorTimeStamp, db: Queries): Promise<string | undefined> {
  const [anchor] = await anchorsStore.after(stamp.sequence - 1, 1, db);
  return timeStampFault(stamp, anchor?.sequence === stamp.sequence ? anchor : undefined);
}
