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
import { Database, PrimaryAddress, statement } from '../database/index.js';
import { eventArrivals } from './event-arrivals.js';

const channel = 'firstday_events';
const notify = statement('events.notify', `SELECT pg_notify('${channel}', '')`);
/** Events committed within this time share one notification. */
const debounceMilliseconds = 10;
const reconnectMilliseconds = 1000;

/**
 * Notifies other processes of committed events: workers, and those with open components. Notifications are sent
 * after the commit, separately: within a transaction they would serialise all commits. A lost one costs a second at
 * most, since workers also poll.
 */
@Injectable()
export class EventNotifier implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('events');
  private readonly stopping = new AbortController();
  private readonly onArrived = () => this.notifySoon();
  private timer: NodeJS.Timeout | undefined;
  private listening: Promise<void> = Promise.resolve();
  private client: Client | undefined;
  private readonly primary: PrimaryAddress;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
  ) {
    this.primary = new PrimaryAddress(config.databaseDirectUrl);
  }

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
      ...(await this.primary.found()),
      application_name: 'firstday events',
      connectionTimeoutMillis: this.config.databaseWaitSeconds * 1000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
      // It may be emitted twice; an unhandled error event would end the process.
      client.on('error', () => resolve());
    });
    await client.connect();
    this.client = client;
    if (this.stopping.signal.aborted) return client.end();
    // A process without a worker notifies of its own events only: forwarding what it heard would loop.
    const hear = () => void eventArrivals.emit(this.config.role === 'api' ? 'heard' : 'arrived');
    client.on('notification', hear);
    await client.query(`LISTEN ${channel}`);
    await ended;
    await client.end().catch(() => undefined);
  }
}
