import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../context/index.js';
import { Metrics } from '../../observability/index.js';
import { ReadinessStore } from './readiness.store.js';

/** Within this, the moments that records are given by the one and by the other cannot contradict each other. */
const mostApart = 5;

/** Whether the clocks of this machine and of the database's agree. */
@Injectable()
export class DatabaseClock implements OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly store: ReadinessStore,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const help = 'How many seconds the clock of the database is ahead of that of this machine';
    this.metrics.gauge('clock_skew_seconds', help, () => this.skewSeconds());
  }

  async readiness(): Promise<'ok' | 'warning'> {
    return Math.abs(await this.skewSeconds()) <= mostApart ? 'ok' : 'warning';
  }

  /** What the question itself took says nothing of the clocks. */
  private async skewSeconds(): Promise<number> {
    const before = this.clock.now().getTime();
    const at = (await this.store.readClock())?.getTime() ?? Number.NaN;
    const after = this.clock.now().getTime();
    if (at < before) return (at - before) / 1000;
    return at > after ? (at - after) / 1000 : 0;
  }
}
