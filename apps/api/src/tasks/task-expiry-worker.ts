import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork } from '../background/index.js';
import { TaskExpiryService } from './task-expiry.service.js';

/** Looks every two seconds for tasks that have expired. */
@Injectable()
export class TaskExpiryWorker implements OnApplicationBootstrap {
  constructor(
    private readonly background: BackgroundWork,
    private readonly expiry: TaskExpiryService,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start({
      name: 'expiry',
      idleMilliseconds: 2000,
      work: () => this.expiry.processBatch(),
    });
  }
}
