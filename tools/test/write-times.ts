import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../setup/root.mjs';
import type { StepResult } from './step-results.ts';

const timesFile = join(root, 'node_modules', '.cache', 'firstday', 'test-times.json');

/** Keeps how long each step of this `npm test` took. */
export function writeTimes(steps: readonly StepResult[]): void {
  mkdirSync(dirname(timesFile), { recursive: true });
  const rows = steps.map(({ step, seconds, passed, failed }) => ({ step, seconds, passed, failed }));
  writeFileSync(timesFile, `${JSON.stringify(rows, undefined, 2)}\n`);
}
