import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, collectDefaultMetrics } from 'prom-client';
import { type Backlog, Metrics, QueueStats } from '../../observability/index.js';
import { CONFIG, type Config, within } from '../../context/index.js';
import { Database, ReadReplicas } from '../../database/index.js';

/** A scrape has the figures of the process also where the database says nothing. */
const mostMilliseconds = 2000;

/** Event loop, memory, database connections and queue backlogs. */
@Injectable()
export class ProcessMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    private readonly queueStats: QueueStats,
    private readonly database: Database,
    private readonly replicas: ReadReplicas,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    collectDefaultMetrics({ register: this.metrics.registry });
    this.registerConnections();
    this.registerReplicas();
    this.metrics.gauge(
      'process_restarts',
      'How often in a row this part had ended by itself before it was started',
      () => this.config.startedAgain,
    );
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

  private registerReplicas(): void {
    const states = () => this.replicas.states();
    if (states().length === 0) return;
    const registers = [this.metrics.registry];
    const lag: Gauge<'replica'> = new Gauge({
      name: 'firstday_replica_lag_seconds',
      help: 'How long ago the primary wrote what a read replica lacks, by replica',
      labelNames: ['replica'],
      registers,
      collect: () => states().forEach(({ name, lagSeconds }) => lag.set({ replica: name }, lagSeconds)),
    });
    const serving: Gauge<'replica'> = new Gauge({
      name: 'firstday_replica_serving',
      help: 'Whether a read replica answers lists (1), or the primary does (0), by replica',
      labelNames: ['replica'],
      registers,
      collect: () =>
        states().forEach(({ name, state }) => serving.set({ replica: name }, state === 'current' ? 1 : 0)),
    });
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
          const figure = await within(mostMilliseconds, backlog().then(figureOf), Number.NaN);
          gauge.set({ queue }, figure);
        });
        await Promise.all(read);
      },
    });
  }
}
