import { closeSync, fstatSync, lstatSync, openSync, renameSync, writeSync } from 'node:fs';

import type { LogTarget } from './part-log.ts';

interface LogFilePlan {
  readonly pathOf: (age: number) => string;
  /** In bytes. */
  readonly limit: number;
  /** How many earlier files stay. */
  readonly kept: number;
  /** Called once for each time that writing fails. */
  readonly onTrouble: (error: unknown) => void;
}

const pauseMilliseconds = 1_000;

/**
 * A file that lines are appended to; when it is full the earlier ones move on: api.log, api.1.log, … Only its owner may
 * read it. Writing a log never throws: a full disk must not end the service that the lines are about. What could not be
 * written is counted, and the file says so once it can be written again.
 */
export class LogFile implements LogTarget {
  readonly #plan: LogFilePlan;
  #fd: number | undefined;
  #size = 0;
  #lostBytes = 0;
  #pausedUntil = 0;

  constructor(plan: LogFilePlan) {
    this.#plan = plan;
  }

  /** @param lines whole lines: a file ends with the end of one */
  write(lines: Buffer): void {
    if (Date.now() < this.#pausedUntil) {
      this.#lostBytes += lines.length;
      return;
    }
    try {
      let fd = this.#fd ?? this.#open();
      if (this.#size > 0 && this.#size + lines.length > this.#plan.limit) fd = this.#turnOver();
      this.#reportLost(fd);
      this.#append(fd, lines);
    } catch (error) {
      this.#fail(error, lines.length);
    }
  }

  /** Begins a new file and moves the earlier ones on. */
  rotate(): void {
    try {
      this.#turnOver();
    } catch (error) {
      this.#fail(error, 0);
    }
  }

  close(): void {
    const fd = this.#fd;
    this.#fd = undefined;
    try {
      if (fd !== undefined) closeSync(fd);
    } catch {
      // What a full disk did not take is lost already.
    }
  }

  #turnOver(): number {
    this.close();
    const { pathOf, kept } = this.#plan;
    for (let age = kept - 1; age >= 0; age--) {
      if (isRegular(pathOf(age))) renameSync(pathOf(age), pathOf(age + 1));
    }
    return this.#open();
  }

  #open(): number {
    const fd = openSync(this.#plan.pathOf(0), 'a', 0o600);
    this.#fd = fd;
    this.#size = fstatSync(fd).size;
    return fd;
  }

  #append(fd: number, lines: Buffer): void {
    for (let written = 0; written < lines.length;) written += writeSync(fd, lines, written);
    this.#size += lines.length;
  }

  #reportLost(fd: number): void {
    if (this.#lostBytes === 0) return;
    const line = { level: 40, time: Date.now(), msg: 'log lines were lost', bytes: this.#lostBytes };
    this.#append(fd, Buffer.from(`\n${JSON.stringify(line)}\n`));
    this.#lostBytes = 0;
  }

  #fail(error: unknown, bytes: number): void {
    if (this.#lostBytes === 0) this.#plan.onTrouble(error);
    this.#lostBytes += Math.max(bytes, 1);
    this.#pausedUntil = Date.now() + pauseMilliseconds;
    this.close();
  }
}

/** What an operator put in the place of a log file, say a link to a device, stays where it is. */
function isRegular(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
