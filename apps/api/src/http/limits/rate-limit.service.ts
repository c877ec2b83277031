import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Actor, CONFIG, type Config } from '../../context/index.js';
import { addressKey } from './address-key.js';
import { RequestCountsStore } from './request-counts.store.js';
import { type CallerCount, RequestWindow, type RateLimitStatus } from './request-window.js';

const syncMilliseconds = 1000;
const maxCallersPerSync = 2000;
const maxAddresses = 50_000;

/**
 * Rate limits per ten seconds: of each token, each session, and each address without either. Requests are counted
 * in memory, and once a second the processes add up their counts in the database, in one statement.
 */
@Injectable()
export class RateLimitService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('limits');
  // Addresses are counted separately: however many there are, an authenticated caller keeps its own count.
  private readonly byCredential = new RequestWindow(Number.POSITIVE_INFINITY);
  private readonly byAddress = new RequestWindow(maxAddresses);
  private timer: NodeJS.Timeout | undefined;
  private syncing: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: RequestCountsStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sync(), syncMilliseconds).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sync();
  }

  /** Counts a request for a credential; undefined where there is no limit. */
  countActor(actor: Actor, now: Date): RateLimitStatus | undefined {
    if (actor.kind === 'system') return undefined;
    const isToken = actor.kind === 'api_token';
    const limit = isToken ? this.config.rateLimits.tokens : this.config.rateLimits.sessions;
    if (limit === 0) return undefined;
    return this.byCredential.take(isToken ? actor.tokenId : actor.sessionId, limit, now);
  }

  /** Counts an unauthenticated request; undefined where there is no limit. */
  countAddress(ip: string, now: Date): RateLimitStatus | undefined {
    const limit = this.config.rateLimits.addresses;
    return limit === 0 ? undefined : this.byAddress.take(addressKey(ip), limit, now);
  }

  /** Publishes this process's counts, and reads those of the others. */
  sync(): Promise<void> {
    this.syncing = this.syncing.then(async () => {
      await this.syncWindow(this.byCredential);
      await this.syncWindow(this.byAddress);
    });
    return this.syncing;
  }

  private async syncWindow(requests: RequestWindow): Promise<void> {
    const { window, counts } = requests.takeUnsynced(maxCallersPerSync);
    if (counts.length === 0) return;
    try {
      applyTotals(counts, await this.store.add(window, counts));
    } catch (error) {
      requests.restoreUnsynced(window, counts);
      this.logger.warn(
        { name: error instanceof Error ? error.name : 'unknown' },
        'the processes could not add up their counts',
      );
    }
  }
}

/** The others' count is the total minus this process's published requests. */
function applyTotals(
  counts: readonly (readonly [CallerCount, number])[],
  all: ReadonlyMap<string, number>,
): void {
  for (const [count] of counts) {
    const published = count.own - count.unsynced;
    count.others = Math.max(0, (all.get(count.key) ?? published) - published);
  }
}
