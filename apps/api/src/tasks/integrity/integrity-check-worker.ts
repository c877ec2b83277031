import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { CONFIG, type Config } from '../../context/index.js';
import { IntegrityCheckArrivals } from './integrity-check-arrivals.js';
import { IntegrityCheckQueue } from './integrity-check-queue.js';
import { IntegrityChecksService } from './integrity-checks.service.js';

/** The periodic checks that 8 CFR 274a.2(e)(1)(iii) asks for, and those that somebody starts. */
@Injectable()
export class IntegrityCheckWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly checks: IntegrityChecksService,
    private readonly queue: IntegrityCheckQueue,
    private readonly arrivals: IntegrityCheckArrivals,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const loop = this.background.start({
      name: 'integrity_checks',
      idleMilliseconds: 60_000,
      work: async (stopping) => {
        await this.checks.startDue(this.config.integrityCheckDays);
        return this.queue.runNext(stopping);
      },
      release: () => this.queue.release(),
    });
    if (loop) this.arrivals.onArrival(() => loop.wake());
  }
}
