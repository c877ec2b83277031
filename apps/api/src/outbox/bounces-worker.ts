import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background/index.js';
import { Clock, CONFIG, type Config } from '../context/index.js';
import { Metrics } from '../observability/index.js';
import { BounceMailbox } from './bounce-mailbox.js';
import { BouncesService } from './bounces.service.js';
import { BouncesStore } from './bounces.store.js';

/** Reads the mailbox of bounces from time to time, one worker at a time. */
@Injectable()
export class BouncesWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailbox: BounceMailbox,
    private readonly bounces: BouncesService,
    private readonly store: BouncesStore,
    private readonly background: BackgroundWork,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.mailbox.isConfigured) return;
    this.background.start({
      name: 'bounces',
      isOutbound: true,
      idleMilliseconds: this.config.bounces.seconds * 1000,
      work: () => this.read(),
    });
  }

  private async read(): Promise<boolean> {
    const claimed = await this.store.claim();
    if (!claimed) return false;
    let place = { validity: claimed.validity, lastUid: claimed.lastUid };
    try {
      place = await this.mailbox.read(place, this.clock.now(), async ({ raw }) => {
        const id = await this.bounces.record(raw);
        this.metrics.count('bounces_read', { outcome: id === undefined ? 'none' : 'bounced' });
      });
      return false;
    } finally {
      await this.store.release(claimed, place);
    }
  }
}
