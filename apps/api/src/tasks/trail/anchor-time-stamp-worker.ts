import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { QueueStats } from '../../observability/index.js';
import { AnchorTimeStamper } from './anchor-time-stamper.js';
import { anchorTimeStampsStore } from './anchor-time-stamps.store.js';

const minute = 60_000;
const hourSeconds = 3600;

/** Asks for a time-stamp every minute in which there is a new anchor. By itself: where none is given, anchoring goes on. */
@Injectable()
export class AnchorTimeStampWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly stamper: AnchorTimeStamper,
    private readonly queueStats: QueueStats,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.stamper.isOn) return;
    this.queueStats.register({
      name: 'anchor_time_stamps',
      backlog: () => anchorTimeStampsStore.unproven(this.clock.now(), this.database),
      lateAfterSeconds: hourSeconds,
    });
    this.background.start({
      name: 'anchor_time_stamps',
      idleMilliseconds: minute,
      isOutbound: true,
      work: async () => {
        await this.stamper.stampNewest();
        return false;
      },
    });
  }
}
