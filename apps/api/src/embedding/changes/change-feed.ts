import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { eventArrivals, EventsStore, type EventSummary, maxRecentEvents } from '../../events/index.js';
import { Clock, smallestIdAt } from '../../context/index.js';
import { Database } from '../../database/index.js';
import { type ChangedRecords, toChangedRecords } from './changed-records.js';

/** Hears what changed in its account; `undefined` where it was too much to be told one by one. */
export type ChangeListener = (changed: ChangedRecords | undefined) => void;

/** News of other processes may be lost: without any, one looks this often. */
const restMilliseconds = 1000;
/** However many events are committed, one looks this often at most. */
const minPollMilliseconds = 200;
/**
 * Ids are made when a request begins and are there when it is committed: those of so long ago may still come. A change
 * that takes longer than this to commit is seen with the next one, or when the list is read again.
 */
const overlapMilliseconds = 10_000;

/** Reads the events of the accounts to whose components somebody listens, once for all of them. */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly logger = new Logger('component changes');
  private readonly listeners = new Map<string, Set<ChangeListener>>();
  /** Of each account, the events that were told of and may be read again. */
  private readonly deliveredIds = new Map<string, Set<string>>();
  private readonly onArrival = () => this.pollIn(minPollMilliseconds);
  private timer: NodeJS.Timeout | undefined;
  private due = Infinity;
  private isPolling = false;
  private polling: Promise<void> = Promise.resolve();

  constructor(
    private readonly events: EventsStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns what ends it; what was committed before it is not told */
  async subscribe(accountId: string, listener: ChangeListener): Promise<() => void> {
    const known = this.listeners.get(accountId);
    if (known) known.add(listener);
    else await this.start(accountId, listener);
    return () => this.unsubscribe(accountId, listener);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop();
    this.listeners.clear();
    await this.polling;
  }

  private async start(accountId: string, listener: ChangeListener): Promise<void> {
    if (this.listeners.size === 0)
      for (const name of ['arrived', 'heard']) eventArrivals.on(name, this.onArrival);
    this.listeners.set(accountId, new Set([listener]));
    this.pollIn(restMilliseconds);
    try {
      const db = this.database.ofAccount(accountId);
      const before = await this.events.findSince(db, [accountId], this.since());
      if (!this.listeners.has(accountId)) return;
      const delivered = this.deliveredIds.get(accountId) ?? [];
      this.deliveredIds.set(accountId, new Set([...delivered, ...before.map(({ id }) => id)]));
    } catch (thrown) {
      this.unsubscribe(accountId, listener);
      throw thrown;
    }
  }

  private unsubscribe(accountId: string, listener: ChangeListener): void {
    const others = this.listeners.get(accountId);
    others?.delete(listener);
    if (others?.size !== 0) return;
    this.listeners.delete(accountId);
    this.deliveredIds.delete(accountId);
    if (this.listeners.size === 0) this.stop();
  }

  private stop(): void {
    for (const name of ['arrived', 'heard']) eventArrivals.off(name, this.onArrival);
    clearTimeout(this.timer);
    this.due = Infinity;
  }

  private pollIn(milliseconds: number): void {
    const due = performance.now() + milliseconds;
    if (due >= this.due || this.listeners.size === 0) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => {
      this.due = Infinity;
      if (!this.isPolling) this.polling = this.poll();
      else this.pollIn(minPollMilliseconds);
    }, milliseconds).unref();
  }

  private async poll(): Promise<void> {
    this.isPolling = true;
    try {
      const since = this.since();
      // Those that begin to listen meanwhile have not been told yet what is old to them.
      const accounts = [...this.deliveredIds.keys()].filter((id) => this.listeners.has(id));
      const rows = await this.events.findSince(this.database, accounts, since);
      for (const id of accounts)
        this.notify(
          id,
          rows.filter(({ account_id }) => account_id === id),
          since,
        );
    } catch (thrown) {
      this.logger.warn({ name: thrown instanceof Error ? thrown.name : 'unknown' }, 'changes were not read');
    } finally {
      this.isPolling = false;
      this.pollIn(restMilliseconds);
    }
  }

  private notify(accountId: string, events: readonly EventSummary[], since: string): void {
    const delivered = this.deliveredIds.get(accountId);
    if (!delivered) return;
    const fresh = events.filter(({ id }) => !delivered.has(id));
    for (const id of delivered) if (id <= since) delivered.delete(id);
    for (const { id } of fresh) delivered.add(id);
    if (fresh.length === 0) return;
    const changed = fresh.length < maxRecentEvents ? toChangedRecords(fresh) : undefined;
    for (const listener of this.listeners.get(accountId) ?? []) listener(changed);
  }

  private since(): string {
    return smallestIdAt('event', new Date(this.clock.now().getTime() - overlapMilliseconds));
  }
}
