import { closeSync, fstatSync, lstatSync, openSync, renameSync, writeSync } from 'node:fs';

const pauseMilliseconds = 1_000;

/**
 * A file that lines are appended to; when it is full the earlier ones move on: api.log, api.1.log, … Only its owner may
 * read it. Writing a log never throws: a full disk must not end the service that the lines are about. What could not be
 * written is counted, and the file says so once it can be written again.
 */
export class LogFile {
  #plan;
  #fd;
  #size = 0;
  #lostBytes = 0;
  #pausedUntil = 0;

  /**
   * @param {{pathOf: (age: number) => string, limit: number, kept: number, onTrouble: (error: Error) => void}} plan
   *   `limit` in bytes; `kept` earlier files stay; `onTrouble` is called once for each time that writing fails
   */
  constructor(plan) {
    this.#plan = plan;
  }

  /** @param {Buffer} lines whole lines: a file ends with the end of one */
  write(lines) {
    if (Date.now() < this.#pausedUntil) {
      this.#lostBytes += lines.length;
      return;
    }
    try {
      if (this.#fd === undefined) this.#open();
      if (this.#size > 0 && this.#size + lines.length > this.#plan.limit) this.#turnOver();
      this.#reportLost();
      this.#append(lines);
    } catch (error) {
      this.#fail(error, lines.length);
    }
  }

  /** Begins a new file and moves the earlier ones on. */
  rotate() {
    try {
      this.#turnOver();
    } catch (error) {
      this.#fail(error, 0);
    }
  }

  close() {
    const fd = this.#fd;
    this.#fd = undefined;
    try {
      if (fd !== undefined) closeSync(fd);
    } catch {
      // What a full disk did not take is lost already.
    }
  }

  #turnOver() {
    this.close();
    const { pathOf, kept } = this.#plan;
    for (let age = kept - 1; age >= 0; age--) {
      if (isRegular(pathOf(age))) renameSync(pathOf(age), pathOf(age + 1));
    }
    this.#open();
  }

  #open() {
    this.#fd = openSync(this.#plan.pathOf(0), 'a', 0o600);
    this.#size = fstatSync(this.#fd).size;
  }

  #append(lines) {
    for (let written = 0; written < lines.length;) written += writeSync(this.#fd, lines, written);
    this.#size += lines.length;
  }

  #reportLost() {
    if (this.#lostBytes === 0) return;
    const line = { level: 40, time: Date.now(), msg: 'log lines were lost', bytes: this.#lostBytes };
    this.#append(Buffer.from(`\n${JSON.stringify(line)}\n`));
    this.#lostBytes = 0;
  }

  #fail(error, bytes) {
    if (this.#lostBytes === 0) this.#plan.onTrouble(error);
    this.#lostBytes += Math.max(bytes, 1);
    this.#pausedUntil = Date.now() + pauseMilliseconds;
    this.close();
  }
}

/** What an operator put in the place of a log file, say a link to a device, stays where it is. */
function isRegular(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
