import { existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kept = 3;

/** The log files of a data folder: one a part, the last few starts kept. Only their owner may read them. */
export class Logs {
  constructor(dataDir) {
    this.folder = join(dataDir, 'logs');
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
  }

  /** Begins a new file for the part and moves the earlier ones on: api.log, api.1.log, … */
  rotate(part) {
    for (let age = kept - 1; age >= 0; age--) {
      if (existsSync(this.pathOf(part, age))) renameSync(this.pathOf(part, age), this.pathOf(part, age + 1));
    }
    writeFileSync(this.pathOf(part), '', { mode: 0o600 });
  }

  open(part) {
    return openSync(this.pathOf(part), 'a', 0o600);
  }

  pathOf(part, age = 0) {
    return join(this.folder, age === 0 ? `${part}.log` : `${part}.${age}.log`);
  }

  lastLines(part, count = 12) {
    const lines = readFileSync(this.pathOf(part), 'utf8').trim().split('\n');
    return lines.slice(-count).join('\n');
  }
}
