import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import { ResealingService } from './resealing.service.js';

const restMilliseconds = 1000;

/** Runs after a rotation until everything is sealed with the new key. */
@Injectable()
export class ResealingWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly resealing: ResealingService,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'keys',
      idleMilliseconds: restMilliseconds,
      work: () => this.resealing.work(),
    });
  }
}
