import { timeStampClient } from '@firstday/documents/seal';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Queries } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { Metrics } from '../../observability/index.js';
import type { Anchor } from './anchor.js';
import { AnchorLog } from './anchor-log.js';
import { type AnchorTimeStamp, readAnchorTimeStamp, stampedBytes } from './anchor-time-stamp.js';
import { anchorTimeStampsStore } from './anchor-time-stamps.store.js';
import { anchorsStore } from './anchors.store.js';

const batch = 100;
/** How many anchors a package has between one of its own and the next that is stamped, at most. */
const mostLinks = 5000;

export interface ProvenAnchors {
  /** Those given, and those between each and the next that is stamped. */
  readonly anchors: readonly Anchor[];
  readonly timeStamps: readonly AnchorTimeStamp[];
}

/** Has the newest anchor stamped by a time-stamp authority (RFC 3161), where the operator names one: that proves all before it. */
@Injectable()
export class AnchorTimeStamper {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly log: AnchorLog,
    private readonly metrics: Metrics,
  ) {}

  get isOn(): boolean {
    return this.config.anchorTimeStampUrl !== undefined;
  }

  /** @throws Error where the authority gives no time-stamp of it: the next one is asked for with whatever is newest then */
  async stampNewest(): Promise<void> {
    const { anchorTimeStampUrl: url } = this.config;
    const [anchor, last] = await Promise.all([
      anchorsStore.last(this.database),
      anchorTimeStampsStore.last(this.database),
    ]);
    if (url !== undefined && anchor && anchor.sequence !== last?.sequence) await this.stamp(anchor, url);
    await this.writeDown();
  }

  /** What proves when some anchors were there, as far as they are stamped. Sorted by their sequence. */
  async prove(anchors: readonly Anchor[], db: Queries): Promise<ProvenAnchors> {
    const all = new Map(anchors.map((it) => [it.sequence, it]));
    const timeStamps = new Map<number, AnchorTimeStamp>();
    let proven = 0;
    for (const { sequence } of anchors) {
      if (sequence <= proven) continue;
      const [stamp] = await anchorTimeStampsStore.after(sequence - 1, 1, db);
      if (!stamp || stamp.sequence - sequence > mostLinks) continue;
      const links = await anchorsStore.after(sequence - 1, stamp.sequence - sequence + 1, db);
      for (const link of links) all.set(link.sequence, link);
      timeStamps.set(stamp.sequence, stamp);
      proven = stamp.sequence;
    }
    const sorted = [...all.values()].sort((one, other) => one.sequence - other.sequence);
    return { anchors: sorted, timeStamps: [...timeStamps.values()] };
  }

  private async stamp(anchor: Anchor, url: string): Promise<void> {
    try {
      const token = await timeStampClient(url)(stampedBytes(anchor));
      const { at } = readAnchorTimeStamp(token, anchor);
      const { sequence, hash } = anchor;
      const stamp = { sequence, hash, at, token: Buffer.from(token).toString('base64') };
      await anchorTimeStampsStore.insert(stamp, this.database);
      this.metrics.count('anchor_time_stamps', { outcome: 'stamped' });
    } catch (error) {
      this.metrics.count('anchor_time_stamps', { outcome: 'failed' });
      throw error;
    }
  }

  private async writeDown(): Promise<void> {
    const [written, last] = await Promise.all([
      this.log.timeStamps.last(),
      anchorTimeStampsStore.last(this.database),
    ]);
    if (!last || written?.sequence === last.sequence) return;
    await this.database.transaction(async (db) => {
      // Processes that share a folder write one after the other.
      await anchorsStore.lock(db);
      const { timeStamps } = this.log;
      for (let after = (await timeStamps.last())?.sequence ?? 0; ;) {
        const next = await anchorTimeStampsStore.after(after, batch, db);
        if (next.length === 0) return;
        await timeStamps.append(next);
        after = next.at(-1)?.sequence ?? after;
      }
    });
  }
}
