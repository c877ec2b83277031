import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '../setup/say.mjs';
import { LogFile } from './log-file.mjs';
import { PartLog } from './part-log.mjs';

const kept = 3;
const megabyte = 1024 * 1024;

/**
 * The logs of a data folder: a file for each part, which moves on at each start and when it is full; or standard output,
 * for whoever has a collector of their own.
 */
export class Logs {
  #parts = new Map();
  #options;

  /** @param {{to?: 'files' | 'stdout', fileMegabytes?: number}} options */
  constructor(dataDir, { to = 'files', fileMegabytes = 50 } = {}) {
    this.folder = join(dataDir, 'logs');
    this.#options = { to, limit: fileMegabytes * megabyte };
    if (to === 'files') this.#makeFolder();
  }

  /** The log of a part that starts now. */
  begin(part) {
    this.#parts.get(part)?.close();
    const log = new PartLog(this.#options.to === 'stdout' ? standardOutput : this.#newFile(part));
    this.#parts.set(part, log);
    return log;
  }

  /** Where to read what a part says. */
  placeOf(part) {
    return this.#options.to === 'stdout' ? 'standard output' : this.#pathOf(part, 0);
  }

  close() {
    for (const log of this.#parts.values()) log.close();
  }

  #newFile(part) {
    const file = new LogFile({
      pathOf: (age) => this.#pathOf(part, age),
      limit: this.#options.limit,
      kept,
      onTrouble: (error) => say(unwritable(this.#pathOf(part, 0), error)),
    });
    file.rotate();
    return file;
  }

  #pathOf(part, age) {
    return join(this.folder, age === 0 ? `${part}.log` : `${part}.${age}.log`);
  }

  #makeFolder() {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      say(unwritable(this.folder, error));
    }
  }
}

const standardOutput = { write: (lines) => process.stdout.write(lines), close: () => undefined };

const unwritable = (path, { code, message }) =>
  `The log ${path} cannot be written (${code ?? message}): the service goes on without it, and tries again.`;
