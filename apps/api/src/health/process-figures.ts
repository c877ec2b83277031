import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, collectDefaultMetrics } from 'prom-client';
import { type Backlog, Backlogs } from '../platform/backlogs.js';
import { Database } from '../platform/database.js';
import { Figures } from '../platform/figures.js';

/** What the process and its queues are at: event loop, memory, connections, backlogs. */
@Injectable()
export class ProcessFigures implements OnApplicationBootstrap {
  constructor(
    private readonly figures: Figures,
    private readonly backlogs: Backlogs,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    collectDefaultMetrics({ register: this.figures.registry });
    this.showConnections();
    this.showBacklogs('queue_depth', 'Work that is due, by queue', ({ depth }) => depth);
    this.showBacklogs(
      'queue_age_seconds',
      'How long the oldest work has been due, by queue',
      ({ ageSeconds }) => ageSeconds,
    );
  }

  private showConnections(): void {
    const connections = () => this.database.connections();
    this.figures.gauge('database_connections', 'Connections to the database', () => connections().total);
    this.figures.gauge('database_connections_idle', 'Those that nobody uses', () => connections().idle);
    this.figures.gauge(
      'database_connections_awaited',
      'Statements and transactions that wait for a connection',
      () => connections().awaited,
    );
  }

  private showBacklogs(name: string, help: string, figureOf: (backlog: Backlog) => number): void {
    const { backlogs } = this;
    const gauge: Gauge<'queue'> = new Gauge({
      name: `firstday_${name}`,
      help,
      labelNames: ['queue'],
      registers: [this.figures.registry],
      async collect() {
        const read = backlogs.queues.map(async ({ name: queue, backlog }) => {
          const figure = await backlog().then(figureOf, () => Number.NaN);
          gauge.set({ queue }, figure);
        });
        await Promise.all(read);
      },
    });
  }
}
