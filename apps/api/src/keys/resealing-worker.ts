import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../platform/background-work.js';
import { Resealing } from './resealing.js';

const restMilliseconds = 1000;

/** After a rotation, until everything is sealed with the new key. */
@Injectable()
export class ResealingWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly resealing: Resealing,
  ) {}

  onApplicationBootstrap(): void {
    this.background.begin({ name: 'keys', restMilliseconds, work: () => this.resealing.work() });
  }
}
