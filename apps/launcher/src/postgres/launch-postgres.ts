import { type ChildProcess, spawn } from 'node:child_process';

import { freePort, isPortFree } from '../../../../tools/process/ports.mjs';
import { sleep, waitUntil } from '../../../../tools/process/wait.mjs';
import { postgresBinaries } from './postgres-binaries.ts';
import { type ClusterPlace, serverEnvironment, serverUrl } from './cluster-place.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';
import { queryServer, serverAnswers } from './query-server.ts';
import type { ServerLog } from './server-log.ts';

export interface LaunchPlan {
  readonly place: ClusterPlace;
  /** They go to the server as they are. */
  readonly settings: Readonly<Record<string, string>> | undefined;
  readonly log: ServerLog;
  /** Sees to it that the server of this id does not outlive us; answers how to lift that. */
  readonly guard: (pid: number) => () => void;
}

export interface LaunchedServer {
  readonly pid: number;
  readonly port: number;
}

const passingTroubles =
  /pre-existing shared memory block|lock file .* already exists|could not bind|is in use/;

/**
 * Starts the server of a cluster, once it accepts connections. A killed server's own processes need a moment to notice and
 * to let go of its memory: what passes is tried again for a while.
 */
export async function launchPostgres(plan: LaunchPlan): Promise<LaunchedServer> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const outcome = await attempt(plan);
    if (typeof outcome === 'object') return outcome;
    if (Date.now() > deadline || !passingTroubles.test(outcome)) {
      throw new Error(`The embedded PostgreSQL did not start. Its last words:\n${outcome}`);
    }
    await sleep(300);
  }
}

/** The database that everything is in. */
export async function createDatabase(place: ClusterPlace, port: number): Promise<void> {
  const url = serverUrl(place.password, port, 'postgres');
  const { rowCount } = await queryServer(url, `select from pg_database where datname = 'firstday'`);
  if (!rowCount) await queryServer(url, 'create database firstday');
}

/** The server, or what it said before it gave up. */
async function attempt(plan: LaunchPlan): Promise<LaunchedServer | string> {
  const { place, log } = plan;
  const port = place.port && (await isPortFree(place.port)) ? place.port : await freePort();
  const child = spawnServer(plan, port);
  const { pid } = child;
  let hasEnded = pid === undefined;
  child.on('exit', () => (hasEnded = true)).on('error', () => (hasEnded = true));
  const liftGuard = pid ? plan.guard(pid) : () => undefined;
  await waitUntil(() => hasEnded || isReady(place.cluster, pid), { within: 120_000, every: 20 });
  const answers = () => serverAnswers(serverUrl(place.password, port, 'postgres'));
  if (pid && !hasEnded && (await waitUntil(answers, { within: 10_000 }))) return { pid, port };
  if (pid && !hasEnded) await stopPostmaster(pid);
  liftGuard();
  return log.lastWords() || 'it said nothing, or its log cannot be read';
}

function spawnServer({ place, settings, log }: LaunchPlan, port: number): ChildProcess {
  log.keepSmall();
  const opened = log.open();
  const child = spawn(postgresBinaries(place.account).postgres, flags(place.cluster, port, settings), {
    ...place.account,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', opened, opened],
    detached: true,
  });
  log.close(opened);
  child.unref();
  return child;
}

function flags(cluster: string, port: number, settings: LaunchPlan['settings']): readonly string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The text of a statement may hold a person's answers: the log says that one failed, not which.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...pairs];
}

function isReady(cluster: string, pid: number | undefined): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster?.pid === pid && postmaster?.status === 'ready';
}
