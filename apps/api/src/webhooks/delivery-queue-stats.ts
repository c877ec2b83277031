import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueStats } from '../observability/index.js';
import { DeliveryQueue } from './delivery-queue.js';

/** Lets metrics and readiness say how many deliveries wait, and how long. */
@Injectable()
export class DeliveryQueueStats implements OnApplicationBootstrap {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly stats: QueueStats,
  ) {}

  onApplicationBootstrap(): void {
    this.stats.register({
      name: 'webhooks',
      backlog: () => this.queue.queueStats(),
      lateAfterSeconds: 60,
    });
  }
}
