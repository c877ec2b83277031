import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { say } from '../../../../tools/setup/say.mjs';
import { shortReason } from '../error-code.ts';
import { LogFile } from './log-file.ts';
import { type LogTarget, PartLog } from './part-log.ts';

interface LogOptions {
  readonly to?: 'files' | 'stdout';
  readonly fileMegabytes?: number;
}

const kept = 3;
const megabyte = 1024 * 1024;

/**
 * The logs of a data folder: a file for each part, which moves on at each start and when it is full; or standard output,
 * for whoever has a collector of their own.
 */
export class Logs {
  readonly folder: string;
  readonly #isStandardOutput: boolean;
  readonly #limit: number;
  readonly #parts = new Map<string, PartLog>();

  constructor(dataDir: string, { to = 'files', fileMegabytes = 50 }: LogOptions = {}) {
    this.folder = join(dataDir, 'logs');
    this.#isStandardOutput = to === 'stdout';
    this.#limit = fileMegabytes * megabyte;
    if (!this.#isStandardOutput) this.#makeFolder();
  }

  /** The log of a part that starts now. */
  begin(part: string): PartLog {
    this.#parts.get(part)?.close();
    const log = new PartLog(this.#isStandardOutput ? standardOutput : this.#newFile(part));
    this.#parts.set(part, log);
    return log;
  }

  /** Where to read what a part says. */
  placeOf(part: string): string {
    return this.#isStandardOutput ? 'standard output' : this.#pathOf(part, 0);
  }

  close(): void {
    for (const log of this.#parts.values()) log.close();
  }

  #newFile(part: string): LogFile {
    const file = new LogFile({
      pathOf: (age) => this.#pathOf(part, age),
      limit: this.#limit,
      kept,
      onTrouble: (error) => say(unwritable(this.#pathOf(part, 0), error)),
    });
    file.rotate();
    return file;
  }

  #pathOf(part: string, age: number): string {
    return join(this.folder, age === 0 ? `${part}.log` : `${part}.${age}.log`);
  }

  #makeFolder(): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      say(unwritable(this.folder, error));
    }
  }
}

const standardOutput: LogTarget = {
  write: (lines) => process.stdout.write(lines),
  close: () => undefined,
};

const unwritable = (path: string, error: unknown): string =>
  `The log ${path} cannot be written (${shortReason(error)}): the service goes on without it, and tries again.`;
