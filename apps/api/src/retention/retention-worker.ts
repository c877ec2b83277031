import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Config } from '../platform/config.js';
import { CONFIG } from '../platform/platform.module.js';
import { RetentionSweep } from './retention-sweep.js';

const hour = 3_600_000;

/** Sweeps once an hour. Two workers that sweep at the same moment do the same, and do it once. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('retention');
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly retention: RetentionSweep,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.timer = setInterval(() => (this.sweeping = this.sweep()), hour).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    await this.retention.sweep().catch((error: unknown) => {
      this.logger.error(
        { name: error instanceof Error ? error.name : 'unknown' },
        'the sweep did not finish',
      );
    });
  }
}
