import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../setup/root.mjs';

/** How long each step of the last `npm test` took, for `npm run house`. */
export const timesFile = join(root, 'node_modules', '.cache', 'firstday', 'test-times.json');

export function writeTimes(steps, file = timesFile) {
  mkdirSync(dirname(file), { recursive: true });
  const rows = steps.map(({ step, seconds, passed, failed }) => ({ step, seconds, passed, failed }));
  writeFileSync(file, `${JSON.stringify(rows, undefined, 2)}\n`);
}
