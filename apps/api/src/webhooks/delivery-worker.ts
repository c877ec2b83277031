import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { eventArrivals } from '../events/index.js';
import { BackgroundWork, type PollLoop } from '../background/index.js';
import { Metrics } from '../observability/index.js';
import { CONFIG, type Config } from '../context/index.js';
import { ClaimReleases } from './claim-releases.js';
import { DeliveryService } from './delivery.service.js';
import type { ClaimedDelivery, DeliveryResult } from './claimed-delivery.js';
import { DeliveryQueue } from './delivery-queue.js';
import { deliveryOutcome, deliveryTrace } from './delivery-trace.js';
import { InFlight, workerLimits } from './in-flight.js';
import { KeyedConcurrencyLimiter } from './keyed-concurrency-limiter.js';
import { ResultWriter } from './result-writer.js';

const concurrencyPerWebhook = 64;
const eventBatchSize = 500;
/**
 * While so many are under way, further events wait a moment: what is taken as it is written need not be looked for. It is
 * what is sent while the next events are written, so that neither waits for the other, and leaves room for those.
 */
const busyThreshold = 1400;
const busyWaitMilliseconds = 100;
const restMilliseconds = 1000;
const leaderRetryMilliseconds = 20;
/**
 * To look for what is due costs as much as a hundred deliveries: where none was made due, places that are free again wait a
 * little.
 */
const claimDelayMilliseconds = 100;
const shutdownMilliseconds = 4000;

/**
 * Writes deliveries for committed events and sends those that are due, many at once; any number of workers may run
 * against one database.
 */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('webhooks');
  private readonly stopping = new AbortController();
  private readonly inFlight = new InFlight(workerLimits);
  private readonly limiter = new KeyedConcurrencyLimiter(concurrencyPerWebhook);
  private readonly results = new ResultWriter(
    (results) => this.finish(results),
    ({ delivery }) => this.inFlight.remove(delivery),
    (thrown) => this.report(thrown),
  );
  private readonly claims = new ClaimReleases(
    (claims) => this.queue.releaseClaims(claims),
    (thrown) => this.report(thrown),
  );
  private readonly onArrival = () => this.fanOutLoop?.wake();
  private fanOutLoop: PollLoop | undefined;
  private claimLoop: PollLoop | undefined;
  private claimTimer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queue: DeliveryQueue,
    private readonly deliveries: DeliveryService,
    private readonly background: BackgroundWork,
    private readonly figures: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.fanOutLoop = this.background.start({
      name: 'events',
      isOutbound: true,
      idleMilliseconds: restMilliseconds,
      work: () => this.fanOut(),
    });
    this.claimLoop = this.background.start({
      name: 'webhooks',
      isOutbound: true,
      idleMilliseconds: restMilliseconds,
      work: () => this.claim(),
    });
    if (this.fanOutLoop) eventArrivals.on('arrived', this.onArrival);
  }

  /** Ends what it can in a few seconds, and gives the rest back. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    eventArrivals.off('arrived', this.onArrival);
    await Promise.all([
      this.fanOutLoop?.stop(shutdownMilliseconds),
      this.claimLoop?.stop(shutdownMilliseconds),
    ]);
    const timeout = new AbortController();
    await Promise.race([
      this.inFlight.drained(),
      wait(shutdownMilliseconds, undefined, { signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
    await this.results.end();
    this.claims.release(this.inFlight.all());
    await this.claims.end();
  }

  /** @returns whether there may be more to do at once */
  private async fanOut(): Promise<boolean> {
    const latest = this.sendDeadline();
    const done = await this.queue.fanOut(eventBatchSize, this.inFlight.capacity());
    // Another worker is at it, and may have begun too early to see the event that this one was told of.
    if (!done) setTimeout(this.onArrival, leaderRetryMilliseconds).unref();
    if (!done) return false;
    for (const delivery of done.taken) this.start(delivery, latest);
    if (done.deliveries > done.taken.length) this.claimLoop?.wake();
    if (done.events < eventBatchSize) return false;
    await this.waitWhileBusy();
    return true;
  }

  /** @returns whether there may be more to do at once */
  private async claim(): Promise<boolean> {
    if (this.inFlight.isFull) return false;
    const latest = this.sendDeadline();
    const claimed = await this.queue.claim(this.inFlight.capacity());
    for (const delivery of claimed) this.start(delivery, latest);
    return claimed.length > 0;
  }

  private claimSoon(): void {
    this.claimTimer ??= setTimeout(() => {
      this.claimTimer = undefined;
      this.claimLoop?.wake();
    }, claimDelayMilliseconds).unref();
  }

  private async waitWhileBusy(): Promise<void> {
    const over = performance.now() + busyWaitMilliseconds;
    while (this.inFlight.size > busyThreshold && performance.now() < over && !this.stopping.signal.aborted)
      await wait(2);
  }

  /** When what is claimed now has to be on its way, by this process's own clock: the database has another. */
  private sendDeadline(): number {
    return performance.now() + (this.queue.leaseSeconds - this.config.webhooks.seconds) * 1000;
  }

  private start(delivery: ClaimedDelivery, sendDeadline: number): void {
    this.inFlight.add(delivery);
    this.limiter.enter(delivery.webhook_id, () => void this.run(delivery, sendDeadline));
  }

  private async run(delivery: ClaimedDelivery, sendDeadline: number): Promise<void> {
    try {
      // Waited for also where nothing is sent: thousands that take their turn only to be left do so one after the other.
      const result = await this.deliverInTime(delivery, sendDeadline);
      if (!result) return;
      this.inFlight.recordAnswer(delivery, result.attempt.duration_ms);
      this.results.add(result);
    } catch (thrown) {
      this.inFlight.remove(delivery);
      this.report(thrown);
    } finally {
      this.limiter.leave(delivery.webhook_id);
    }
  }

  /** What waited so long that its lease would end before an answer comes is not sent, nor anything while this process ends. */
  private deliverInTime(
    delivery: ClaimedDelivery,
    sendDeadline: number,
  ): Promise<DeliveryResult> | undefined {
    if (!this.stopping.signal.aborted && performance.now() < sendDeadline)
      return this.deliveries.deliver(delivery);
    this.inFlight.remove(delivery);
    this.claims.releaseSoon(delivery);
    return undefined;
  }

  private async finish(results: readonly DeliveryResult[]): Promise<void> {
    const { hasFollowers, disabled } = await this.queue.finish(results);
    for (const result of results) {
      this.figures.count('webhook_deliveries', { outcome: deliveryOutcome(result) });
      this.background.note('webhooks', deliveryTrace(result));
    }
    for (const { id, reason } of disabled)
      this.logger.warn({ webhook_id: id, reason }, 'a webhook was disabled');
    // Once the places are free.
    if (hasFollowers) setImmediate(() => this.claimLoop?.wake());
    else this.claimSoon();
  }

  private report(thrown: unknown): void {
    this.background.report('webhooks', thrown);
  }
}
