import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { Clock } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { SystemContexts } from '../../identity/index.js';
import { ImportArrivals } from './import-arrivals.js';
import { ImportRunner } from './import-runner.js';
import { ImportsService } from './imports.service.js';
import { ImportsStore } from './imports.store.js';

/** Checks and commits imports while there are any, and deletes those whose time is over. */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly runner: ImportRunner,
    private readonly imports: ImportsService,
    private readonly store: ImportsStore,
    private readonly arrivals: ImportArrivals,
    private readonly contexts: SystemContexts,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const loop = this.background.start({
      name: 'imports',
      idleMilliseconds: 5000,
      work: (stopping) => this.runner.runNext(stopping),
      release: () => this.runner.release(),
    });
    if (loop) this.arrivals.onArrival(() => loop.wake());
    this.background.start({
      name: 'ended_imports',
      idleMilliseconds: 60_000,
      work: () => this.removeEnded(),
    });
  }

  /** @returns whether there may be more */
  async removeEnded(): Promise<boolean> {
    const now = this.clock.now();
    const ended = await this.store.listEnded(this.database, now);
    for (const row of ended) {
      const ctx = await this.contexts.ofAccount(row.account_id, { now });
      if (ctx) await this.imports.remove(ctx, row);
    }
    return ended.length > 0;
  }
}
