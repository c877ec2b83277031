import { setTimeout as wait } from 'node:timers/promises';
import type { MessageMode, OwnMessageWords } from '@firstday/domain';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../context/index.js';
import { Database } from '../database/index.js';
import type { Backlog } from '../observability/index.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';
import { claimedColumns, outboxSql } from './outbox-sql.js';

/** A lease is as long as so many waits for the mail server: to connect, to greet, to take it, and to write it down. */
const timeoutsPerLease = 4;
const betweenTries = 200;

/** A message that this process is to send. */
export type ClaimedMessage = Pick<OutboxMessageEntity, (typeof claimedColumns)[number]> & {
  readonly mode: MessageMode | null;
  readonly sender_name: string | null;
  /** The account's own words, where it has any. */
  readonly wording: OwnMessageWords | null;
  /** Whether any employer of the account has words of its own for this kind and language. */
  readonly is_worded_by_employers: boolean;
};

/** What came of a message. */
export interface MessageResult {
  readonly status: 'queued' | 'sent' | 'refused' | 'bounced' | 'suppressed';
  readonly reason: string | null;
  /** When it is tried again, where it waits. */
  readonly nextInSeconds: number | null;
  /** Whether the try counts: one that failed for all messages does not. */
  readonly isCounted: boolean;
}

/** A message with what came of it. */
export interface EndedMessage {
  readonly message: ClaimedMessage;
  readonly result: MessageResult;
}

/** Messages that are due: taken with a lease, and ended. */
@Injectable()
export class OutboxQueue {
  readonly leaseSeconds: number;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { mail }: Config,
  ) {
    this.leaseSeconds = timeoutsPerLease * mail.seconds;
  }

  claim(places: number, perDomain: number, full: readonly string[]): Promise<ClaimedMessage[]> {
    return this.database.run<ClaimedMessage & Record<string, unknown>>(outboxSql.claim, [
      places,
      perDomain,
      full,
      this.leaseSeconds,
    ]);
  }

  /** A database that is away for a moment is asked again: what is not written down is sent a second time. */
  async finish(ended: readonly EndedMessage[]): Promise<void> {
    const last = performance.now() + this.leaseSeconds * 1000;
    for (;;)
      try {
        return await this.write(ended);
      } catch (error) {
        if (performance.now() > last) throw error;
        await wait(betweenTries);
      }
  }

  async queueStats(): Promise<Backlog> {
    const [row] = await this.database.run<{ depth: number; age_seconds: number | null }>(
      outboxSql.queueStats,
    );
    return { depth: row?.depth ?? 0, ageSeconds: row?.age_seconds ?? 0 };
  }

  private async write(ended: readonly EndedMessage[]): Promise<void> {
    await this.database.run(outboxSql.finish, [
      ended.map(({ message }) => message.id),
      ended.map(({ result }) => result.status),
      ended.map(({ result }) => result.reason),
      ended.map(({ result }) => result.nextInSeconds),
      ended.map(({ result }) => (result.isCounted ? 0 : 1)),
      ended.map(({ message }) => message.run_at),
    ]);
  }
}
