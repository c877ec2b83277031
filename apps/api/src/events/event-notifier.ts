import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Client } from 'pg';
import { CONFIG, type Config } from '../context/index.js';
import { Database, statement } from '../database/index.js';
import { eventArrivals } from './event-arrivals.js';

const channel = 'firstday_events';
const notify = statement('events.notify', `SELECT pg_notify('${channel}', '')`);
/** However many events are committed meanwhile, others are told once. */
const debounceMilliseconds = 10;
const reconnectMilliseconds = 1000;

/**
 * Carries the news of events from processes without a worker to all others: to those with one, and to those where components
 * are open. It is told after the commit, on its own:
 * a notification within a transaction would make all commits wait for each other. News that is lost costs a second at
 * most, since workers look of their own accord too.
 */
@Injectable()
export class EventNotifier implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('events');
  private readonly stopping = new AbortController();
  private readonly onArrived = () => this.notifySoon();
  private timer: NodeJS.Timeout | undefined;
  private listening: Promise<void> = Promise.resolve();
  private client: Client | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') eventArrivals.on('arrived', this.onArrived);
    this.listening = this.listen();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    eventArrivals.off('arrived', this.onArrived);
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
    await this.listening;
  }

  private notifySoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.database.run(notify).catch(() => undefined);
    }, debounceMilliseconds).unref();
  }

  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.listenOnce().catch((error: unknown) =>
        this.logger.warn(
          { name: error instanceof Error ? error.name : 'unknown' },
          'the listener lost its connection',
        ),
      );
      await wait(reconnectMilliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Until the connection ends. */
  private async listenOnce(): Promise<void> {
    const client = new Client({
      connectionString: this.config.databaseUrl,
      application_name: 'firstday events',
    });
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
      // It may come twice for one end; an error that nobody hears would end the process.
      client.on('error', () => resolve());
    });
    await client.connect();
    this.client = client;
    if (this.stopping.signal.aborted) return client.end();
    // One without a worker tells of its own: were it to tell on what it heard, it would never end.
    const hear = () => void eventArrivals.emit(this.config.role === 'api' ? 'heard' : 'arrived');
    client.on('notification', hear);
    await client.query(`LISTEN ${channel}`);
    await ended;
    await client.end().catch(() => undefined);
  }
}
