import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundWork, type PollLoop } from '../background/index.js';
import { Metrics, QueueStats } from '../observability/index.js';
import type { MailOutcome } from './mail-outcome.js';
import { MailPauses } from './mail-pauses.js';
import { MailSender } from './mail-sender.js';
import { messageArrivals } from './message-arrivals.js';
import { MessageDeliveryService, type NotSent } from './message-delivery.service.js';
import { type ClaimedMessage, type MessageResult, OutboxQueue } from './outbox-queue.js';
import { ResultBatches } from './result-batches.js';
import { secondsToNextTry } from './seconds-to-next-try.js';
import { textDomain } from './to-text-number.js';

/** Messages are taken by halves: while one half is sent, the other is looked for. */
const [mostUnderWay, halfUnderWay] = [20, 10];
const [mostOfDomain, halfOfDomain] = [10, 5];
const restMilliseconds = 1000;
const shutdownMilliseconds = 4000;
const longestMilliseconds = 5 * 86_400_000;
/** All that goes to the mail server: it is left alone when it does not answer. */
const server = '';
/** What is paused where whoever takes messages takes none: mail waits for no provider of texts. */
const takerOf = ({ channel }: ClaimedMessage): string => (channel === 'sms' ? textDomain : server);

/** Sends messages that are due, some at a time; any number of workers may run against one database. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly pauses = new MailPauses();
  private readonly underWay = new Map<ClaimedMessage, Promise<void>>();
  private readonly onArrival = () => this.loop?.wake();
  private readonly results: ResultBatches;
  private loop: PollLoop | undefined;

  constructor(
    private readonly queue: OutboxQueue,
    private readonly deliveries: MessageDeliveryService,
    private readonly sender: MailSender,
    private readonly background: BackgroundWork,
    private readonly metrics: Metrics,
    private readonly stats: QueueStats,
  ) {
    this.results = new ResultBatches((ended) => this.queue.finish(ended));
  }

  onApplicationBootstrap(): void {
    const backlog = () => this.queue.queueStats();
    this.stats.register({ name: 'messages', backlog, lateAfterSeconds: 300 });
    if (!this.sender.isConfigured) return;
    this.loop = this.background.start({
      name: 'messages',
      isOutbound: true,
      idleMilliseconds: restMilliseconds,
      work: (stopping) => this.work(stopping),
    });
    if (this.loop) messageArrivals.on('arrived', this.onArrival);
  }

  /** Ends what is under way; what it cannot end in time returns with its lease, under the same Message-ID. */
  async onModuleDestroy(): Promise<void> {
    messageArrivals.off('arrived', this.onArrival);
    await this.loop?.stop(shutdownMilliseconds);
    const timeout = new AbortController();
    await Promise.race([
      Promise.all(this.underWay.values()),
      wait(shutdownMilliseconds, undefined, { signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  }

  /** @returns whether there may be more to do at once */
  private async work(stopping: AbortSignal): Promise<boolean> {
    if (this.pauses.isPaused(server)) return false;
    const places = mostUnderWay - this.underWay.size;
    const most = this.pauses.isKnown(server) ? Math.min(1, places) : places;
    const perDomain = mostOfDomain - halfOfDomain;
    const claimed = stopping.aborted ? [] : await this.queue.claim(most, perDomain, this.fullDomains());
    for (const message of claimed) {
      const sending = this.send(message).finally(() => this.leave(message));
      this.underWay.set(message, sending);
    }
    // One at a time while nobody knows whether the server is back.
    while (this.underWay.size > (this.pauses.isKnown(server) ? 0 : halfUnderWay))
      await Promise.race(this.underWay.values());
    return claimed.length > 0;
  }

  private fullDomains(): string[] {
    const counts = new Map<string, number>();
    for (const { domain } of this.underWay.keys()) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    const full = [...counts].filter(([, count]) => count > halfOfDomain).map(([domain]) => domain);
    return [...full, ...this.pauses.paused().filter((key) => key !== server)];
  }

  private leave(message: ClaimedMessage): void {
    this.underWay.delete(message);
    if (this.underWay.size <= halfOfDomain) this.loop?.wake();
  }

  private async send(message: ClaimedMessage): Promise<void> {
    try {
      const outcome = await this.inTime(message);
      this.metrics.count('messages_sent', { outcome: outcome.kind });
      await this.results.add({ message, result: this.toResult(message, outcome) });
    } catch (thrown) {
      this.background.report('messages', thrown, { message: message.id });
    }
  }

  /** What takes so long that its lease ends soon is given up for now. */
  private async inTime(message: ClaimedMessage): Promise<MailOutcome | NotSent> {
    const timeout = new AbortController();
    const late = { kind: 'later', reason: 'timeout', isOf: 'server' } as const;
    const milliseconds = this.queue.leaseSeconds * 750;
    try {
      return await Promise.race([
        this.deliveries.deliver(message),
        wait(milliseconds, late, { signal: timeout.signal, ref: false }).catch(() => late),
      ]);
    } finally {
      timeout.abort();
    }
  }

  private toResult(message: ClaimedMessage, outcome: MailOutcome | NotSent): MessageResult {
    if (outcome.kind === 'dropped') return ended('suppressed', outcome.reason);
    if (outcome.kind !== 'later') {
      this.pauses.end(takerOf(message));
      this.pauses.end(message.domain);
      return ended(outcome.kind, outcome.kind === 'sent' ? null : outcome.reason);
    }
    const { reason, isOf } = outcome;
    if (isOf === 'server' && !isGivenUp(message)) {
      const nextInSeconds = this.pauses.extend(takerOf(message)) / 1000;
      return { status: 'queued', reason, nextInSeconds, isCounted: false };
    }
    this.pauses.extend(message.domain);
    const nextInSeconds = isGivenUp(message) ? null : secondsToNextTry(message.attempts, Math.random());
    if (nextInSeconds === null) return ended('refused', reason);
    return { status: 'queued', reason, nextInSeconds, isCounted: true };
  }
}

/** After five days nobody waits for it any more. */
const isGivenUp = ({ created_at, run_at }: ClaimedMessage): boolean =>
  run_at !== null && run_at.getTime() - created_at.getTime() > longestMilliseconds;

const ended = (status: Exclude<MessageResult['status'], 'queued'>, reason: string | null): MessageResult => ({
  status,
  reason,
  nextInSeconds: null,
  isCounted: true,
});
