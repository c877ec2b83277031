import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Installation } from '../../database/index.js';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import { DatabaseClock } from './database-clock.js';

/** What holds for every account: whether the clocks agree, and whether anything is sent to other systems. */
@Injectable()
export class OwnHealthChecks implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly databaseClock: DatabaseClock,
    private readonly installation: Installation,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'clocks', read: async () => [await this.compareClocks()] });
    this.checks.register({ kind: 'outbound', read: async () => [await this.checkOutbound()] });
  }

  private async compareClocks(): Promise<HealthFinding> {
    return { state: (await this.databaseClock.readiness()) === 'ok' ? 'ok' : 'failing' };
  }

  private async checkOutbound(): Promise<HealthFinding> {
    const isPaused = (await this.installation.readiness()) === 'paused';
    return isPaused ? { state: 'failing', reason: 'paused_copy' } : {};
  }
}
