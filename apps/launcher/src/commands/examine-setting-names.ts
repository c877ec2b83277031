import { settingNames } from '@firstday/api/read-config';

import type { Environment } from '../environment.ts';
import { backupSettings } from '../environments-of.ts';
import type { ShownFinding } from './shown-finding.ts';

/** What `npm start` and its commands read besides the settings of the service. */
const besides = ['EVERIFY_SIMULATOR', 'DEVELOPMENT_PAGES', 'NODE_ENV', 'NODE_OPTIONS', 'TZ'];
const known: readonly string[] = [...settingNames, ...backupSettings, ...besides];
const knownWithFiles = new Set(known.flatMap((name) => [name, `${name}_FILE`]));

/**
 * Names that nobody reads: any of the file `.env`, and of the environment those that look like one of ours. A setting that was
 * misspelt has no effect, and nothing else says so. No value is shown.
 */
export function examineSettingNames(inFile: Environment, environment: Environment): ShownFinding[] {
  const unknown = new Set([
    ...Object.keys(inFile).filter((name) => !knownWithFiles.has(name)),
    ...Object.keys(environment).filter(
      (name) => !knownWithFiles.has(name) && resembling(name, Math.floor(name.length / 4)) !== undefined,
    ),
  ]);
  return [...unknown].map((name) => {
    const meant = resembling(name, 3);
    return {
      area: 'settings',
      state: 'warning',
      text: `${name} is no setting: it has no effect.`,
      remedy: meant ? `Is ${meant} meant?` : 'Take it out, or look it up in the README.',
    };
  });
}

function resembling(name: string, most: number): string | undefined {
  return known
    .map((one) => ({ one, steps: distance(name, one) }))
    .filter(({ steps }) => steps <= most)
    .sort((a, b) => a.steps - b.steps)[0]?.one;
}

/** How many letters have to be changed, or swapped with their neighbour (Damerau and Levenshtein). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const steps = [
        valueAt(row, j) + 1,
        valueAt(next, j - 1) + 1,
        valueAt(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(Math.min(...steps, ...(isSwapped ? [valueAt(before, j - 2) + 1] : [])));
    }
    [before, row] = [row, next];
  }
  return valueAt(row, b.length);
}

const valueAt = (row: readonly number[], at: number): number => row[at] ?? 0;
