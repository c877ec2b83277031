import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountsService } from '../identity/index.js';
import { BackgroundWork } from '../background/index.js';
import { Clock, CONFIG, type Config, systemContext } from '../context/index.js';
import { Database } from '../database/index.js';
import { CaseActionRunner } from './case-action-runner.js';
import { CaseUpdatePoller } from './case-update-poller.js';
import { EverifyCasesStore } from './everify-cases.store.js';

/** Carries out what is wanted of E-Verify where it did not answer at once, and asks for what changed by itself. */
@Injectable()
export class EverifyWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: EverifyCasesStore,
    private readonly runner: CaseActionRunner,
    private readonly poller: CaseUpdatePoller,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    const restMilliseconds = this.config.everify.pollSeconds * 1000;
    const reachesOut = true;
    this.background.start({
      name: 'everify',
      isOutbound: reachesOut,
      idleMilliseconds: 1000,
      work: () => this.runNext(),
    });
    this.background.start({
      name: 'everify_updates',
      isOutbound: reachesOut,
      idleMilliseconds: restMilliseconds,
      work: () => this.poll(),
    });
  }

  /** Runs one pending action that is due. @returns whether there was one */
  async runNext(): Promise<boolean> {
    const claimed = await this.store.claimDue(this.database);
    if (!claimed) return false;
    const account = await this.accounts.findById(claimed.account_id);
    if (account) await this.runner.run(systemContext(account, this.clock.now(), this.database), claimed);
    return true;
  }

  private async poll(): Promise<false> {
    await this.poller.poll();
    return false;
  }
}
