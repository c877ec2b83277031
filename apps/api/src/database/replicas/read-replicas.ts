import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../context/index.js';
import { errorKind, Metrics } from '../../observability/index.js';
import { Database } from '../database.js';
import { PostgresDataSource } from '../postgres-data-source.js';
import { LagTrail } from './lag-trail.js';
import { ReadReplica, type ReplicaState } from './read-replica.js';
import { ReplicaDatabase } from './replica-database.js';
import type { LogPosition } from './replica-position.js';
import { replicaSql } from './replica-sql.js';

const lookEveryMilliseconds = 1000;
/** How long a list waits for a replica to replay what was written before it was asked for. */
const patienceMilliseconds = 50;
const warnEveryMilliseconds = 60_000;

interface ServingReplica {
  readonly replica: ReadReplica;
  readonly database: Database;
}

/**
 * Who answers lists, searches, reports and exports: a replica that has replayed everything that the primary had written when the
 * request came, or the primary. So whoever wrote something, in whichever process, finds it in the next list; nothing about who wrote
 * what has to be kept.
 */
@Injectable()
export class ReadReplicas implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Replicas');
  private readonly serving: readonly ServingReplica[];
  private readonly trail = new LagTrail();
  private system: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;
  private warnedAt = -Infinity;

  constructor(
    private readonly database: Database,
    dataSource: PostgresDataSource,
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const onFailure = (error: unknown) => this.notePrimary('broken_off', errorKind(error));
    this.serving = config.databaseReplicaUrls.map((url) => {
      const replica = new ReadReplica(url, config, () => this.system, dataSource.isRestricted);
      const parts = { dataSource, plain: config.plainPaths, primary: database, replica, onFailure };
      return { replica, database: new ReplicaDatabase(parts) };
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    // A worker has no lists to answer.
    if (this.serving.length === 0 || this.config.role === 'worker') return;
    this.timer = setInterval(() => void this.look(), lookEveryMilliseconds).unref();
    await this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.serving.map(({ replica }) => replica.end()));
  }

  /** The replicas, what is known of each, and how long ago the primary wrote what each has replayed last. */
  states(): { readonly name: string; readonly state: ReplicaState; readonly lagSeconds: number }[] {
    return this.serving.map(({ replica }) => ({
      name: replica.name,
      state: replica.state,
      lagSeconds: this.trail.lagSeconds(replica.position, performance.now()),
    }));
  }

  /** Where a request that only reads finds everything that was written before it came. Without replicas there is nothing to wait for. */
  forReading(): Database | Promise<Database> {
    return this.serving.length === 0 ? this.database : this.choose();
  }

  private async choose(): Promise<Database> {
    const candidates = this.candidates();
    if (candidates.length === 0) return this.onPrimary(this.serving[0]?.replica.state ?? 'away');
    const written = await this.askPrimary();
    if (!written) return this.onPrimary('behind');
    const first = candidates.map(async ({ replica, database }) => {
      if (await replica.reach(written, patienceMilliseconds)) return database;
      throw new Error('it is behind');
    });
    const found = await Promise.any(first).catch(() => undefined);
    if (!found) return this.onPrimary('behind');
    this.metrics.count('replica_reads', { outcome: 'replica' });
    return found;
  }

  /** In turns, so that all of them work. */
  private candidates(): readonly ServingReplica[] {
    const fit = this.serving.filter(({ replica }) => replica.state === 'current');
    const start = fit.length === 0 ? 0 : this.turn++ % fit.length;
    return [...fit.slice(start), ...fit.slice(0, start)];
  }

  private onPrimary(why: ReplicaState): Database {
    this.notePrimary(why);
    return this.database;
  }

  private notePrimary(outcome: ReplicaState | 'broken_off', reason?: string): void {
    this.metrics.count('replica_reads', { outcome });
    if (performance.now() - this.warnedAt < warnEveryMilliseconds) return;
    this.warnedAt = performance.now();
    this.logger.warn({ outcome, reason, replicas: this.states() }, 'lists are read from the primary');
  }

  private async look(): Promise<void> {
    const written = await this.askPrimary();
    if (written) this.trail.add(written, performance.now());
    this.system ??= await this.askSystem();
    await Promise.all(this.serving.map(({ replica }) => replica.look()));
  }

  /** Undefined where the primary is away: whoever reads finds out there. */
  private async askPrimary(): Promise<LogPosition | undefined> {
    try {
      const [row] = await this.database.run<{ position: string; timeline: number }>(
        replicaSql.primaryPosition,
      );
      return row && { position: BigInt(row.position), timeline: row.timeline };
    } catch {
      return undefined;
    }
  }

  private async askSystem(): Promise<string | undefined> {
    const rows = await this.database.run<{ system: string }>(replicaSql.primarySystem).catch(() => []);
    return rows[0]?.system;
  }
}
