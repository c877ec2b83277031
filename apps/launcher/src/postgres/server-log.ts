import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  truncateSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const kept = 3;
const limit = 50 * 1024 * 1024;
const read = 16 * 1024;

/**
 * What PostgreSQL itself says. It is given the open file, because it outlives us where we are killed; so the file is
 * copied and emptied when it is full, not moved. None of it throws: a full disk is no reason to end the database.
 */
export class ServerLog {
  readonly #path: string;
  #start = 0;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'logs', 'postgres.log');
  }

  /** For the `stdio` of a child, to be given to `close` afterwards. */
  open(): number | 'ignore' {
    try {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
      const fd = openSync(this.#path, 'a', 0o600);
      this.#start = fstatSync(fd).size;
      return fd;
    } catch {
      return 'ignore';
    }
  }

  close(opened: number | 'ignore'): void {
    if (typeof opened === 'number') closeSync(opened);
  }

  /** Moves on to a new file where this one is full. */
  keepSmall(most = limit): void {
    try {
      const file = lstatSync(this.#path, { throwIfNoEntry: false });
      if (!file?.isFile() || file.size <= most) return;
      for (let age = kept - 1; age >= 1; age--) {
        if (existsSync(this.#pathOf(age))) renameSync(this.#pathOf(age), this.#pathOf(age + 1));
      }
      copyFileSync(this.#path, this.#pathOf(1));
      truncateSync(this.#path);
    } catch {
      // Without room for a copy it stays as it is.
    }
  }

  /** The end of what was said since the last `open`. */
  lastWords(): string {
    try {
      return this.#end().trim().split('\n').slice(-8).join('\n');
    } catch {
      return '';
    }
  }

  #end(): string {
    const fd = openSync(this.#path, 'r');
    try {
      const from = Math.max(this.#start, fstatSync(fd).size - read);
      const bytes = Buffer.alloc(read);
      return bytes.toString('utf8', 0, readSync(fd, bytes, 0, read, from));
    } finally {
      closeSync(fd);
    }
  }

  #pathOf(age: number): string {
    return this.#path.replace(/log$/, `${age}.log`);
  }
}
