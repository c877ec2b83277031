import type { NewSecurityEvent } from '@firstday/domain';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../background/index.js';
import type { Context } from '../../context/index.js';
import { Database, holdingNothing, holdsConnection, toInsertQuery } from '../../database/index.js';
import { anonymous, securityActorOf } from './security-actor.js';
import type { SecurityEventEntity } from './security-event.entity.js';
import { type EventCircumstances, securityEventRow, securityEvents } from './security-event-row.js';
import type { Visitor } from './security-log.service.js';

const milliseconds = { betweenWrites: 500, ofRepeats: 60_000 } as const;
const limits = { remembered: 20_000, together: 500, waiting: 5_000 } as const;

/** Of a request, as much as the log needs. */
type RecordingContext = Pick<Context, 'account' | 'actor' | 'now' | 'origin' | 'requestId'>;

/** A recorded read, and how often it was repeated since. */
interface Repeats {
  readonly until: number;
  readonly event: NewSecurityEvent;
  readonly circumstances: EventCircumstances;
  count: number;
  last: Date;
}

/**
 * Records reads and refusals without delaying the request: entries are written in batches within half a second.
 * Repeats of one credential within a minute are counted in one further entry. A killed process loses unwritten
 * entries (docs/adr/0027-security-log.md).
 */
@Injectable()
export class SecurityReadsService implements BeforeApplicationShutdown {
  private readonly recent = new Map<string, Repeats>();
  private waiting: SecurityEventEntity[] = [];
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** @returns a promise where the queue is full and the caller has to wait for it to be written */
  record(ctx: RecordingContext, event: NewSecurityEvent): Promise<void> | undefined {
    const { account, actor, now, origin, requestId } = ctx;
    return this.note(
      { ...securityActorOf(actor), account_id: account.id, at: now, origin, request_id: requestId },
      event,
    );
  }

  /** Like `record`, for unauthenticated callers. */
  recordForVisitor(visitor: Visitor, event: NewSecurityEvent): Promise<void> | undefined {
    const { accountId, now, origin, requestId, by = anonymous } = visitor;
    return this.note({ ...by, account_id: accountId, at: now, origin, request_id: requestId }, event);
  }

  /** Writes everything, including entries that might still be repeated. */
  async writeAll(): Promise<void> {
    this.closeUntil(Infinity);
    await this.write();
  }

  /** Requests that are still under way are recorded one by one from here on. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await this.writeAll();
  }

  private note(circumstances: EventCircumstances, event: NewSecurityEvent): Promise<void> | undefined {
    const key = keyOf(circumstances, event);
    const known = this.recent.get(key);
    if (known && known.until > performance.now()) {
      known.count += 1;
      known.last = circumstances.at;
      return undefined;
    }
    if (known) this.close(key, known);
    this.open(key, circumstances, event);
    this.timer ??= setTimeout(() => this.tick(), milliseconds.betweenWrites).unref();
    // Work that holds a connection does not wait for work that needs one.
    if (this.waiting.length >= limits.waiting || this.isEnding)
      return holdsConnection() ? undefined : this.write();
    if (this.waiting.length >= limits.together) this.write().catch(() => undefined);
    return undefined;
  }

  private open(key: string, circumstances: EventCircumstances, event: NewSecurityEvent): void {
    this.waiting.push(securityEventRow(circumstances, event));
    const until = performance.now() + milliseconds.ofRepeats;
    this.recent.set(key, { until, event, circumstances, count: 0, last: circumstances.at });
    const [oldest] = this.recent;
    if (oldest && this.recent.size > limits.remembered) this.close(...oldest);
  }

  private close(key: string, { event, circumstances, count, last }: Repeats): void {
    this.recent.delete(key);
    if (count === 0) return;
    const counted: NewSecurityEvent = Object.assign({}, event, { detail: { ...event.detail, count } });
    this.waiting.push(securityEventRow({ ...circumstances, at: last }, counted));
  }

  /** All have the same lifetime and are ordered by their start. */
  private closeUntil(moment: number): void {
    for (const [key, repeats] of this.recent) {
      if (repeats.until > moment) return;
      this.close(key, repeats);
    }
  }

  private tick(): void {
    this.timer = undefined;
    this.closeUntil(performance.now());
    this.write()
      .catch(() => undefined)
      .finally(() => {
        if (this.recent.size + this.waiting.length === 0 || this.isEnding) return;
        this.timer ??= setTimeout(() => this.tick(), milliseconds.betweenWrites).unref();
      });
  }

  private write(): Promise<void> {
    this.writing ??= holdingNothing(() => this.writeWaiting()).finally(() => (this.writing = undefined));
    return this.writing;
  }

  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const rows = this.waiting.splice(0, limits.together);
      try {
        const { name, text, values } = toInsertQuery([[securityEvents, rows]]);
        await this.database.run({ name, text }, values);
      } catch (error) {
        this.waiting.unshift(...rows);
        this.background.report('security-log', error);
        throw error;
      }
    }
  }
}

/** One credential reading one thing from one place. */
function keyOf(
  { account_id, credential_id, origin }: EventCircumstances,
  { kind, subject, detail }: NewSecurityEvent,
) {
  return [account_id, credential_id, origin.ip, kind, subject?.id, JSON.stringify(detail)].join('|');
}
