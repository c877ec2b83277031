import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { eventArrivals } from '../events/event-arrivals.js';
import type { Config } from '../platform/config.js';
import { groupedBy } from '../platform/grouped-by.js';
import { CONFIG } from '../platform/platform.module.js';
import { Delivering } from './delivering.js';
import { type ClaimedDelivery, type DeliveryResult, DeliveryQueue } from './delivery-queue.js';

const atOnce = 256;
/** Of one webhook at once, and of one that fails: a dead endpoint takes no more than a few places from the others. */
const each = { well: 64, failing: 4 };
const eventsAtOnce = 1000;
const restMilliseconds = 1000;
const farewellMilliseconds = 5000;

/** What came of a delivery, for figures. */
export type Outcome = 'delivered' | 'failed' | 'retried';

/**
 * Writes deliveries for committed events and sends those that are due, many at once; any number of workers may run
 * against one database. What came back is kept many at a time: while some are written, others gather.
 */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  /** Emits `outcome` with an `Outcome`. */
  readonly outcomes = new EventEmitter();
  private readonly logger = new Logger('webhooks');
  private readonly stopping = new AbortController();
  private readonly onArrival = () => this.wakeFor('events');
  private readonly underWay = new Map<ClaimedDelivery, Promise<void>>();
  private gathered: DeliveryResult[] = [];
  private writing: Promise<void> | undefined;
  private working: Promise<void> = Promise.resolve();
  private wake = new AbortController();
  private hasNews = true;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queue: DeliveryQueue,
    private readonly delivering: Delivering,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    eventArrivals.on('arrived', this.onArrival);
    this.working = this.work();
  }

  /** Ends what it can in a few seconds, and gives the rest back. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.wake.abort();
    eventArrivals.off('arrived', this.onArrival);
    await this.working;
    const farewell = new AbortController();
    await Promise.race([
      Promise.all(this.underWay.values()),
      wait(farewellMilliseconds, undefined, { signal: farewell.signal }).catch(() => undefined),
    ]);
    farewell.abort();
    await this.writing;
    await this.queue.giveBack([...this.underWay.keys()]).catch((error: unknown) => this.report(error));
  }

  private async work(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.wake = new AbortController();
      const didSomething = await this.turn().catch((error: unknown) => this.report(error));
      if (!didSomething) await this.rest();
    }
  }

  /** @returns whether there may be more to do at once */
  private async turn(): Promise<boolean> {
    const fanned = this.hasNews ? await this.fanOut() : 0;
    const room = atOnce - this.underWay.size;
    if (room < 1) return false;
    const claimed = await this.queue.claim(room, this.fullWebhooks(), each);
    for (const delivery of claimed) this.begin(delivery);
    return fanned === eventsAtOnce || claimed.length > 0;
  }

  private async fanOut(): Promise<number> {
    this.hasNews = false;
    const done = await this.queue.fanOut(eventsAtOnce);
    // Another worker is at it: what it overlooks is there at the next look.
    if (done?.events === eventsAtOnce) this.hasNews = true;
    return done?.events ?? 0;
  }

  private begin(delivery: ClaimedDelivery): void {
    const sending = this.delivering
      .deliver(delivery)
      .then((result) => this.keep(result))
      .catch((error: unknown) => void this.report(error))
      .finally(() => this.underWay.delete(delivery));
    this.underWay.set(delivery, sending);
  }

  /** Resolves once the result is written. */
  private async keep(result: DeliveryResult): Promise<void> {
    this.gathered.push(result);
    while (this.gathered.includes(result)) {
      this.writing ??= this.write().finally(() => (this.writing = undefined));
      await this.writing;
    }
  }

  private async write(): Promise<void> {
    const results = this.gathered;
    this.gathered = [];
    const { disabled } = await this.queue.finish(results);
    for (const { status } of results)
      this.outcomes.emit('outcome', (status === 'pending' ? 'retried' : status) satisfies Outcome);
    for (const { id, reason } of disabled)
      this.logger.warn({ webhook_id: id, reason }, 'a webhook was disabled');
    this.wakeFor('deliveries');
  }

  private fullWebhooks(): string[] {
    const held = groupedBy(this.underWay.keys(), ({ webhook_id }) => webhook_id);
    return [...held].filter(([, own]) => own.length >= each.well).map(([id]) => id);
  }

  private wakeFor(news: 'events' | 'deliveries'): void {
    if (news === 'events') this.hasNews = true;
    this.wake.abort();
  }

  private async rest(): Promise<void> {
    const signal = AbortSignal.any([this.wake.signal, this.stopping.signal]);
    await wait(restMilliseconds, undefined, { signal }).then(
      () => (this.hasNews = true),
      () => undefined,
    );
  }

  /** Never the message, which could hold what was sent. */
  private report(error: unknown): false {
    this.logger.error({ name: error instanceof Error ? error.name : 'unknown' }, 'unforeseen');
    return false;
  }
}
