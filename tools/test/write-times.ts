import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../setup/root.mjs';
import type { FileTime } from './file-times.ts';
import type { StepResult } from './step-results.ts';

const folder = join(root, 'node_modules', '.cache', 'firstday');
const timesFile = join(folder, 'test-times.json');
/** Seconds of each spec file when it last ran, whichever suite it was. */
export const fileTimesFile = join(folder, 'file-times.json');

/** Keeps how long each step and each spec file of this run took. */
export function writeTimes(steps: readonly StepResult[], files: readonly FileTime[]): void {
  mkdirSync(dirname(timesFile), { recursive: true });
  const rows = steps.map(({ step, seconds, passed, failed }) => ({ step, seconds, passed, failed }));
  writeJson(timesFile, rows);
  const before: Readonly<Record<string, number>> = existsSync(fileTimesFile)
    ? JSON.parse(readFileSync(fileTimesFile, 'utf8'))
    : {};
  const now = Object.fromEntries(files.map(({ file, seconds }) => [file, Math.round(seconds * 10) / 10]));
  const all = Object.entries({ ...before, ...now }).toSorted(([one], [other]) => one.localeCompare(other));
  writeJson(fileTimesFile, Object.fromEntries(all));
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
