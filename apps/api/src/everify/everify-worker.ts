import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background/index.js';
import { CONFIG, type Config } from '../context/index.js';
import { CaseUpdatePoller } from './case-update-poller.js';
import { EverifyNotices } from './everify-notices.js';
import { PendingActionsService } from './pending-actions.service.js';

/** Carries out what is wanted of E-Verify where it did not answer at once, and asks for what changed by itself. */
@Injectable()
export class EverifyWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pending: PendingActionsService,
    private readonly poller: CaseUpdatePoller,
    private readonly background: BackgroundWork,
    private readonly notices: EverifyNotices,
  ) {}

  onApplicationBootstrap(): void {
    const restMilliseconds = this.config.everify.pollSeconds * 1000;
    const reachesOut = true;
    this.background.start({
      name: 'everify',
      isOutbound: reachesOut,
      idleMilliseconds: 1000,
      work: () => this.pending.runNext(),
    });
    this.background.start({
      name: 'everify_updates',
      isOutbound: reachesOut,
      idleMilliseconds: restMilliseconds,
      work: () => this.poll(),
    });
  }

  private async poll(): Promise<false> {
    await this.poller.poll();
    await this.notices.sendDue();
    return false;
  }
}
