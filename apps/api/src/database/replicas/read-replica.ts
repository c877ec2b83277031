import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { type Config, toDatabaseConnection, unavailablePart, within } from '../../context/index.js';
import { ConnectionWatch } from '../connection-watch.js';
import { GuardedPool } from '../guarded-pool.js';
import { isRestrictedSql } from '../row-security/account-rows-sql.js';
import { covers, type LogPosition, type ReplicaPosition } from './replica-position.js';
import { readReplicaPosition, ReplicaProbe } from './replica-probe.js';
import { UnfitReplicaError } from './unfit-replica-error.js';

/** `foreign`: a server of another cluster. `behind`: it was waited for in vain a moment ago. */
export type ReplicaState = 'current' | 'behind' | 'away' | 'promoted' | 'foreign';

type ReplicaSettings = Pick<Config, 'databasePool' | 'databaseWaitSeconds'>;

/** A replica that lags is left alone for so long, so that no list waits for it meanwhile. */
const restMilliseconds = 500;
const connectMilliseconds = 1000;
const nowhere: LogPosition = { position: 0n, timeline: 0 };

/** A server that replays what the primary writes, and how far it is known to be. */
export class ReadReplica {
  /** Host and port: a name for logs and metrics. */
  readonly name: string;
  readonly pool: Pool;
  private readonly probe: ReplicaProbe;
  private readonly watch: ConnectionWatch;
  private replayed: LogPosition = nowhere;
  /** The furthest that it was trusted to be: no connection that is made later may be behind it. */
  private trusted: LogPosition = nowhere;
  private looked: ReplicaState = 'away';
  private restsUntil = 0;

  /**
   * @param system the number of the primary's cluster, once it is known
   * @param isRestricted whether policies say which rows the role sees by which the primary is reached
   */
  constructor(
    url: string,
    settings: ReplicaSettings,
    private readonly system: () => string | undefined,
    private readonly isRestricted: boolean,
  ) {
    const { hostname, port } = new URL(url);
    this.name = `${hostname}:${port || '5432'}`;
    const connection = toDatabaseConnection(url);
    this.probe = new ReplicaProbe(connection);
    this.pool = new GuardedPool({
      ...connection,
      application_name: 'firstday lists',
      max: settings.databasePool,
      pipeline: true,
      connectionTimeoutMillis: connectMilliseconds,
      idleTimeoutMillis: 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      verify: (client, done) => void this.verify(client).then(() => done(), done),
    });
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.watch = new ConnectionWatch(() => connection, Math.min(2, settings.databaseWaitSeconds));
    this.watch.follow(this.pool);
  }

  get state(): ReplicaState {
    return this.looked === 'current' && performance.now() < this.restsUntil ? 'behind' : this.looked;
  }

  /** How far it had replayed when it last answered. */
  get position(): LogPosition {
    return this.replayed;
  }

  /** Asks how far it is. Never fails: a replica that does not answer is away. */
  async look(): Promise<void> {
    try {
      const found = await this.probe.ask();
      this.replayed = found;
      this.looked = this.judge(found);
    } catch {
      this.looked = 'away';
    }
  }

  /** Whether it has everything up to a position, or gets there within a time. */
  async reach(written: LogPosition, milliseconds: number): Promise<boolean> {
    const until = performance.now() + milliseconds;
    for (let wait = 1; this.state === 'current'; wait *= 2) {
      if (this.has(written)) return true;
      const left = until - performance.now();
      if (left <= 0) this.restsUntil = performance.now() + restMilliseconds;
      else {
        await within(left, this.look(), undefined);
        if (!this.has(written)) await pause(Math.min(wait, left));
      }
    }
    return false;
  }

  /** What failed on it; where it does not answer it is not asked before it does again. @returns whether the primary may know better */
  noteFailure(error: unknown): boolean {
    if (error instanceof UnfitReplicaError || unavailablePart(error) === 'database') this.looked = 'away';
    else if (!(error instanceof pg.DatabaseError)) return false;
    // Long reads are stopped on purpose, and would take as long again.
    const isStopped = error instanceof pg.DatabaseError && error.code === '57014';
    return !isStopped || /recovery/.test(error.message);
  }

  async end(): Promise<void> {
    this.watch.stop();
    this.probe.close();
    await this.pool.end();
  }

  private has(written: LogPosition): boolean {
    if (!covers(this.replayed, written)) return false;
    if (!covers(this.trusted, written)) this.trusted = written;
    return true;
  }

  private judge({ isStandby, system }: ReplicaPosition): ReplicaState {
    if (!isStandby) return 'promoted';
    return system === this.system() ? 'current' : 'foreign';
  }

  /** A server that was started again may be where it was some time ago, and another one may have taken its address. */
  private async verify(client: PoolClient): Promise<void> {
    const found = await readReplicaPosition(client);
    const { position, timeline } = this.trusted;
    const isBack = found.timeline < timeline || (found.timeline === timeline && found.position < position);
    if (isBack || this.judge(found) !== 'current') throw new UnfitReplicaError();
    // A role from which rows are hidden would show empty lists to who does not know of it, and one that sees all is no second wall.
    const { rows } = await client.query<{ restricted: boolean }>(isRestrictedSql);
    if (rows[0]?.restricted !== this.isRestricted) throw new UnfitReplicaError();
  }
}
