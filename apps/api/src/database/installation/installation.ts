import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../observability/index.js';
import { InstallationPlaces } from './installation-places.js';

const recheckMilliseconds = 2000;

/**
 * Whether this process may contact other systems in the installation's name: send webhooks, ask E-Verify. A copy
 * restored from a backup elsewhere may not, until `npm run firstday -- adopt` makes it take over: until then its
 * events and cases belong to the original.
 */
@Injectable()
export class Installation implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('installation');
  private state: 'unknown' | 'in use' | 'copy' = 'unknown';
  private recheckTimer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(InstallationPlaces) private readonly places: Pick<InstallationPlaces, 'isHere'>,
    private readonly metrics: Metrics,
  ) {}

  get mayReachOut(): boolean {
    return this.state === 'in use';
  }

  async onModuleInit(): Promise<void> {
    const help = 'Whether this process runs on a copy, which sends nothing (1), or not (0)';
    this.metrics.gauge('installation_copy', help, () => (this.state === 'copy' ? 1 : 0));
    await this.refresh().catch(() => undefined);
    if (!this.mayReachOut)
      this.recheckTimer = setInterval(
        () => void this.refresh().catch(() => undefined),
        recheckMilliseconds,
      ).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.recheckTimer);
  }

  /** @throws where that cannot be read */
  async readiness(): Promise<'ok' | 'paused'> {
    if (this.state === 'unknown') await this.refresh();
    return this.mayReachOut ? 'ok' : 'paused';
  }

  private async refresh(): Promise<void> {
    const before = this.state;
    this.state = (await this.places.isHere()) ? 'in use' : 'copy';
    if (this.mayReachOut) clearInterval(this.recheckTimer);
    if (this.state === before) return;
    if (this.state === 'copy')
      this.logger.warn('this is a copy: it sends no webhooks and asks E-Verify nothing');
    if (before === 'copy')
      this.logger.log('this copy was adopted: it sends webhooks and asks E-Verify again');
  }
}
