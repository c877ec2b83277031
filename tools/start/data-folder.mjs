import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

import { makeDataFolder } from '../postgres/cluster.mjs';
import { acquireLock, identityOf, isAlive, readLock, updateLock } from '../process/lock.mjs';
import { signal } from '../process/running.mjs';
import { waitUntil } from '../process/wait.mjs';
import { say, Trouble } from '../setup/say.mjs';

/** The lock on DATA_DIR: one Firstday a folder, and beside it one that is a worker only. It also keeps who runs for it, for a start after a `kill -9`. */
export class DataFolder {
  #lockFile;
  #release;

  constructor(dataDir, role) {
    this.#lockFile = join(dataDir, role === 'worker' ? 'firstday-worker.lock' : 'firstday.lock');
  }

  static async take(dataDir, role = 'all') {
    const folder = new DataFolder(dataDir, role);
    makeOrExplain(dataDir);
    const before = readLock(folder.#lockFile);
    // One that was told to stop, or whose terminal was killed, may still be stopping.
    folder.#release = await waitUntil(() => acquireLock(folder.#lockFile), { within: 3_000, every: 200 });
    if (!folder.#release) {
      const holder = readLock(folder.#lockFile);
      throw new Trouble(`${dataDir} is in use by a Firstday that runs already (process ${holder?.pid}).`);
    }
    await endAll(before?.parts ?? []);
    return folder;
  }

  /** Writes down who runs for this folder. What runs goes on where that cannot be written: the disk may be full. */
  record(pids) {
    try {
      updateLock(this.#lockFile, { parts: pids.map(identityOf) });
    } catch (error) {
      say(`${this.#lockFile} cannot be written (${error.code}): the service goes on.`);
    }
  }

  release() {
    this.#release();
  }
}

/** What a killed Firstday left behind: it ends by itself as a rule, and is helped where it does not. */
async function endAll(parts) {
  const living = () => parts.filter(isAlive);
  for (const { pid } of living()) signal(pid, 'SIGTERM');
  if (await waitUntil(() => living().length === 0, { within: 8_000 })) return;
  for (const { pid } of living()) signal(pid, 'SIGKILL');
  await waitUntil(() => living().length === 0, { within: 3_000 });
}

function makeOrExplain(dataDir) {
  try {
    makeDataFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Trouble(`DATA_DIR: ${dataDir} cannot be written (${error.code}).`, { cause: error });
  }
}
