import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../context/index.js';
import { Installation } from '../../database/index.js';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import { ReadinessStore } from './readiness.store.js';

/** Within this, the moments that records are given by the one and by the other cannot contradict each other. */
const mostApart = 5000;

/** What holds for every account: whether the clocks agree, and whether anything is sent to other systems. */
@Injectable()
export class OwnHealthChecks implements OnApplicationBootstrap {
  constructor(
    private readonly checks: SystemHealthChecks,
    private readonly store: ReadinessStore,
    private readonly clock: Clock,
    private readonly installation: Installation,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'clocks', read: async () => [await this.compareClocks()] });
    this.checks.register({ kind: 'outbound', read: async () => [await this.checkOutbound()] });
  }

  private async compareClocks(): Promise<HealthFinding> {
    const before = this.clock.now().getTime();
    const at = (await this.store.readClock())?.getTime() ?? Number.NaN;
    const after = this.clock.now().getTime();
    const doAgree = at >= before - mostApart && at <= after + mostApart;
    return { state: doAgree ? 'ok' : 'failing' };
  }

  private async checkOutbound(): Promise<HealthFinding> {
    const isPaused = (await this.installation.readiness()) === 'paused';
    return isPaused ? { state: 'failing', reason: 'paused_copy' } : {};
  }
}
