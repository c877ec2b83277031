import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config.js';
import type { Actor } from '../platform/context.js';
import { addressKey } from './address-key.js';
import { RequestCountsStore } from './request-counts.store.js';
import { type Count, RequestWindow, type Standing } from './request-window.js';

const tellMilliseconds = 1000;
const mostTold = 2000;
const mostCounted = 50_000;

/**
 * How much each caller may ask in ten seconds: a token, a session, or an address without either. Requests are counted
 * in memory, and once a second the processes add up their counts in the database, in one statement.
 */
@Injectable()
export class RateLimits implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('limits');
  // Addresses are counted apart: however many there are, a known caller keeps a count of its own.
  private readonly known = new RequestWindow(Number.POSITIVE_INFINITY);
  private readonly strange = new RequestWindow(mostCounted);
  private timer: NodeJS.Timeout | undefined;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly store: RequestCountsStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tell(), tellMilliseconds).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.tell();
  }

  /** Counts a request for the credential's holder; nothing where there is no limit. */
  ofActor(actor: Actor, now: Date): Standing | undefined {
    if (actor.kind === 'system') return undefined;
    const isToken = actor.kind === 'api_token';
    const limit = isToken ? this.config.rateLimits.tokens : this.config.rateLimits.sessions;
    if (limit === 0) return undefined;
    return this.known.take(isToken ? actor.tokenId : actor.sessionId, limit, now);
  }

  /** Counts a request that no credential vouches for; nothing where there is no limit. */
  ofAddress(ip: string, now: Date): Standing | undefined {
    const limit = this.config.rateLimits.addresses;
    return limit === 0 ? undefined : this.strange.take(addressKey(ip), limit, now);
  }

  /** Tells the other processes what this one has counted, and learns what they have. */
  tell(): Promise<void> {
    this.telling = this.telling.then(async () => {
      await this.tellOf(this.known);
      await this.tellOf(this.strange);
    });
    return this.telling;
  }

  private async tellOf(requests: RequestWindow): Promise<void> {
    const { window, counts } = requests.toTell(mostTold);
    if (counts.length === 0) return;
    try {
      learn(counts, await this.store.add(window, counts));
    } catch (error) {
      requests.tellAgain(window, counts);
      this.logger.warn(
        { name: error instanceof Error ? error.name : 'unknown' },
        'the processes could not add up their counts',
      );
    }
  }
}

/** What is neither this process's own nor still to be told is the others'. */
function learn(counts: readonly (readonly [Count, number])[], all: ReadonlyMap<string, number>): void {
  for (const [count] of counts) {
    const told = count.own - count.untold;
    count.others = Math.max(0, (all.get(count.key) ?? told) - told);
  }
}
