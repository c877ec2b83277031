import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Config } from '../platform/config.js';
import { CONFIG } from '../platform/platform.module.js';
import { Pruning } from './pruning.js';

const tenMinutes = 600_000;

/** Prunes every ten minutes, and stops after the statement that is running. Any number of workers may. */
@Injectable()
export class PruningWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('pruning');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private pruning: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly prune: Pruning,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.timer = setInterval(() => (this.pruning = this.pruning.then(() => this.once())), tenMinutes).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.pruning;
  }

  private async once(): Promise<void> {
    try {
      const gone = await this.prune.sweep(this.stopping.signal);
      this.logger.debug({ gone: Object.fromEntries(gone) }, 'pruned');
    } catch (error) {
      this.logger.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'the pruning did not finish',
      );
    }
  }
}
