import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundWork, type PollLoop } from '../background/index.js';
import { Metrics, QueueStats } from '../observability/index.js';
import type { MailOutcome } from './mail-outcome.js';
import { HeldMessages } from './held-messages.js';
import { MailPauses } from './mail-pauses.js';
import { MailSender } from './mail-sender.js';
import { messageArrivals } from './message-arrivals.js';
import { MessageDeliveryService, type NotSent } from './message-delivery.service.js';
import { type ClaimedMessage, type MessageResult, OutboxQueue } from './outbox-queue.js';
import { ResultBatches } from './result-batches.js';
import { secondsToNextTry } from './seconds-to-next-try.js';
import { textDomain } from './to-text-number.js';

/** A connection that is done finds the next message written; what of those is not recorded yet may come twice after a death. */
const limits = { underWay: 20, ofDomain: 10, ahead: 80 };
const restMilliseconds = 1000;
const shutdownMilliseconds = 4000;
const longestMilliseconds = 5 * 86_400_000;
/** All that goes to the mail server: it is left alone when it does not answer. */
const server = '';
const halves = 2;
/** A message may wait for one part of its lease, and take the others. */
const leaseParts = 4;
/** What is paused where whoever takes messages takes none: mail waits for no provider of texts. */
const takerOf = ({ channel }: ClaimedMessage): string => (channel === 'sms' ? textDomain : server);

/** Sends messages that are due, some at a time; any number of workers may run against one database. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly pauses = new MailPauses();
  private readonly held = new HeldMessages<ClaimedMessage>(limits);
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

  /**
   * Puts back what waits, and ends what is on its way; what it cannot end in time returns with its lease, under the same
   * Message-ID.
   */
  async onModuleDestroy(): Promise<void> {
    messageArrivals.off('arrived', this.onArrival);
    const stopped = this.loop?.stop(shutdownMilliseconds);
    const timeout = new AbortController();
    const isLate = wait(2 * shutdownMilliseconds, true, { signal: timeout.signal }).catch(() => true);
    const drained = this.putBack(() => true)
      .then(() => stopped)
      .then(() => this.held.drained());
    await Promise.race([drained, isLate]);
    timeout.abort();
  }

  /**
   * Messages are taken by halves: while one half is sent, the other is looked for.
   * @returns whether there may be more to do at once
   */
  private async work(stopping: AbortSignal): Promise<boolean> {
    if (this.pauses.isPaused(server)) return false;
    const { places } = this.held;
    const free = places - this.held.size;
    // One at a time while nobody knows whether the server is back.
    const most = this.pauses.isKnown(server) ? Math.min(1, free) : free;
    const half = Math.ceil(places / halves / halves);
    const full = [...this.held.domainsAbove(half), ...this.pauses.paused().filter((key) => key !== server)];
    const claimed = stopping.aborted || most <= 0 ? [] : await this.queue.claim(most, half, full);
    this.held.add(claimed);
    if (stopping.aborted) await this.putBack(() => true);
    this.sendNext();
    while (this.held.size > (this.pauses.isKnown(server) ? 0 : this.held.places / halves))
      await this.held.left();
    return claimed.length > 0;
  }

  private sendNext(): void {
    const longest = (this.queue.leaseSeconds * 1000) / leaseParts;
    void this.putBack((message, milliseconds) => this.pauseOf(message) > 0 || milliseconds > longest);
    for (let next = this.held.next(); next; next = this.held.next()) void this.send(next);
  }

  /** What waits and has no turn any more is for whoever asks next: nothing was tried. */
  private async putBack(meets: (message: ClaimedMessage, milliseconds: number) => boolean): Promise<void> {
    const taken = this.held.takeWaiting(meets).map((message) => {
      const { reason } = message;
      const nextInSeconds = this.pauseOf(message) / 1000;
      return this.record(message, { status: 'queued', reason, nextInSeconds, isCounted: false });
    });
    await Promise.all(taken);
  }

  private async record(message: ClaimedMessage, result: MessageResult): Promise<void> {
    try {
      await this.results.add({ message, result });
    } catch (thrown) {
      this.background.report('messages', thrown, { message: message.id });
    }
  }

  private pauseOf(message: ClaimedMessage): number {
    return Math.max(this.pauses.remaining(takerOf(message)), this.pauses.remaining(message.domain));
  }

  private async send(message: ClaimedMessage): Promise<void> {
    try {
      const outcome = await this.inTime(message);
      this.metrics.count('messages_sent', { outcome: outcome.kind });
      await this.record(message, this.toResult(message, outcome));
    } catch (thrown) {
      this.background.report('messages', thrown, { message: message.id });
    }
    this.held.end(message);
    this.sendNext();
    if (this.held.size <= limits.underWay / halves) this.loop?.wake();
  }

  /** What takes so long that its lease ends soon is given up for now. */
  private inTime(message: ClaimedMessage): Promise<MailOutcome | NotSent> {
    const late = { kind: 'later', reason: 'timeout', isOf: 'server' } as const;
    const milliseconds = (this.queue.leaseSeconds * 1000 * (leaseParts - 1)) / leaseParts;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(late), milliseconds).unref();
      void this.deliveries
        .deliver(message)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
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
