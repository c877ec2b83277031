import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundWork, type PollLoop } from '../../background/index.js';
import { Metrics, QueueStats } from '../../observability/index.js';
import { type DocumentJobLane, DocumentJobsService } from './document-jobs.service.js';
import { DocumentQueue } from './document-queue.store.js';

/** The transaction that queued the document commits a moment after it announced the job. */
const commitMilliseconds = 30;

/** Makes documents while there are any to make. */
@Injectable()
export class DocumentWorker implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: DocumentJobsService,
    private readonly queue: DocumentQueue,
    private readonly background: BackgroundWork,
    private readonly metrics: Metrics,
    private readonly queueStats: QueueStats,
  ) {}

  onApplicationBootstrap(): void {
    this.queueStats.register({
      name: 'documents',
      backlog: () => this.jobs.stats(),
      lateAfterSeconds: 60,
    });
    const pollLoops = [
      this.startLane('documents', 'within_budget'),
      this.startLane('documents_over_budget', 'over_budget'),
    ];
    for (const pollLoop of pollLoops)
      if (pollLoop)
        this.queue.arrivals.on('arrived', () => void wait(commitMilliseconds).then(() => pollLoop.wake()));
  }

  private startLane(name: string, lane: DocumentJobLane): PollLoop | undefined {
    return this.background.start({
      name,
      idleMilliseconds: 1000,
      work: () => this.processNext(lane),
      release: () => this.jobs.release(lane),
    });
  }

  /** @returns whether there was a job */
  private async processNext(lane: DocumentJobLane): Promise<boolean> {
    const outcome = await this.jobs.processNext(lane);
    if (outcome !== undefined) this.metrics.count('documents', { outcome });
    return outcome !== undefined;
  }
}
