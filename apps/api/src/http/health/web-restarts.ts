import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../context/index.js';
import { Metrics } from '../../observability/index.js';

/** What whoever started this process, and the web beside it, tells by the channel between them. */
const WebStarted = z.object({ webRestarts: z.number().int().nonnegative() });

/** So many in a row are no accident; once the web ran for so long they are over. */
const restartsOfLoop = 3;
const steadyMilliseconds = 600_000;

/** How often in a row the web had to be started again. Where it is started by something else, that knows. */
@Injectable()
export class WebRestarts implements OnApplicationBootstrap, OnModuleDestroy {
  private restarts = 0;
  private toldAt = -Infinity;

  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.web === undefined) return;
    process.on('message', this.onMessage);
    const help = 'How often in a row the web had ended by itself before it was started';
    this.metrics.gauge('web_restarts', help, () => this.restarts);
  }

  onModuleDestroy(): void {
    process.off('message', this.onMessage);
  }

  readiness(): 'ok' | 'warning' {
    const isYoung = performance.now() - this.toldAt < steadyMilliseconds;
    return isYoung && this.restarts >= restartsOfLoop ? 'warning' : 'ok';
  }

  private readonly onMessage = (message: unknown): void => {
    const told = WebStarted.safeParse(message).data;
    if (!told) return;
    this.restarts = told.webRestarts;
    this.toldAt = performance.now();
  };
}
