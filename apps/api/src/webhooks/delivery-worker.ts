import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { eventArrivals } from '../events/event-arrivals.js';
import { BackgroundWork } from '../platform/background-work.js';
import { Backlogs } from '../platform/backlogs.js';
import { CONFIG, type Config } from '../platform/config.js';
import { Figures } from '../platform/figures.js';
import type { Rounds } from '../platform/rounds.js';
import { Delivering } from './delivering.js';
import type { ClaimedDelivery, DeliveryResult } from './claimed-delivery.js';
import { DeliveryQueue } from './delivery-queue.js';
import { outcomeOf, traceOf } from './delivery-trace.js';
import { Holdings, limitsOfWorker } from './holdings.js';
import { Lanes } from './lanes.js';
import { ResultWriter } from './result-writer.js';

const abreast = 64;
const eventsAtOnce = 500;
/**
 * While so many are under way, further events wait a moment: what is taken as it is written need not be looked for. It is
 * what is sent while the next events are written, so that neither waits for the other, and leaves room for those.
 */
const enough = 1400;
const momentMilliseconds = 100;
const restMilliseconds = 1000;
const leaderMilliseconds = 20;
/**
 * To look for what is due costs as much as a hundred deliveries: where none was made due, places that are free again wait a
 * little.
 */
const soonMilliseconds = 100;
const farewellMilliseconds = 4000;

/**
 * Writes deliveries for committed events and sends those that are due, many at once; any number of workers may run
 * against one database.
 */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('webhooks');
  private readonly stopping = new AbortController();
  private readonly held = new Holdings(limitsOfWorker);
  private readonly lanes = new Lanes(abreast);
  private readonly results = new ResultWriter(
    (results) => this.finish(results),
    ({ delivery }) => this.held.remove(delivery),
    (thrown) => this.report(thrown),
  );
  private readonly onArrival = () => this.fanning?.wake();
  private unsent: ClaimedDelivery[] = [];
  private givingBack: Promise<unknown> = Promise.resolve();
  private fanning: Rounds | undefined;
  private claiming: Rounds | undefined;
  private soon: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
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
    this.fanning = this.background.begin({
      name: 'events',
      reachesOut: true,
      restMilliseconds,
      work: () => this.fanOut(),
    });
    this.claiming = this.background.begin({
      name: 'webhooks',
      reachesOut: true,
      restMilliseconds,
      work: () => this.claim(),
    });
    if (this.fanning) eventArrivals.on('arrived', this.onArrival);
  }

  /** Ends what it can in a few seconds, and gives the rest back. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    eventArrivals.off('arrived', this.onArrival);
    await Promise.all([this.fanning?.stop(farewellMilliseconds), this.claiming?.stop(farewellMilliseconds)]);
    const farewell = new AbortController();
    await Promise.race([
      this.held.ended(),
      wait(farewellMilliseconds, undefined, { signal: farewell.signal }).catch(() => undefined),
    ]);
    farewell.abort();
    await this.results.end();
    this.giveBack(this.held.all());
    this.giveBackUnsent();
    await this.givingBack;
  }

  /** @returns whether there may be more to do at once */
  private async fanOut(): Promise<boolean> {
    const latest = this.latest();
    const done = await this.queue.fanOut(eventsAtOnce, this.held.room());
    // Another worker is at it, and may have begun too early to see the event that this one was told of.
    if (!done) setTimeout(this.onArrival, leaderMilliseconds).unref();
    if (!done) return false;
    for (const delivery of done.taken) this.begin(delivery, latest);
    if (done.deliveries > done.taken.length) this.claiming?.wake();
    if (done.events < eventsAtOnce) return false;
    await this.untilFew();
    return true;
  }

  /** @returns whether there may be more to do at once */
  private async claim(): Promise<boolean> {
    if (this.held.isFull) return false;
    const latest = this.latest();
    const claimed = await this.queue.claim(this.held.room());
    for (const delivery of claimed) this.begin(delivery, latest);
    return claimed.length > 0;
  }

  private claimSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.claiming?.wake();
    }, soonMilliseconds).unref();
  }

  private async untilFew(): Promise<void> {
    const over = performance.now() + momentMilliseconds;
    while (this.held.size > enough && performance.now() < over && !this.stopping.signal.aborted)
      await wait(2);
  }

  /** When what is claimed now has to be on its way, by this process's own clock: the database has another. */
  private latest(): number {
    return performance.now() + (this.queue.leaseSeconds - this.config.webhooks.seconds) * 1000;
  }

  private begin(delivery: ClaimedDelivery, latest: number): void {
    this.held.add(delivery);
    this.lanes.enter(delivery.webhook_id, () => void this.carry(delivery, latest));
  }

  private async carry(delivery: ClaimedDelivery, latest: number): Promise<void> {
    try {
      // Waited for also where nothing is sent: thousands that take their turn only to be left do so one after the other.
      const result = await this.deliverInTime(delivery, latest);
      if (!result) return;
      this.held.answered(delivery, result.attempt.duration_ms);
      this.results.keep(result);
    } catch (thrown) {
      this.held.remove(delivery);
      this.report(thrown);
    } finally {
      this.lanes.leave(delivery.webhook_id);
    }
  }

  /** What waited so long that its lease would end before an answer comes is not sent, nor anything while this process ends. */
  private deliverInTime(delivery: ClaimedDelivery, latest: number): Promise<DeliveryResult> | undefined {
    if (!this.stopping.signal.aborted && performance.now() < latest) return this.delivering.deliver(delivery);
    this.held.remove(delivery);
    if (this.unsent.push(delivery) === 1) setImmediate(() => this.giveBackUnsent());
    return undefined;
  }

  /** Many at once. */
  private giveBackUnsent(): void {
    const unsent = this.unsent;
    this.unsent = [];
    this.giveBack(unsent);
  }

  private giveBack(deliveries: readonly ClaimedDelivery[]): void {
    const given = this.queue.giveBack(deliveries).catch((thrown: unknown) => this.report(thrown));
    this.givingBack = Promise.all([this.givingBack, given]);
  }

  private async finish(results: readonly DeliveryResult[]): Promise<void> {
    const { hasFollowers, disabled } = await this.queue.finish(results);
    for (const result of results) {
      this.figures.count('webhook_deliveries', { outcome: outcomeOf(result) });
      this.background.note('webhooks', traceOf(result));
    }
    for (const { id, reason } of disabled)
      this.logger.warn({ webhook_id: id, reason }, 'a webhook was disabled');
    // Once the places are free.
    if (hasFollowers) setImmediate(() => this.claiming?.wake());
    else this.claimSoon();
  }

  private report(thrown: unknown): void {
    this.background.report('webhooks', thrown);
  }
}
