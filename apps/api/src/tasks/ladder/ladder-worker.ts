import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { QueueStats } from '../../observability/index.js';
import { LadderFeedService } from './ladder-feed.service.js';
import { LadderService } from './ladder.service.js';
import { LaddersStore } from './ladders.store.js';

/** While the database answers one batch, another is worked out. */
const abreast = 2;
/** So often are batches dealt with before anybody asks what has happened meanwhile. */
const mostTimes = 20;

/** Reminds employees of what waits for them; a reminder comes a few seconds after its time. */
@Injectable()
export class LadderWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly feed: LadderFeedService,
    private readonly ladder: LadderService,
    private readonly store: LaddersStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stats: QueueStats,
  ) {}

  onApplicationBootstrap(): void {
    const backlog = () => this.store.queueStats(this.database, this.clock.now());
    this.stats.register({ name: 'reminders', backlog, lateAfterSeconds: 900 });
    this.background.start({
      name: 'reminders',
      // A copy of an installation works out nothing either: it would carry steps out that nobody hears of.
      isOutbound: true,
      idleMilliseconds: 5000,
      work: async (stopping) => {
        const hasNews = await this.feed.follow(this.clock.now());
        let times = 0;
        while (!stopping.aborted && times < mostTimes && (await this.processBatches())) times += 1;
        return hasNews || times === mostTimes;
      },
    });
  }

  /** @returns whether there may be more */
  private async processBatches(): Promise<boolean> {
    const batches = Array.from({ length: abreast }, () => this.ladder.processBatch());
    return (await Promise.all(batches)).includes(true);
  }
}
