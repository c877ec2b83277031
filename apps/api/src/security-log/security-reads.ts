import type { NewSecurityEvent } from '@firstday/domain';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { BackgroundWork } from '../platform/background-work.js';
import type { Context } from '../platform/context.js';
import { Database } from '../platform/database.js';
import { inserting } from '../platform/insertion.js';
import { securityActorOf } from './security-actor.js';
import type { SecurityEventEntity } from './security-event.entity.js';
import { type Circumstances, securityEventRow, securityEvents } from './security-event-row.js';

const milliseconds = { betweenWrites: 500, ofRepeats: 60_000 } as const;
const most = { remembered: 20_000, together: 500, waiting: 5_000 } as const;

/** A read that was written down, and how often it was repeated since. */
interface Repeats {
  readonly until: number;
  readonly event: NewSecurityEvent;
  readonly circumstances: Omit<Circumstances, 'at'>;
  count: number;
  last: Date;
}

/**
 * Records what was read and what was refused, for which no request waits: entries are written together within half a
 * second. What one credential repeats within a minute is counted, and is one entry more. A process that is killed loses
 * what it has not written yet (docs/adr/0027-security-log.md).
 */
@Injectable()
export class SecurityReads implements BeforeApplicationShutdown {
  private readonly recent = new Map<string, Repeats>();
  private waiting: SecurityEventEntity[] = [];
  private writing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    private readonly database: Database,
    private readonly background: BackgroundWork,
  ) {}

  /** @returns a promise where so many entries wait that whoever reads has to wait for them to be written */
  record(ctx: Omit<Context, 'db' | 'eventIds'>, event: NewSecurityEvent): Promise<void> | undefined {
    const key = keyOf(ctx, event);
    const known = this.recent.get(key);
    if (known && known.until > performance.now()) {
      known.count += 1;
      known.last = ctx.now;
      return undefined;
    }
    if (known) this.close(key, known);
    this.open(key, ctx, event);
    this.timer ??= setTimeout(() => this.tick(), milliseconds.betweenWrites).unref();
    if (this.waiting.length >= most.waiting || this.isEnding) return this.write();
    if (this.waiting.length >= most.together) this.write().catch(() => undefined);
    return undefined;
  }

  /** Writes everything down, also what may yet be repeated. */
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

  private open(key: string, ctx: Omit<Context, 'db' | 'eventIds'>, event: NewSecurityEvent): void {
    const circumstances = {
      ...securityActorOf(ctx.actor),
      account_id: ctx.account.id,
      origin: ctx.origin,
      request_id: ctx.requestId,
    };
    this.waiting.push(securityEventRow({ ...circumstances, at: ctx.now }, event));
    const until = performance.now() + milliseconds.ofRepeats;
    this.recent.set(key, { until, event, circumstances, count: 0, last: ctx.now });
    const [oldest] = this.recent;
    if (oldest && this.recent.size > most.remembered) this.close(...oldest);
  }

  private close(key: string, { event, circumstances, count, last }: Repeats): void {
    this.recent.delete(key);
    if (count === 0) return;
    const counted: NewSecurityEvent = Object.assign({}, event, { detail: { ...event.detail, count } });
    this.waiting.push(securityEventRow({ ...circumstances, at: last }, counted));
  }

  /** They all last equally long, and are kept in the order in which they began. */
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
    this.writing ??= this.writeWaiting().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const rows = this.waiting.splice(0, most.together);
      try {
        const { name, text, values } = inserting([[securityEvents, rows]]);
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
function keyOf({ account, actor, origin }: Omit<Context, 'db' | 'eventIds'>, event: NewSecurityEvent) {
  const { credential_id: credential } = securityActorOf(actor);
  const about = event.subject?.id ?? JSON.stringify(event.detail);
  return [account.id, credential, origin.ip, event.kind, about].join('|');
}
