import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { RenewalAsker } from './renewal-asker.service.js';
import { ScopeChangesService } from './scope-changes.service.js';

/** Asks for completed forms again: a day begins at another hour in each zone, and forms are published at any. */
@Injectable()
export class RenewalWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly scopeChanges: ScopeChangesService,
    private readonly asker: RenewalAsker,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'renewals',
      idleMilliseconds: 10_000,
      work: async () => (await this.scopeChanges.processBatch()) || this.asker.askNext(this.clock.now()),
    });
  }
}
