import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from '../setup/root.mjs';

/** Seconds of a processor that a spec file of the gate may take of its worker. */
export const workBudget = 8;
/** So many runs in a row above it are no accident. */
const runsInARow = 3;
const keptFile = join(root, 'node_modules', '.cache', 'firstday', 'work-times.json');

/** Notes what a spec file took of its worker, where the run collects it (TEST_WORK_FILE). */
export function noteWork(path, { user, system }) {
  const { TEST_WORK_FILE: file } = process.env;
  if (!file) return;
  appendFileSync(file, `${JSON.stringify({ file: relative(root, path), seconds: (user + system) / 1e6 })}\n`);
}

/** Keeps the work of the last three runs of each spec file. */
export function keepWork(notes) {
  if (!existsSync(notes)) return;
  const kept = readKept();
  for (const line of readFileSync(notes, 'utf8').trim().split('\n')) {
    const { file, seconds } = JSON.parse(line);
    kept[file] = [...(kept[file] ?? []), Math.round(seconds * 10) / 10].slice(-runsInARow);
  }
  mkdirSync(dirname(keptFile), { recursive: true });
  writeFileSync(keptFile, `${JSON.stringify(kept, undefined, 2)}\n`);
}

/** Spec files of the gate that were above their budget in each of the last three runs, with the seconds. */
export function overBudget(kept = readKept()) {
  return Object.entries(kept)
    .filter(([file, seconds]) => file.endsWith('.feature.spec.ts') && seconds.length === runsInARow)
    .filter(([, seconds]) => seconds.every((one) => one > workBudget))
    .map(([file, seconds]) => `${file} (${seconds.join(', ')} s)`);
}

const readKept = () => (existsSync(keptFile) ? JSON.parse(readFileSync(keptFile, 'utf8')) : {});
