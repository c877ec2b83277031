import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';

import pg from 'pg';

import { guard } from '../process/guard.mjs';
import { freePort, isPortFree } from '../process/ports.mjs';
import { isRunning } from '../process/running.mjs';
import { sleep, waitUntil } from '../process/wait.mjs';
import { postgresBinaries } from './binaries.mjs';
import {
  initialiseCluster,
  locateCluster,
  makeDataFolder,
  rememberCluster,
  serverEnvironment,
  superuser,
} from './cluster.mjs';
import { readPostmaster, runningPostmaster, stopPostmaster } from './postmaster.mjs';
import { ServerLog } from './server-log.mjs';

const looksPerMinute = 240;
const longestPauseSeconds = 30;
const passingTroubles =
  /pre-existing shared memory block|lock file .* already exists|could not bind|is in use/;

/**
 * The embedded PostgreSQL of a data folder. It is initialised on first use, found again when it still runs,
 * started again when it dies, and never outlives this process for long.
 *
 * @param {{dataDir: string, settings?: Record<string, string>, remove?: boolean}} options `settings` go to the
 *   server as they are; `remove` deletes the data folder with the last stop.
 */
export async function startPostgres(options) {
  const server = new EmbeddedPostgres({ ...options, dataDir: resolve(options.dataDir) });
  await server.start();
  return server;
}

/** Emits `restarted` when it had died and answers again, `waiting` each time that it could not be brought back yet. */
class EmbeddedPostgres extends EventEmitter {
  #options;
  #place;
  #pid;
  #liftGuard = () => undefined;
  #watch;
  #isStopping = false;
  #log;

  constructor(options) {
    super();
    this.#options = options;
    this.#log = new ServerLog(options.dataDir);
  }

  get url() {
    return this.urlOf('firstday');
  }

  get pid() {
    return this.#pid;
  }

  get port() {
    return this.#place.port;
  }

  /** The folder of the cluster: outside of the data folder where that is closed to the server's user. */
  get cluster() {
    return this.#place.cluster;
  }

  get isOutside() {
    return this.#place.isOutside;
  }

  urlOf(database) {
    return `postgres://${superuser}:${this.#place.password}@127.0.0.1:${this.#place.port}/${database}`;
  }

  async start() {
    const { dataDir } = this.#options;
    this.#isStopping = false;
    makeDataFolder(dataDir);
    this.#place = locateCluster(dataDir);
    rememberCluster(dataDir, this.#place);
    const { initdb } = postgresBinaries(this.#place.account);
    await initialiseCluster(this.#place, initdb);
    if (!(await this.#adopt())) await this.#launch();
    rememberCluster(dataDir, this.#place);
    await this.#createDatabase();
    this.#supervise();
  }

  async stop() {
    this.#isStopping = true;
    clearInterval(this.#watch);
    if (this.#pid) await stopPostmaster(this.#pid);
    this.#pid = undefined;
    this.#liftGuard();
  }

  /** Takes over a server that an earlier process left; one that runs but does not answer is stopped. */
  async #adopt() {
    const found = runningPostmaster(this.#place.cluster);
    if (!found) return false;
    this.#place.port = found.port;
    const answers = await waitUntil(() => this.#answers(), { within: 3_000, every: 100 });
    if (!answers) {
      await stopPostmaster(found.pid);
      return false;
    }
    this.#pid = found.pid;
    this.#guard(found.pid);
    return true;
  }

  /** A killed server's own processes need a moment to notice and to let go of its memory. */
  async #launch() {
    const deadline = Date.now() + 10_000;
    for (;;) {
      const trouble = await this.#attempt();
      if (!trouble) return;
      if (Date.now() > deadline || !passingTroubles.test(trouble)) {
        throw new Error(`The embedded PostgreSQL did not start. Its last words:\n${trouble}`);
      }
      await sleep(300);
    }
  }

  /** Undefined once the server accepts connections, otherwise what it said before it gave up. */
  async #attempt() {
    const { port } = this.#place;
    this.#place.port = port && (await isPortFree(port)) ? port : await freePort();
    this.#log.keepSmall();
    const log = this.#log.open();
    const child = spawn(postgresBinaries(this.#place.account).postgres, this.#flags(), {
      ...this.#place.account,
      cwd: '/',
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    });
    this.#log.close(log);
    let ended = false;
    child.on('exit', () => (ended = true)).on('error', () => (ended = true));
    child.unref();
    if (child.pid) this.#guard(child.pid);
    await waitUntil(() => ended || this.#isReady(child.pid), { within: 120_000, every: 20 });
    if (!ended && (await waitUntil(() => this.#answers(), { within: 10_000 }))) {
      this.#pid = child.pid;
      return undefined;
    }
    if (child.pid && !ended) await stopPostmaster(child.pid);
    this.#liftGuard();
    return this.#log.lastWords() || 'it said nothing, or its log cannot be read';
  }

  #guard(pid) {
    this.#liftGuard();
    this.#liftGuard = guard(pid, {
      signal: 'INT',
      remove: this.#options.remove ? this.#options.dataDir : '',
    });
  }

  #flags() {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      password_encryption: 'scram-sha-256',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // The text of a statement may hold a person's answers: the log says that one failed, not which.
      log_min_error_statement: 'panic',
      log_error_verbosity: 'terse',
      ...this.#options.settings,
    };
    const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return ['-D', this.#place.cluster, '-p', String(this.#place.port), ...pairs];
  }

  #isReady(pid) {
    const postmaster = readPostmaster(this.#place.cluster);
    return postmaster?.pid === pid && postmaster.status === 'ready';
  }

  async #answers() {
    return this.#query('select 1').then(
      () => true,
      () => false,
    );
  }

  async #createDatabase() {
    const { rowCount } = await this.#query(`select from pg_database where datname = 'firstday'`);
    if (!rowCount) await this.#query('create database firstday');
  }

  async #query(text) {
    const client = new pg.Client({
      connectionString: this.urlOf('postgres'),
      connectionTimeoutMillis: 3_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  }

  #supervise() {
    let looks = 0;
    this.#watch = setInterval(() => {
      if ((looks += 1) % looksPerMinute === 0) this.#log.keepSmall();
      if (isRunning(this.#pid)) return;
      clearInterval(this.#watch);
      this.#revive();
    }, 60_000 / looksPerMinute);
    this.#watch.unref();
  }

  /** What runs is of use also where a full disk does not take its new port: who asks for it asks this process. */
  #rememberPort() {
    try {
      rememberCluster(this.#options.dataDir, this.#place);
    } catch {
      // The console will not find it until the next start; the service has the port already.
    }
  }

  /** What keeps a server from starting, a full disk say, passes: it is tried again for as long as we run. */
  async #revive() {
    const portBefore = this.port;
    for (let seconds = 1; !this.#isStopping && !(await this.#isLaunched(seconds));) {
      await sleep(seconds * 1000);
      seconds = Math.min(seconds * 2, longestPauseSeconds);
    }
    if (this.#isStopping) return this.stop();
    if (this.port !== portBefore) this.#rememberPort();
    this.#supervise();
    this.emit('restarted', { portChanged: this.port !== portBefore });
  }

  async #isLaunched(secondsToWait) {
    try {
      await this.#launch();
      return true;
    } catch (error) {
      this.emit('waiting', error, secondsToWait);
      return false;
    }
  }
}
