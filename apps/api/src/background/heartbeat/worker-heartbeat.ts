import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type HealthFinding, SystemHealthChecks } from '../../observability/index.js';
import { BackgroundWork } from '../background-work.js';
import { WorkerHeartbeatsStore } from './worker-heartbeats.store.js';

const restMilliseconds = 15_000;
/** Four beats in a row that did not come: a restart takes less. */
const mostSeconds = 60;

/** Says that this worker is alive, and to accounts whether any is. */
@Injectable()
export class WorkerHeartbeat implements OnApplicationBootstrap {
  constructor(
    private readonly store: WorkerHeartbeatsStore,
    private readonly background: BackgroundWork,
    private readonly checks: SystemHealthChecks,
  ) {}

  onApplicationBootstrap(): void {
    this.checks.register({ kind: 'background_work', read: async () => [await this.read()] });
    this.background.start({
      name: 'heartbeat',
      idleMilliseconds: restMilliseconds,
      work: async () => {
        await this.store.beat();
        return false;
      },
    });
  }

  private async read(): Promise<HealthFinding> {
    const last = await this.store.readLast();
    if (!last) return { state: 'failing', reason: 'never_seen' };
    const since = last.beat_at.toISOString();
    return { state: last.age_seconds > mostSeconds ? 'failing' : 'ok', since };
  }
}
