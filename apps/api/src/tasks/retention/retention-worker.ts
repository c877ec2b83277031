import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { RetentionSweeper } from './retention-sweeper.js';

const hour = 3_600_000;

/** Sweeps at the start and once an hour. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly sweeper: RetentionSweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'retention',
      idleMilliseconds: hour,
      work: async (stopping) => {
        await this.sweeper.sweep(stopping);
        return false;
      },
    });
  }
}
