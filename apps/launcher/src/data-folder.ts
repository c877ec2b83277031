import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import {
  acquireLock,
  identityOf,
  isAlive,
  isElsewhere,
  type ProcessIdentity,
  readLock,
  updateLock,
} from '../../../tools/process/lock.mjs';
import { signal } from '../../../tools/process/running.mjs';
import { waitUntil } from '../../../tools/process/wait.mjs';
import { say, Trouble } from '../../../tools/setup/say.mjs';
import { errorCode } from './error-code.ts';
import { makeDataFolder } from './postgres/cluster-place.ts';

/** The holder shows this often that it lives, to those on other machines. */
const beatMilliseconds = 3000;
/** Without a beat for so long its machine has died, or nobody runs there any more. */
const silenceMilliseconds = 15_000;

/**
 * The lock on DATA_DIR: one Firstday a folder, and beside it one that is a worker only, on all machines that reach the
 * folder. It also keeps who runs for it, for a start after a `kill -9`.
 */
export class DataFolder {
  readonly #lockFile: string;
  readonly #unlock: () => void;
  readonly #beat: NodeJS.Timeout;

  private constructor(lockFile: string, unlock: () => void) {
    this.#lockFile = lockFile;
    this.#unlock = unlock;
    this.#beat = setInterval(() => beat(lockFile), beatMilliseconds).unref();
  }

  /** @param machine what names this one among those that reach the folder */
  static async take(
    dataDir: string,
    role: 'all' | 'api' | 'worker' = 'all',
    machine = thisMachine(),
  ): Promise<DataFolder> {
    const lockFile = join(dataDir, role === 'worker' ? 'firstday-worker.lock' : 'firstday.lock');
    makeOrExplain(dataDir);
    const before = readLock(lockFile);
    const isForeign = before !== undefined && isElsewhere(before, machine);
    if (isForeign) await discardUnlessBeating(lockFile, dataDir, before.machine);
    // One that was told to stop, or whose terminal was killed, may still be stopping.
    const unlock = await waitUntil(() => acquireLock(lockFile, machine), { within: 3_000, every: 200 });
    if (!unlock) {
      const holder = readLock(lockFile);
      throw new Trouble(`${dataDir} is in use by a Firstday that runs already (process ${holder?.pid}).`);
    }
    // Numbers of processes elsewhere mean others here.
    if (!isForeign) await endAll(before?.parts ?? []);
    return new DataFolder(lockFile, unlock);
  }

  /** Writes down who runs for this folder. What runs goes on where that cannot be written: the disk may be full. */
  record(pids: readonly number[]): void {
    try {
      updateLock(this.#lockFile, { machine: readLock(this.#lockFile)?.machine, parts: pids.map(identityOf) });
    } catch (error) {
      say(`${this.#lockFile} cannot be written (${errorCode(error)}): the service goes on.`);
    }
  }

  release(): void {
    clearInterval(this.#beat);
    this.#unlock();
  }
}

/** What a killed Firstday left behind: it ends by itself as a rule, and is helped where it does not. */
async function endAll(parts: readonly ProcessIdentity[]): Promise<void> {
  const living = () => parts.filter(isAlive);
  for (const { pid } of living()) signal(pid, 'SIGTERM');
  if (await waitUntil(() => living().length === 0, { within: 8_000 })) return;
  for (const { pid } of living()) signal(pid, 'SIGKILL');
  await waitUntil(() => living().length === 0, { within: 3_000 });
}

/**
 * A holder on another machine cannot be looked at: the time of its lock moves on while it lives.
 * @throws Trouble where it does
 */
async function discardUnlessBeating(lockFile: string, dataDir: string, machine = ''): Promise<void> {
  say(
    `${dataDir} was in use on another machine (${machine}): waiting for ${silenceMilliseconds / 1000} s whether it still is …`,
  );
  const first = timeOf(lockFile);
  const moved = await waitUntil(() => timeOf(lockFile) !== first, {
    within: silenceMilliseconds,
    every: 500,
  });
  if (moved && timeOf(lockFile) !== undefined)
    throw new Trouble(
      `${dataDir} is in use by a Firstday on another machine (${machine}). On several machines, each has a DATA_DIR of its own, or works with ROLE=worker and shares the files only.`,
    );
  rmSync(lockFile, { force: true });
}

/** When the lock last moved; opened, since shared folders answer for a file that is opened from the server. */
function timeOf(lockFile: string): number | undefined {
  try {
    const file = openSync(lockFile, 'r');
    const { mtimeMs } = fstatSync(file);
    closeSync(file);
    return mtimeMs;
  } catch {
    return undefined;
  }
}

/** It takes no room: a full disk keeps nobody from showing that they live. */
function beat(lockFile: string): void {
  try {
    const now = new Date();
    utimesSync(lockFile, now, now);
  } catch {
    // Gone, or out of reach for a moment: the next one may arrive.
  }
}

/** A container is a machine of its own: it has a host name of its own, and its processes numbers of their own. */
function thisMachine(): string {
  const id = readIfThere('/etc/machine-id');
  return `${hostname()} ${createHash('sha256').update(`firstday ${id}`).digest('hex').slice(0, 12)}`;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function makeOrExplain(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Trouble(`DATA_DIR: ${dataDir} cannot be written (${errorCode(error)}).`, { cause: error });
  }
}
