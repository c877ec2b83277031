import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/root.mjs';
import { say, Trouble } from '../setup/say.mjs';

/** More than this, and tests are put away instead of repaired. */
const most = 5;

/**
 * Tests that failed by chance and wait to be repaired: spec files whose names end in `.quarantine.spec.ts`, and journeys
 * with the tag `@quarantine`. The night runs them and says what they did; they fail nothing.
 */
export function quarantined(): readonly string[] {
  const files = globSync('{apps,libs,tools}/**/*.quarantine.spec.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  const journeys = globSync('e2e/**/*.spec.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('@quarantine'),
  );
  return [...files, ...journeys];
}

/** @throws Trouble where there are too many */
export function checkQuarantine(): void {
  const files = quarantined();
  say(`in quarantine: ${files.length === 0 ? 'none' : files.join(', ')}`);
  if (files.length > most) throw new Trouble(`More than ${most} files are in quarantine: repair some.`);
}
