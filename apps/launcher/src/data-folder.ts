import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

import {
  acquireLock,
  identityOf,
  isAlive,
  type ProcessIdentity,
  readLock,
  updateLock,
} from '../../../tools/process/lock.mjs';
import { signal } from '../../../tools/process/running.mjs';
import { waitUntil } from '../../../tools/process/wait.mjs';
import { say, Trouble } from '../../../tools/setup/say.mjs';
import { errorCode } from './error-code.ts';
import { makeDataFolder } from './postgres/cluster-place.ts';

/** The lock on DATA_DIR: one Firstday a folder, and beside it one that is a worker only. It also keeps who runs for it, for a start after a `kill -9`. */
export class DataFolder {
  readonly #lockFile: string;
  readonly #unlock: () => void;

  private constructor(lockFile: string, unlock: () => void) {
    this.#lockFile = lockFile;
    this.#unlock = unlock;
  }

  static async take(dataDir: string, role: 'all' | 'api' | 'worker' = 'all'): Promise<DataFolder> {
    const lockFile = join(dataDir, role === 'worker' ? 'firstday-worker.lock' : 'firstday.lock');
    makeOrExplain(dataDir);
    const before = readLock(lockFile);
    // One that was told to stop, or whose terminal was killed, may still be stopping.
    const unlock = await waitUntil(() => acquireLock(lockFile), { within: 3_000, every: 200 });
    if (!unlock) {
      const holder = readLock(lockFile);
      throw new Trouble(`${dataDir} is in use by a Firstday that runs already (process ${holder?.pid}).`);
    }
    await endAll(before?.parts ?? []);
    return new DataFolder(lockFile, unlock);
  }

  /** Writes down who runs for this folder. What runs goes on where that cannot be written: the disk may be full. */
  record(pids: readonly number[]): void {
    try {
      updateLock(this.#lockFile, { parts: pids.map(identityOf) });
    } catch (error) {
      say(`${this.#lockFile} cannot be written (${errorCode(error)}): the service goes on.`);
    }
  }

  release(): void {
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

function makeOrExplain(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Trouble(`DATA_DIR: ${dataDir} cannot be written (${errorCode(error)}).`, { cause: error });
  }
}
