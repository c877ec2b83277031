import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Draining } from '../../background/index.js';
import { Installation, migrations } from '../../database/index.js';
import { type MonitoredQueue, QueueStats } from '../../observability/index.js';
import { FileStorage, ForeignStoreError, Keyring } from '../../sealing/index.js';
import { CONFIG, type Config, memoizeFor, within } from '../../context/index.js';
import { DatabaseClock } from './database-clock.js';
import { DiskSpace } from './disk-space.js';
import { ReadinessStore } from './readiness.store.js';
import { WebRestarts } from './web-restarts.js';

/**
 * `late`: the service serves, and its workers do not keep up. `warning`: it serves, and will not for long unless somebody
 * looks after it. `paused`: it serves, and sends or stores nothing, for it is a copy.
 */
export type CheckState = 'ok' | 'late' | 'warning' | 'paused' | 'failed';

export interface Readiness {
  readonly status: CheckState;
  readonly checks: Readonly<Record<string, CheckState>>;
}

const timeoutMilliseconds = 2000;

/** What changes is in the log though nobody asks. */
const lookEveryMilliseconds = 15_000;
/** So many starts in a row are no accident; once it ran for so long it is over. */
const startsOfLoop = 3;
const steadyMilliseconds = 600_000;

/**
 * Whether this process can do its work. Computed at most once a second, however often it is requested; what changes is
 * logged.
 */
@Injectable()
export class ReadinessService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly startedAt = performance.now();
  private readonly logger = new Logger('health');
  private timer: NodeJS.Timeout | undefined;
  private before: Readiness['checks'] = {};
  private readonly readChecks = memoizeFor(() => this.check());
  private isMigrated = false;

  constructor(
    private readonly store: ReadinessStore,
    private readonly storage: FileStorage,
    private readonly queueStats: QueueStats,
    private readonly installation: Installation,
    private readonly keyring: Keyring,
    private readonly draining: Draining,
    private readonly disk: DiskSpace,
    private readonly databaseClock: DatabaseClock,
    private readonly webRestarts: WebRestarts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.read(), lookEveryMilliseconds).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** A process that is about to end says so at once: nobody is to be sent to it any more. */
  async read(): Promise<Readiness> {
    return this.draining.isUnderWay
      ? { status: 'failed', checks: { process: 'failed' } }
      : await this.readChecks();
  }

  private async check(): Promise<Readiness> {
    const { queues } = this.queueStats;
    const checks = Object.fromEntries(
      await Promise.all([
        namedCheck('database', this.store.ping()),
        namedCheck('migrations', this.assertMigrated()),
        namedCheck('keys', this.assertCanSeal()),
        stateOf('storage', this.storageState()),
        stateOf('disk', this.disk.readiness()),
        stateOf('clocks', this.databaseClock.readiness()),
        stateOf('restarts', Promise.resolve(this.restartState())),
        stateOf('installation', this.installation.readiness()),
        ...queues.map((queue) => stateOf(`queue:${queue.name}`, lagOf(queue))),
      ]),
    );
    const states = Object.values(checks);
    this.logChanges(checks);
    const worst = (['failed', 'paused', 'warning', 'late'] as const).find((state) => states.includes(state));
    return { status: worst ?? 'ok', checks };
  }

  /** Names and states only. */
  private logChanges(checks: Readiness['checks']): void {
    for (const [check, state] of Object.entries(checks)) {
      const earlier = this.before[check] ?? 'ok';
      if (state === earlier) continue;
      if (state === 'ok') this.logger.log({ check, state }, 'a check is well again');
      else this.logger.warn({ check, state }, 'a check is not well');
    }
    this.before = checks;
  }

  private restartState(): CheckState {
    const isYoung = performance.now() - this.startedAt < steadyMilliseconds;
    if (isYoung && this.config.startedAgain >= startsOfLoop) return 'warning';
    return this.webRestarts.readiness();
  }

  private async storageState(): Promise<CheckState> {
    try {
      await this.storage.assertWritable();
      return 'ok';
    } catch (error) {
      if (error instanceof ForeignStoreError) return 'paused';
      throw error;
    }
  }

  private async assertCanSeal(): Promise<void> {
    this.keyring.assertFresh();
  }

  /** A database that is ahead is fine: while a new version is rolled out, processes of the earlier one still serve. */
  private async assertMigrated(): Promise<void> {
    if (this.isMigrated) return;
    const names = new Set(await this.store.appliedMigrations());
    if (migrations.some((Migration) => !names.has(new Migration().name)))
      throw new Error('the database is behind');
    this.isMigrated = true;
    const ahead = names.size - migrations.length;
    if (ahead > 0)
      this.logger.warn({ migrations: ahead }, 'the database is of a later version than this program');
  }
}

const stateOf = async (name: string, state: Promise<CheckState>) =>
  [name, await within(timeoutMilliseconds, state, 'failed')] as const;

const namedCheck = (name: string, check: Promise<unknown>) =>
  stateOf(
    name,
    check.then(() => 'ok'),
  );

const lagOf = ({ backlog, lateAfterSeconds }: MonitoredQueue): Promise<CheckState> =>
  backlog().then(({ ageSeconds }) => (ageSeconds > lateAfterSeconds ? 'late' : 'ok'));
