import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Figures } from './figures.js';
import { InstallationPlaces } from './installation-places.js';

const patienceMilliseconds = 2000;

/**
 * Whether this process may reach out in the installation's name: send webhooks, ask E-Verify. A copy, restored elsewhere
 * from a backup, may not until `npm run firstday -- adopt` says that it takes the other's place: its events have been sent
 * by the other, and its cases are the other's.
 */
@Injectable()
export class Installation implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('installation');
  private state: 'unknown' | 'in use' | 'copy' = 'unknown';
  private looking: NodeJS.Timeout | undefined;

  constructor(
    @Inject(InstallationPlaces) private readonly places: Pick<InstallationPlaces, 'isHere'>,
    private readonly figures: Figures,
  ) {}

  get mayReachOut(): boolean {
    return this.state === 'in use';
  }

  async onModuleInit(): Promise<void> {
    const help = 'Whether this process runs on a copy, which sends nothing (1), or not (0)';
    this.figures.gauge('installation_copy', help, () => (this.state === 'copy' ? 1 : 0));
    await this.look().catch(() => undefined);
    if (!this.mayReachOut)
      this.looking = setInterval(() => void this.look().catch(() => undefined), patienceMilliseconds).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.looking);
  }

  /** @throws where that cannot be read */
  async readiness(): Promise<'ok' | 'paused'> {
    if (this.state === 'unknown') await this.look();
    return this.mayReachOut ? 'ok' : 'paused';
  }

  private async look(): Promise<void> {
    const before = this.state;
    this.state = (await this.places.isHere()) ? 'in use' : 'copy';
    if (this.mayReachOut) clearInterval(this.looking);
    if (this.state === before) return;
    if (this.state === 'copy')
      this.logger.warn('this is a copy: it sends no webhooks and asks E-Verify nothing');
    if (before === 'copy')
      this.logger.log('this copy was adopted: it sends webhooks and asks E-Verify again');
  }
}
