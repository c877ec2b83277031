import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { ComplianceRefreshesService } from './compliance-refreshes.service.js';
import { DueDeadlinesService } from './due-deadlines.service.js';

const hour = 3_600_000;

/** Looks at the start and once an hour, since a day begins at another hour in each zone. */
@Injectable()
export class DueDeadlinesWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly refreshes: ComplianceRefreshesService,
    private readonly deadlines: DueDeadlinesService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'compliance_deadlines',
      idleMilliseconds: hour,
      work: async (stopping) => {
        await this.refreshes.work(stopping);
        return this.deadlines.announce(this.clock.now());
      },
    });
  }
}
