import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { eventArrivals } from '../events/event-arrivals.js';
import { Clock } from '../platform/clock.js';
import { Database } from '../platform/database.js';
import { leastId } from '../platform/ids.js';
import { SeenChangesStore, mostHappenings } from './seen-changes.store.js';
import { type Happening, type Touched, touchedBy } from './touched.js';

/** Hears what changed in its account; `undefined` where it was too much to be told one by one. */
export type Listener = (touched: Touched | undefined) => void;

/** News of other processes may be lost: without any, one looks this often. */
const restMilliseconds = 1000;
/** However many events are committed, one looks this often at most. */
const leastMilliseconds = 200;
/**
 * Ids are made when a request begins and are there when it is committed: those of so long ago may still come. A change
 * that takes longer than this to commit is seen with the next one, or when the list is read again.
 */
const overlapMilliseconds = 10_000;

/** Reads the events of the accounts to whose components somebody listens, once for all of them. */
@Injectable()
export class ChangeFeed implements OnModuleDestroy {
  private readonly logger = new Logger('component changes');
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Of each account, the events that were told of and may be read again. */
  private readonly told = new Map<string, Set<string>>();
  private readonly arrived = () => this.lookIn(leastMilliseconds);
  private timer: NodeJS.Timeout | undefined;
  private due = Infinity;
  private isLooking = false;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: SeenChangesStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns what ends it; what was committed before it is not told */
  async listen(accountId: string, listener: Listener): Promise<() => void> {
    const known = this.listeners.get(accountId);
    if (known) known.add(listener);
    else await this.begin(accountId, listener);
    return () => this.leave(accountId, listener);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop();
    this.listeners.clear();
    await this.looking;
  }

  private async begin(accountId: string, listener: Listener): Promise<void> {
    if (this.listeners.size === 0)
      for (const name of ['arrived', 'heard']) eventArrivals.on(name, this.arrived);
    this.listeners.set(accountId, new Set([listener]));
    this.lookIn(restMilliseconds);
    try {
      const before = await this.store.happened(this.database, [accountId], this.since());
      if (!this.listeners.has(accountId)) return;
      const told = this.told.get(accountId) ?? [];
      this.told.set(accountId, new Set([...told, ...before.map(({ id }) => id)]));
    } catch (thrown) {
      this.leave(accountId, listener);
      throw thrown;
    }
  }

  private leave(accountId: string, listener: Listener): void {
    const others = this.listeners.get(accountId);
    others?.delete(listener);
    if (others?.size !== 0) return;
    this.listeners.delete(accountId);
    this.told.delete(accountId);
    if (this.listeners.size === 0) this.stop();
  }

  private stop(): void {
    for (const name of ['arrived', 'heard']) eventArrivals.off(name, this.arrived);
    clearTimeout(this.timer);
    this.due = Infinity;
  }

  private lookIn(milliseconds: number): void {
    const due = performance.now() + milliseconds;
    if (due >= this.due || this.listeners.size === 0) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => {
      this.due = Infinity;
      if (!this.isLooking) this.looking = this.look();
      else this.lookIn(leastMilliseconds);
    }, milliseconds).unref();
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    try {
      const since = this.since();
      // Those that begin to listen meanwhile have not been told yet what is old to them.
      const accounts = [...this.told.keys()].filter((id) => this.listeners.has(id));
      const rows = await this.store.happened(this.database, accounts, since);
      for (const id of accounts)
        this.tell(
          id,
          rows.filter(({ account_id }) => account_id === id),
          since,
        );
    } catch (thrown) {
      this.logger.warn({ name: thrown instanceof Error ? thrown.name : 'unknown' }, 'changes were not read');
    } finally {
      this.isLooking = false;
      this.lookIn(restMilliseconds);
    }
  }

  private tell(accountId: string, happenings: readonly Happening[], since: string): void {
    const told = this.told.get(accountId);
    if (!told) return;
    const fresh = happenings.filter(({ id }) => !told.has(id));
    for (const id of told) if (id <= since) told.delete(id);
    for (const { id } of fresh) told.add(id);
    if (fresh.length === 0) return;
    const touched = fresh.length < mostHappenings ? touchedBy(fresh) : undefined;
    for (const listener of this.listeners.get(accountId) ?? []) listener(touched);
  }

  private since(): string {
    return leastId('event', new Date(this.clock.now().getTime() - overlapMilliseconds));
  }
}
