import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { eventArrivals } from '../events/event-arrivals.js';
import { BackgroundWork } from '../platform/background-work.js';
import { Backlogs } from '../platform/backlogs.js';
import { Figures } from '../platform/figures.js';
import { groupedBy } from '../platform/grouped-by.js';
import type { Rounds } from '../platform/rounds.js';
import { Delivering } from './delivering.js';
import { type ClaimedDelivery, DeliveryQueue, type DeliveryResult } from './delivery-queue.js';
import { Lanes } from './lanes.js';
import { ResultWriter } from './result-writer.js';

const places = 1024;
/**
 * Of one webhook. One that fails, or has yet to answer for the first time, has to show that it can. The others have what
 * comes next at hand: three times as many as are sent at once, all of which can take their longest within the lease.
 */
const each = { well: 192, other: 4 };
const abreast = 64;
/** Of all that fail together: however many do not answer, most places are for those that do. */
const placesOfFailing = 128;
const eventsAtOnce = 1000;
const restMilliseconds = 1000;
const leaderMilliseconds = 20;
const farewellMilliseconds = 4000;

/**
 * Writes deliveries for committed events and sends those that are due, many at once; any number of workers may run
 * against one database.
 */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('webhooks');
  private readonly stopping = new AbortController();
  private readonly underWay = new Map<ClaimedDelivery, Promise<void>>();
  private readonly lanes = new Lanes(abreast);
  private readonly results = new ResultWriter(
    (results) => this.finish(results),
    (thrown) => this.report(thrown),
  );
  private readonly onArrival = () => this.fanning?.wake();
  private fanning: Rounds | undefined;
  private claiming: Rounds | undefined;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly delivering: Delivering,
    private readonly background: BackgroundWork,
    private readonly figures: Figures,
    private readonly backlogs: Backlogs,
  ) {}

  onApplicationBootstrap(): void {
    this.backlogs.register({
      name: 'webhooks',
      backlog: () => this.queue.backlog(),
      lateAfterSeconds: 60,
    });
    this.fanning = this.background.begin({ name: 'events', restMilliseconds, work: () => this.fanOut() });
    this.claiming = this.background.begin({ name: 'webhooks', restMilliseconds, work: () => this.claim() });
    if (this.fanning) eventArrivals.on('arrived', this.onArrival);
  }

  /** Ends what it can in a few seconds, and gives the rest back. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    eventArrivals.off('arrived', this.onArrival);
    await Promise.all([this.fanning?.stop(farewellMilliseconds), this.claiming?.stop(farewellMilliseconds)]);
    const farewell = new AbortController();
    await Promise.race([
      Promise.all(this.underWay.values()),
      wait(farewellMilliseconds, undefined, { signal: farewell.signal }).catch(() => undefined),
    ]);
    farewell.abort();
    await this.results.end();
    await this.queue.giveBack([...this.underWay.keys()]).catch((thrown: unknown) => this.report(thrown));
  }

  /** @returns whether there may be more to do at once */
  private async fanOut(): Promise<boolean> {
    const done = await this.queue.fanOut(eventsAtOnce);
    // Another worker is at it, and may have begun too early to see the event that this one was told of.
    if (!done) setTimeout(this.onArrival, leaderMilliseconds).unref();
    if (done && done.deliveries > 0) this.claiming?.wake();
    return done?.events === eventsAtOnce;
  }

  /** @returns whether there may be more to do at once */
  private async claim(): Promise<boolean> {
    if (this.underWay.size >= places) return false;
    const claimed = await this.queue.claim(this.room());
    for (const delivery of claimed) this.begin(delivery);
    return claimed.length > 0;
  }

  private room() {
    const ofWebhook = groupedBy(this.underWay.keys(), ({ webhook_id }) => webhook_id);
    const ofFailing = [...this.underWay.keys()].filter(({ is_failing }) => is_failing).length;
    return {
      places: places - this.underWay.size,
      held: new Map([...ofWebhook].map(([id, own]) => [id, own.length])),
      each,
      failing: Math.floor(Math.max(0, placesOfFailing - ofFailing) / each.other),
    };
  }

  private begin(delivery: ClaimedDelivery): void {
    const carried = this.carry(delivery).catch((thrown: unknown) => {
      this.underWay.delete(delivery);
      this.report(thrown);
    });
    this.underWay.set(delivery, carried);
  }

  /** What this process has no time for any more is given back with what else it holds. */
  private async carry(delivery: ClaimedDelivery): Promise<void> {
    const result = await this.lanes.run(delivery.webhook_id, async () =>
      this.stopping.signal.aborted ? undefined : this.delivering.deliver(delivery),
    );
    if (!result) return;
    await this.results.keep(result);
    this.underWay.delete(delivery);
  }

  private async finish(results: readonly DeliveryResult[]): Promise<void> {
    const { disabled } = await this.queue.finish(results);
    for (const { status } of results)
      this.figures.count('webhook_deliveries', { outcome: status === 'pending' ? 'retried' : status });
    for (const { id, reason } of disabled)
      this.logger.warn({ webhook_id: id, reason }, 'a webhook was disabled');
    // Once the places are free.
    setImmediate(() => this.claiming?.wake());
  }

  private report(thrown: unknown): void {
    this.background.report('webhooks', thrown);
  }
}
