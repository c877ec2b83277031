import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background-work.js';
import { PruningService } from './pruning.service.js';

const tenMinutes = 600_000;

/** Prunes every ten minutes, and stops after the statement that is running. */
@Injectable()
export class PruningWorker implements OnApplicationBootstrap {
  private readonly logger = new Logger('pruning');

  constructor(
    private readonly background: BackgroundWork,
    private readonly pruning: PruningService,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'pruning',
      idleMilliseconds: tenMinutes,
      work: (stopping) => this.prune(stopping),
    });
  }

  private async prune(stopping: AbortSignal): Promise<false> {
    const gone = await this.pruning.sweep(stopping, (table, thrown) =>
      this.background.report('pruning', thrown, { table }),
    );
    this.logger.debug({ gone: Object.fromEntries(gone) }, 'pruned');
    return false;
  }
}
