import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, collectDefaultMetrics } from 'prom-client';
import { type Backlog, Metrics, QueueStats } from '../../observability/index.js';
import { Database } from '../../database/index.js';

/** Event loop, memory, database connections and queue backlogs. */
@Injectable()
export class ProcessMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    private readonly queueStats: QueueStats,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    collectDefaultMetrics({ register: this.metrics.registry });
    this.registerConnections();
    this.registerQueues('queue_depth', 'Work that is due, by queue', ({ depth }) => depth);
    this.registerQueues(
      'queue_age_seconds',
      'How long the oldest work has been due, by queue',
      ({ ageSeconds }) => ageSeconds,
    );
  }

  private registerConnections(): void {
    const connections = () => this.database.connections();
    this.metrics.gauge('database_connections', 'Connections to the database', () => connections().total);
    this.metrics.gauge('database_connections_idle', 'Those that nobody uses', () => connections().idle);
    this.metrics.gauge(
      'database_connections_awaited',
      'Statements and transactions that wait for a connection',
      () => connections().awaited,
    );
  }

  private registerQueues(name: string, help: string, figureOf: (backlog: Backlog) => number): void {
    const { queueStats } = this;
    const gauge: Gauge<'queue'> = new Gauge({
      name: `firstday_${name}`,
      help,
      labelNames: ['queue'],
      registers: [this.metrics.registry],
      async collect() {
        const read = queueStats.queues.map(async ({ name: queue, backlog }) => {
          const figure = await backlog().then(figureOf, () => Number.NaN);
          gauge.set({ queue }, figure);
        });
        await Promise.all(read);
      },
    });
  }
}
