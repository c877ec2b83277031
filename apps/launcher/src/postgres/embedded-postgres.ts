import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';

import { guard } from '../../../../tools/process/guard.mjs';
import { isRunning } from '../../../../tools/process/running.mjs';
import { sleep, waitUntil } from '../../../../tools/process/wait.mjs';
import { postgresBinaries } from './postgres-binaries.ts';
import {
  type ClusterPlace,
  type EmbeddedUrls,
  initialiseCluster,
  locateCluster,
  makeDataFolder,
  rememberCluster,
  serverUrl,
  urlsOf,
} from './cluster-place.ts';
import { createDatabase, type LaunchedServer, launchPostgres } from './launch-postgres.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { serverAnswers } from './query-server.ts';
import { ServerLog } from './server-log.ts';

export interface PostgresOptions {
  readonly dataDir: string;
  /** They go to the server as they are. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the data folder is deleted with the last stop. */
  readonly remove?: boolean;
}

interface PostgresEvents {
  /** It had died and answers again. */
  restarted: [{ readonly portChanged: boolean }];
  /** It could not be brought back yet, and is tried again after so many seconds. */
  waiting: [error: unknown, seconds: number];
}

const looksPerMinute = 240;
/** What kept it from starting is over at some moment: from then on nobody is to wait for long. */
const longestPauseSeconds = 2;

/** Starts the embedded PostgreSQL of a data folder, or takes over the one that runs. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const server = new EmbeddedPostgres({ ...options, dataDir: resolve(options.dataDir) });
  await server.start();
  return server;
}

/**
 * The embedded PostgreSQL of a data folder. It is initialised on first use, found again when it still runs,
 * started again when it dies, and never outlives this process for long.
 */
export class EmbeddedPostgres extends EventEmitter<PostgresEvents> {
  readonly #log: ServerLog;
  readonly #options: PostgresOptions;
  #isStopping = false;
  #liftGuard: () => void = () => undefined;
  #place: ClusterPlace | undefined;
  #server: LaunchedServer | undefined;
  #lastPort = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: PostgresOptions) {
    super();
    this.#options = options;
    this.#log = new ServerLog(options.dataDir);
  }

  /** By the owner of the database. */
  get url(): string {
    return this.urlOf('firstday');
  }

  get urls(): EmbeddedUrls {
    return urlsOf(this.#known, this.port);
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  /** The one that it has, or had last. */
  get port(): number {
    return this.#lastPort;
  }

  /** The folder of the cluster: outside of the data folder where that is closed to the server's user. */
  get cluster(): string {
    return this.#known.cluster;
  }

  get isOutside(): boolean {
    return this.#known.isOutside;
  }

  urlOf(database: string): string {
    return serverUrl(this.#known.password, this.port, database);
  }

  async start(): Promise<void> {
    const { dataDir } = this.#options;
    this.#isStopping = false;
    makeDataFolder(dataDir);
    const place = locateCluster(dataDir);
    this.#place = place;
    rememberCluster(dataDir, place);
    await initialiseCluster(place, postgresBinaries(place.account).initdb);
    this.#runs((await this.#adopt(place)) ?? (await this.#launch(place)));
    rememberCluster(dataDir, this.#known);
    await createDatabase(place, this.port);
    this.#supervise();
  }

  /** The role that serves was made: what connects to this database from now on connects by it. */
  rememberService(): void {
    this.#place = { ...this.#known, isServiceMade: true };
    rememberCluster(this.#options.dataDir, this.#place);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#watch);
    if (this.#server) await stopPostmaster(this.#server.pid);
    this.#server = undefined;
    this.#liftGuard();
  }

  get #known(): ClusterPlace {
    if (!this.#place) throw new Error('The embedded PostgreSQL was not started.');
    return this.#place;
  }

  /** Takes over a server that an earlier process left; one that runs but does not answer is stopped. */
  async #adopt({ cluster, password }: ClusterPlace): Promise<LaunchedServer | undefined> {
    const found = runningPostmaster(cluster);
    if (!found) return undefined;
    const answers = () => serverAnswers(serverUrl(password, found.port, 'postgres'));
    if (await waitUntil(answers, { within: 3_000, every: 100 })) {
      this.#guard(found.pid);
      return found;
    }
    await stopPostmaster(found.pid);
    return undefined;
  }

  #launch(place: ClusterPlace): Promise<LaunchedServer> {
    const { settings } = this.#options;
    return launchPostgres({ place, settings, log: this.#log, guard: (pid) => this.#guard(pid) });
  }

  #runs(server: LaunchedServer): void {
    this.#server = server;
    this.#lastPort = server.port;
    this.#place = { ...this.#known, port: server.port };
  }

  #guard(pid: number): () => void {
    this.#liftGuard();
    const remove = this.#options.remove ? this.#options.dataDir : '';
    this.#liftGuard = guard(pid, { signal: 'INT', remove });
    return this.#liftGuard;
  }

  #supervise(): void {
    let looks = 0;
    this.#watch = setInterval(() => {
      if ((looks += 1) % looksPerMinute === 0) this.#log.keepSmall();
      if (isRunning(this.pid)) return;
      clearInterval(this.#watch);
      void this.#revive();
    }, 60_000 / looksPerMinute);
    this.#watch.unref();
  }

  /** What keeps a server from starting, a full disk say, passes: it is tried again for as long as we run. */
  async #revive(): Promise<void> {
    const portBefore = this.port;
    for (let seconds = 1; !this.#isStopping && !(await this.#isLaunched(seconds));) {
      await sleep(seconds * 1000);
      seconds = Math.min(seconds * 2, longestPauseSeconds);
    }
    if (this.#isStopping) return this.stop();
    const portChanged = this.port !== portBefore;
    if (portChanged) this.#rememberPort();
    this.#supervise();
    this.emit('restarted', { portChanged });
  }

  async #isLaunched(secondsToWait: number): Promise<boolean> {
    try {
      this.#runs(await this.#launch(this.#known));
      return true;
    } catch (error) {
      this.emit('waiting', error, secondsToWait);
      return false;
    }
  }

  /** What runs is of use also where a full disk does not take its new port: who asks for it asks this process. */
  #rememberPort(): void {
    try {
      rememberCluster(this.#options.dataDir, this.#known);
    } catch {
      // The console will not find it until the next start; the service has the port already.
    }
  }
}
