import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../platform/background-work.js';
import { RetentionSweep } from './retention-sweep.js';

const hour = 3_600_000;

/** Sweeps at the start and once an hour. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly retention: RetentionSweep,
  ) {}

  onApplicationBootstrap(): void {
    this.background.begin({
      name: 'retention',
      restMilliseconds: hour,
      work: async (stopping) => {
        await this.retention.sweep(stopping);
        return false;
      },
    });
  }
}
